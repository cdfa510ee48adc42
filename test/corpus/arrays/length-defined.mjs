// Defining the length with a value and closing it at once.
const list = [1, 2, 3];
Object.defineProperty(list, 'length', { value: 2, writable: false });
console.log(list, Reflect.defineProperty(list, 'length', { value: 5 }), Reflect.defineProperty(list, 2, { value: 5 }), list);
const kept = Object.defineProperty([1, 2, 3], 1, { configurable: false });
console.log(Reflect.defineProperty(kept, 'length', { value: 0, writable: false }), kept, Object.getOwnPropertyDescriptor(kept, 'length').writable);
console.log(Object.freeze(Object.defineProperty([1], 'length', { writable: false })).length);

// Defining elements with attributes makes arrays longer.
const list = [];
Object.defineProperty(list, 3, { value: 'x' });
console.log(list.length, list, Object.keys(list), 2 in list, 3 in list);
Object.defineProperty(list, 1, { get() { return this.length; }, enumerable: true });
console.log(list[1], list.length, list.map((x) => x), Array.from(list));
Object.defineProperties(list, { 5: { value: 1, enumerable: true }, 0: { value: 0, enumerable: true, writable: true, configurable: true } });
console.log(Reflect.ownKeys(list), list.lastIndexOf('x'), list.flat());

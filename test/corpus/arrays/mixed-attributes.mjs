// Arrays with odd elements as arguments, in spread calls, in sort and in concat.
const odd = Object.defineProperty([3, 1, 2], 0, { get: () => 'first', enumerable: true, configurable: true });
console.log(Math.max(...Object.defineProperty([3, 1], 1, { value: 9, writable: false })), ((...list) => list)(...odd));
console.log([].concat(odd, odd).length, Array.prototype.concat.call([], odd), odd.toSorted(), odd.with(1, 'x'));
console.log(String.raw({ raw: odd }, 1, 2), Reflect.apply((...x) => x.length, null, odd), new Set(odd), Object.fromEntries([odd]));
odd.length = 1;
console.log(odd, odd.length);
odd.length = 0;
console.log(odd, Reflect.ownKeys(odd));
class Stack extends Array {}
const stack = Stack.of(1, 2);
Object.defineProperty(stack, 0, { writable: false });
console.log(stack, stack.filter(() => true), stack.pop(), stack);

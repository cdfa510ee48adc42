// Deep equality looks at prototypes, symbols and hidden keys.
import { isDeepStrictEqual as equal } from 'node:util';
class A { constructor(x) { this.x = x; } }
class B extends A {}
const symbol = Symbol('s');
console.log(equal(new A(1), new A(1)), equal(new A(1), new B(1)), equal(new A(1), { x: 1 }), equal({ [symbol]: 1 }, { [symbol]: 1 }), equal({ [symbol]: 1 }, { [symbol]: 2 }));
const hidden = Object.defineProperty({}, 'h', { value: 1 });
console.log(equal(hidden, {}), equal([1, 2], Object.assign([1, 2], { extra: 1 })), equal(new A([1]), new A([1])), equal(A, A), equal(A, B));
console.log(equal(new Map([['a', 1], ['b', 2]]), new Map([['b', 2], ['a', 1]])), equal(new Set([{ a: 1 }, { a: 1 }]), new Set([{ a: 1 }, { a: 2 }])), equal([NaN], [NaN]), equal([0], [-0]));

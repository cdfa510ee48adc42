// Types, assertions, overloads, generics and declarations that leave nothing behind.
interface Shape { kind: 'circle' | 'square'; size: number }
type Pair<A, B = A> = readonly [A, B];
declare const neverDefined: number;
declare function alsoNot(): void;
declare module 'nowhere' { export const x: number }
abstract class A<T> { abstract m(): T; declare d: string; optional?: number; definite!: string; protected static readonly s: number = 4; get v(): T { return this.m(); } }
class B extends A<string> implements Iterable<string> { override m(): string { return 'm'; } *[Symbol.iterator](): Iterator<string> { yield this.v; } static get s2(): number { return B.s; } }
function over(a: string): string;
function over(a: number): number;
function over(a: any): any { return a; }
const pair: Pair<number> = [1, 2] as const;
const s = { kind: 'circle', size: 2 } satisfies Shape;
console.log(over('x'), over(1), pair, s, [...new B()], Object.keys(new B()), B.s2);
const n = (pair as unknown as number[])!.length!;
const x = <number>(5 as any);
const generic = <T,>(v: T): T => v;
const arrow = <T extends { length: number }>(v: T): number => v.length;
console.log(n, x, generic<string>('g'), arrow([1, 2]), generic(over)(3));
function assertIsString(v: unknown): asserts v is string { if (typeof v !== 'string') throw new TypeError('no'); }
function isNumber(this: void, v: unknown): v is number { return typeof v === 'number'; }
let u: unknown = 'text';
assertIsString(u);
console.log(u.length, isNumber(u), isNumber.length, over.length);
let tuple: [first: string, second?: number, ...rest: boolean[]] = ['a'];
let fn: new (...args: any[]) => object = B;
let key: keyof Shape = 'size';
let indexed: Shape['kind'] = s.kind;
type Fn = typeof over; type Cond<T> = T extends string ? 'yes' : 'no'; type Mapped = { [K in keyof Shape]?: Shape[K] };
console.log(tuple, new fn() instanceof B, s[key], indexed);
label: for (const i of [1, 2, 3] as number[]) { if (i === 2) continue label; console.log(i satisfies number); }
export type { Shape };
export { type Pair, over as renamed };
let optional = (a?: number, b: string = 'd'): string => `${a}${b}`;
console.log(optional(), optional.length, (function (this: { q: number }) { return this.q; }).call({ q: 7 }));
enum E { A = 1 } const e: E = E.A; console.log(e! as number, (<any>e).toFixed(1));

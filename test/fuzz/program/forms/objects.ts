/** Objects: literals, accessors, spread, prototypes, instances. */

import { formsOf } from '../template.js';

export const objects = formsOf('obj', [
  [2, '({})'],
  [1, '({ k: 1, x: 2 })'],
  [9, '‹var obj›'],
  [3, '({ k: ‹any›, [‹key›]: ‹any› })'],
  [1, '({ 1: ‹any›, y: ‹any›, 0: ‹any›, k: ‹any› })'],
  [2, '({ ...‹obj›, ‹pick k x y›: ‹any› })'],
  [1, '({ ...‹any› })'],
  [2, `({ x: ‹any›, get g() { ‹hit getter and setter›; return ‹any›; }, set g(v) { log.push('set'); this.x = v; } })`],
  [1, '({ __proto__: ‹obj›, y: ‹any› })'],
  [1, 'Object.create(‹obj›)'],
  [1, 'Object.assign(‹obj›, ‹obj›)'],
  [5, '(‹bool› ? ‹obj› : ‹obj›)'],
  [5, 'new ‹var class›(‹num›)'],
  [1, 'Object.fromEntries(‹map›)'],
  [2, '({ m(‹const x num›, ‹const y any›) ‹body this x y›, k: ‹num› })'],
  [1, '({ m: ‹fn›, k: ‹any› })'],
  [1, 'Object.freeze({ k: ‹any› })'],
  [1, '(({ k, ...rest }) => rest)(‹obj›)'],
  [1, `JSON.parse('{"k":1,"x":[1,null,{"y":-0}],"k":2}')`],
  [1, '(‹assign obj› = ‹obj›)'],
  [1, 'Object.create(null)'],
  [1, '‹arr›'],
  [1, '‹map›'],
  [1, `({ valueOf() { log.push('valueOf'); return ‹leaf num›; }, toString() { return ‹leaf str›; } })`],
  [1, '({ [Symbol.toPrimitive](hint) { log.push(hint); return ‹leaf num›; } })'],
  [
    1,
    `Object.defineProperty(‹obj›, ‹pick 'k' 'x' 'y' sym›, { get() { return ‹any›; }, enumerable: ‹pick true false›, configurable: true })`,
  ],
  [1, `Object.defineProperty(‹obj›, ‹pick 'k' 'x' 'y' sym›, { value: ‹any›, enumerable: true, writable: false })`],
]);

/** Classes and constructor functions. An instance takes one number; `m` is its method, `g` its accessor, `k` and `x` fields. */

import { formsOf } from '../template.js';

export const classes = formsOf('declaration', [
  [
    1,
    `class ‹const C class› { static #count = ‹num›; static #bump(x) { return (‹C›.#count += x); } static get g() { return ‹C›.#count; } static set g(v) { ‹C›.#count = v; } #q; constructor(‹const x num›) { this.#q = ‹C›.#bump(‹num x›); } get g() { if (‹bool›) throw new TypeError('g'); return this.#q; } m(‹const y num›) { ‹C›.g = ‹num y›; return [‹C›.g, this.#q++, this.#q]; } toJSON() { return this.#q; } }‹after C›`,
  ],
  [
    3,
    'class ‹const C class› { k = ‹any›; constructor(‹const x num›) { this.x = ‹x›; ‹body* this x› } m(‹const y num›, ‹const z any›) ‹body this y z› }‹after C›',
  ],
  [
    3,
    `class ‹const C class› { #p = ‹num›; static made = 0; constructor(‹const x num›) { this.#p = ‹any x›; ‹C›.made += 1; } get g() { ‹hit getter and setter›; return this.#p; } set g(v) { ‹hit getter and setter›; log.push('set'); if (‹bool›) this.#p = v; } #h(y) { return [this.#p, y]; } m(‹const y num›) { return #p in this ? this.#h(‹any y›) : null; } }‹after C›`,
  ],
  [
    3,
    'class ‹const C class› extends ‹var class› { x = ‹any this›; constructor(‹const x num›) { ‹body* x› super(‹num x›); ‹body* this x› } m(‹const y num›, ‹const z any›) { ‹body* this y z› return [super.m?.(‹y›, ‹z›), ‹any this y›]; } get g() { return [super.g]; } set g(v) { super.g = v; } }‹after C›',
  ],
  [
    1,
    `class ‹const C class› extends ‹var class› { static [‹leaf key›] = ‹any›; static { log.push('static'); } ['m'](‹const y num›) { return super.x ?? ‹any y›; } }‹after C›`,
  ],
  [
    2,
    'function ‹const C class›(‹const x num›) { this.k = ‹any x›; if (‹bool x›) { ‹body* this x› } } ‹C›.prototype.m = function (‹const y num›, ‹const z any›) ‹body this y z›; ‹C›.prototype.y = ‹any›;‹after C›',
  ],
  [
    1,
    'function ‹const C class›(‹const x num›) { if (‹bool x›) return ‹obj›; this.x = new.target === ‹C›; } Object.setPrototypeOf(‹C›.prototype, ‹obj›);‹after C›',
  ],
  [
    1,
    'class ‹const C class› extends ‹pick Array Map Error Object› { constructor(‹const x num›) { super(); this.x = ‹any x›; } get g() { return ‹any this›; } }‹after C›',
  ],
]);

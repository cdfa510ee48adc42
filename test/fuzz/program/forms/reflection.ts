/** Functions and objects as seen by the program itself: arguments, receivers, well-known symbols, attributes, `Reflect`. */

import { formsOf } from '../template.js';

export const reflectionStatements = formsOf('statement', [
  [
    2,
    '{ const f = function (‹let x any›, ‹let y any›) { arguments[0] = ‹any x y›; if (‹bool›) ‹y› = ‹any x›; if (‹bool›) arguments.length = 1; return [‹x›, ‹y›, arguments.length, ...arguments, Array.prototype.slice.call(arguments, ‹num›), arguments[‹input num›]]; }; log.push(‹see arguments›(‹bool› ? f(‹input any›) : f(‹any›, ‹any›, ‹leaf any›))); }',
  ],
  [
    1,
    '{ const f = function (‹const x any› = arguments.length, ...‹const r arr›) { delete arguments[‹input num› & 1]; return [‹x›, ‹r›, Object.keys(arguments), 1 in arguments, JSON.stringify(arguments), Object.prototype.toString.call(arguments)]; }; log.push(‹see arguments›(f(...‹arr›.slice(0, 2), ‹input any›))); }',
  ],
  // parameters that are the same variables as the parts of `arguments`
  [
    2,
    `{ const f = ‹bool› ? mapped(‹input any›, ‹any›, ‹leaf any›) : mapped(‹any›), ‹const o obj› = f.parts; if (‹bool›) ‹o›[‹input num› & 1] = ‹any›; if (‹bool›) f.change(‹input bool›, ‹any›); if (‹bool›) delete ‹o›[‹num› & 1]; ‹block* o› f.change(‹bool›, ‹any›); ‹o›[‹num› & 3] = ‹any›; log.push(‹see mapped arguments›([...f.look(), ‹o›[0], ‹o›[1], ‹o›.length])); }`,
  ],
  [
    1,
    `{ const f = mapped(‹input any›, ‹any›), ‹const o obj› = f.parts; try { if (‹bool›) Object.‹pick freeze seal preventExtensions›(‹o›); if (‹bool›) Object.defineProperty(‹o›, ‹bool› ? '0' : '1', { value: ‹any› }); f.change(‹input bool›, ‹any›); ‹o›[‹num› & 1] = ‹any›; } catch (error) { log.push(nameOf(error)); } log.push(‹see mapped arguments›([...f.look(), ...Object.values(‹o›), Object.keys(‹o›)])); }`,
  ],
  [
    2,
    `{ const f = function (‹const x any›, ‹const y any›) { return [this?.k, ‹any x y›]; }, ‹const o obj› = { k: ‹input any› }; const g = f.bind(‹bool› ? ‹o› : ‹any›, ‹num›); log.push(‹see call, apply, bind›([f.call(‹bool› ? ‹o› : ‹input any›, ‹any›), f.apply(‹o›, ‹bool› ? [‹any›] : ‹arr›.slice(0, 2)), g(‹any›), g.length, g.name])); }`,
  ],
  [
    1,
    'try { function Made(‹const x any›, ‹const y any›) { this.x = ‹x›; this.y = ‹any y›; } const Bound = Made.bind(null, ‹input any›); const made = new Bound(‹any›); log.push(‹see call, apply, bind›([made instanceof Made, made, Function.prototype.call.call(‹fn›, null, ‹num›, ‹any›)])); } catch (error) { log.push(nameOf(error)); }',
  ],
  [
    2,
    `try { const ‹const o obj› = { [Symbol.toPrimitive](hint) { log.push(hint); return ‹bool› ? ‹input any› : ‹any›; } }; log.push(‹see Symbol.toPrimitive›([\`\${‹o›}\`, +‹o›, ‹o› + ‹any›, ‹o› < ‹num›, ‹o› == ‹any›, { [‹o›]: 1 }])); } catch (error) { log.push(‹see Symbol.toPrimitive›(nameOf(error))); }`,
  ],
  [
    2,
    `{ class Tagged { get [Symbol.toStringTag]() { return ‹input any›; } } const ‹const o obj› = ‹bool› ? new Tagged() : { [Symbol.toStringTag]: ‹str› }; log.push(‹see Symbol.toStringTag›([String(‹o›), Object.prototype.toString.call(‹bool› ? ‹o› : ‹any›)])); }`,
  ],
  [
    2,
    '{ class Even { static [Symbol.hasInstance](‹const x any›) { return ‹any x›; } } const type = ‹bool› ? Even : ‹pick Array Map Object›; log.push(‹see Symbol.hasInstance›([‹input num› instanceof type, ‹any› instanceof Even])); }',
  ],
  [
    1,
    'try { log.push(‹see Symbol.hasInstance›(‹input any› instanceof (‹bool› ? ‹any› : ‹fn›))); } catch (error) { log.push(‹see Symbol.hasInstance›(nameOf(error))); }',
  ],
  [
    2,
    `try { const base = { get k() { return [this.x, ‹input any›]; }, set k(v) { if (‹bool›) this.x = v; else log.push(v); } }, ‹const o obj› = Object.create(‹bool› ? base : { k: ‹any› }); ‹o›.x = ‹any›; ‹o›.k = ‹any›; ‹block* o› log.push(‹see getters on prototypes›([‹o›.k, Object.hasOwn(‹o›, 'k'), Object.keys(‹o›)])); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    2,
    `try { const ‹const o obj› = { x: ‹any› }; Object.defineProperty(‹o›, ‹bool› ? 'k' : 'x', { value: ‹input any›, writable: ‹input bool›, enumerable: ‹bool›, configurable: ‹pick true false› }); log.push(Object.getOwnPropertyDescriptor(‹o›, ‹pick 'k' 'x'›)); try { ‹o›.k = ‹any›; } catch (error) { log.push(nameOf(error)); } log.push(‹see Object.defineProperty›([delete ‹o›.x, ‹o›, Object.entries(‹o›)])); } catch (error) { log.push(‹see Object.defineProperty›(nameOf(error))); }`,
  ],
  [
    2,
    `{ const ‹const o obj› = { k: ‹input any›, x: [‹any›] }, ‹const p obj› = ‹bool› ? Object.‹pick freeze seal preventExtensions›(‹o›) : { k: 0 }; try { ‹p›.k = ‹any›; ‹p›.y = ‹any›; } catch (error) { log.push(nameOf(error)); } ‹block* o p› log.push(‹see Object.freeze›([Object.isFrozen(‹o›), Object.isSealed(‹p›), Object.isExtensible(‹p›), ‹o›, ‹p›])); }`,
  ],
  [
    1,
    `{ const ‹const t arr› = [‹any›, ‹input num›]; if (‹bool›) Object.‹pick freeze seal preventExtensions›(‹t›); try { ‹t›.‹pick push unshift fill›(‹any›); } catch (error) { log.push(nameOf(error)); } try { ‹t›[‹num› & 1] = ‹any›; ‹t›.pop(); } catch (error) { log.push(nameOf(error)); } log.push(‹see Object.freeze›([‹t›, Object.isFrozen(‹t›)])); }`,
  ],
  [
    2,
    `{ const ‹const o obj› = ‹bool› ? { k: ‹input any›, get x() { return this.y; } } : Object.freeze({ x: ‹num› }); log.push(‹see Reflect›([Reflect.set(‹o›, ‹key›, ‹any›), Reflect.get(‹o›, 'x', { y: ‹any› }), Reflect.has(‹o›, ‹key›), Reflect.deleteProperty(‹o›, ‹bool› ? 'k' : 'x'), Reflect.ownKeys(‹o›).length, Reflect.defineProperty(‹o›, 'y', { value: ‹any›, enumerable: true })]), ‹o›); }`,
  ],
  [
    1,
    'try { class Base { constructor(x) { this.x = x; this.y = new.target.name; } } class Other { get g() { return this.x; } } const made = Reflect.construct(Base, [‹input any›], ‹bool› ? Other : Base); log.push(‹see Reflect›([made, made.g, Reflect.apply(‹fn›, ‹obj›, [‹num›, ‹any›]), Reflect.getPrototypeOf(made) === Other.prototype])); } catch (error) { log.push(nameOf(error)); }',
  ],
]);

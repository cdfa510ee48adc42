/**
 * What builtins and assignments meet rarely: elements with attributes of their own, holes below prototypes that have a say in them, targets
 * that cannot be written, getters where a `prototype` is asked for, and promises that nobody waits for.
 */

import { formsOf } from '../template.js';

export const oddStatements = formsOf('statement', [
  [
    2,
    `{ const ‹const l arr› = [‹any›, ‹input any›, ‹num›]; try { Object.defineProperty(‹l›, ‹num› & 3, ‹bool› ? { value: ‹any›, writable: ‹input bool›, enumerable: ‹bool›, configurable: ‹pick true false› } : { get: () => ‹input any›, set: (v) => log.push(v), enumerable: ‹bool›, configurable: ‹pick true false› }); } catch (error) { log.push(nameOf(error)); } for (const action of [() => (‹l›[‹input num› & 3] = ‹any›), () => ‹l›.‹pick push unshift›(‹any›), () => ‹l›.‹pick pop shift reverse›(), () => (‹l›.length = ‹num› & 3), () => ‹l›.map((x) => x), () => delete ‹l›[‹num› & 1]]) try { log.push(action()); } catch (error) { log.push(nameOf(error)); } log.push(‹see elements with attributes›([[...‹l›], ‹l›.length, Object.keys(‹l›), JSON.stringify(‹l›)])); }`,
  ],
  [
    1,
    `{ const ‹const l arr› = [‹any›, ‹input any›]; Object.defineProperty(‹l›, 'length', { writable: ‹pick true false› }); for (const action of [() => ‹l›.push(‹any›), () => ‹l›.pop(), () => (‹l›[‹input num› & 3] = ‹any›), () => ‹l›.splice(‹num›, 1), () => (‹l›.length = ‹num› & 3)]) try { log.push(action()); } catch (error) { log.push(nameOf(error)); } log.push(‹see read-only length›([‹l›, ‹l›.length])); }`,
  ],
  [
    1,
    `{ const above = Object.defineProperty([], ‹num› & 1, ‹bool› ? { value: ‹any›, writable: ‹pick true false› } : { get() { return ‹input any›; }, set(v) { log.push(v); } }), ‹const l arr› = Object.setPrototypeOf([, ‹any›, ,], above); try { ‹l›[‹input num› & 1] = ‹any›; if (‹bool›) delete ‹l›[1]; } catch (error) { log.push(nameOf(error)); } log.push(‹see holes below prototypes›([‹l›[0], ‹l›[1], Object.keys(‹l›), Array.prototype.join.call(‹l›)])); }`,
  ],
  [
    1,
    `try { const target = ‹bool› ? Object.‹pick freeze seal preventExtensions›([‹any›]) : [‹any›]; class Into extends Array { static get [Symbol.species]() { return function () { return target; }; } } const ‹const l arr› = Into.from([‹input any›, ‹any›]); log.push(‹see frozen targets›([‹l›.‹pick slice concat flat›(), target])); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    `try { const made = Object.defineProperty(function () {}.bind(), 'prototype', { get: () => (log.push('asked'), ‹bool› ? { tag: ‹input any› } : ‹any›) }); const ‹const o obj› = Reflect.construct(‹pick Map Set Array Error Object›, [], made); log.push(‹see getters of prototypes›(‹o›.tag)); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    `try { const parent = Object.defineProperty(function () {}.bind(), 'prototype', { get: () => (log.push('asked'), ‹bool› ? { tag: ‹input any›, get x() { return this.y; } } : ‹pick null 3 undefined›) }); class Below extends parent { static made() { return Object.create(this.prototype); } get x() { return [super.x, super.tag]; } } const ‹const o obj› = Below.made(); ‹o›.y = ‹any›; log.push(‹see getters of prototypes›([‹o›.tag, ‹o›.x, ‹o› instanceof Below])); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    `try { const ‹const o obj› = { k: ‹input any› }, asks = Object.defineProperty(() => {}, 'prototype', { get: () => (log.push('asked'), ‹bool› ? ‹o› : ‹any›) }); log.push(‹see getters of prototypes›([Object.create(‹o›) instanceof asks, ‹any› instanceof asks, ‹o› instanceof asks])); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    `try { log.push(‹see frozen targets›(JSON.parse('{"k":1,"x":[2,{"y":3}]}', function (key, value) { if (key === ‹pick 'k' '0' 'x' 'y'› && ‹bool›) Object.‹pick freeze seal preventExtensions›(this); return ‹input bool› && key !== '' ? ‹any› : value; }))); } catch (error) { log.push(nameOf(error)); }`,
  ],
  [
    1,
    `{ const ‹const o obj› = ‹bool› ? Object.‹pick freeze seal preventExtensions›({ 0: ‹any›, length: 1, k: ‹any› }) : {}; for (const action of [() => Array.from.call(function () { return ‹o›; }, [‹input any›, ‹any›]), () => Array.of.call(function () { return ‹o›; }, ‹any›), () => Object.assign(‹o›, { k: ‹input any›, y: ‹any› }), () => Array.prototype.push.call(‹o›, ‹any›), () => delete ‹o›.k]) try { log.push(action()); } catch (error) { log.push(nameOf(error)); } log.push(‹see frozen targets›(‹o›)); }`,
  ],
  [
    1,
    `{ const later = async (‹const x any›) => { log.push(‹x›); return ‹any x›; }; const promise = ‹bool› ? later(‹input any›) : new Promise((resolve) => { log.push(‹input any›); if (‹bool›) resolve(‹num›); }); log.push(‹see promises›([promise instanceof Promise, typeof promise.then, ‹any›])); }`,
  ],
]);

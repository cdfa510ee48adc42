// Assigning to super in sloppy code fails in silence.
const t = (f) => { try { console.log(f()); } catch (e) { console.log(e.name, e.message); } };
const o = { __proto__: Object.freeze({ x: 1, get g() { return 1; } }), m(k) { super[k] = 2; return this[k]; } };
t(() => o.m('x')); t(() => o.m('g')); t(() => o.m('fresh')); t(() => o.m.call(Object.freeze({}), 'q')); t(() => o.m.call(5, 'q')); t(() => o.m.call(undefined, 'qq') + typeof qq);
Object.defineProperty(o, 'acc', { get() { return 'acc'; } }); t(() => o.m('acc')); Object.defineProperty(o, 'ro', { value: 'ro' }); t(() => o.m('ro'));
t(() => { super_strict = 1; delete globalThis.super_strict; return ({ __proto__: Object.freeze({ x: 1 }), m() { 'use strict'; super.x = 2; } }).m(); });

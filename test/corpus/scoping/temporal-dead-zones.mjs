// Reading too early in blocks, switches, defaults, classes, loops and closures.
const attempt = (f) => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => { x; let x = 1; }), attempt(() => { x = 1; let x; }), attempt(() => { typeof x; let x; }), attempt(() => { const x = x + 1; }));
console.log(attempt(() => { { f(); let y = 1; function f() { return y; } } }), attempt(() => { const f = () => y; let y = 'late'; return f(); }));
console.log(attempt(() => { switch (1) { case 0: let z = 1; case 1: return z; } }), attempt(() => { for (let i = i; ;) break; }), attempt(() => { for (const k of [k]) ; }));
console.log(attempt(() => { class C extends C {} }), attempt(() => { class C { static x = C.name; } return C.x; }), attempt(() => { new D(); class D {} }), attempt(() => { const E = class { static [E] = 1; }; }));
console.log(attempt(() => { let [a = b, b] = [undefined, 1]; }), attempt(() => { let { p, q = p } = { p: 5 }; return q; }), attempt(() => { (function (a = () => c, b = a()) { let c = 1; })(); }));
console.log(attempt(() => { let u; return u; }), attempt(() => { if (true) { var v = 1; } return v; }), attempt(() => { try { w; } catch (e) { return 'caught ' + e.name; } let w; }));
let shadow = 'outer';
console.log(attempt(() => { const r = shadow; { shadow; let shadow2; } return r; }), attempt(() => { { shadow; let shadow = 1; } }), shadow);
const late = () => value;
console.log(attempt(late));
let value = 'now';
console.log(attempt(late));
console.log(attempt(() => { const c = 1; c = 2; }), attempt(() => { const c = 1; c += 1; }), attempt(() => { const o = {}; o.x = 1; return o.x; }), attempt(() => { for (const i = 0; i < 2; i++); }), attempt(() => { for (const i of [1, 2]) i; return 'fine'; }));
console.log(attempt(() => { const [g] = [() => g]; return g() === g; }), attempt(() => { let n = 1; { n = 2; } return n; }), attempt(() => { function h() { return i2; } let i2 = 'x'; return h(); }));

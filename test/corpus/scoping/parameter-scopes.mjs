// Defaults see earlier parameters, not the body; closures in them keep their own variables.
const f1 = (a, b = a + 1, c = a + b) => [a, b, c];
console.log(f1(1), f1(1, 1), f1(1, undefined, null));
try { ((a = b, b = 1) => [a, b])(); } catch (e) { console.log(e.message); }
try { ((a = a) => a)(); } catch (e) { console.log(e.message); }
function f2(x, get = () => x) { var x; const before = x; x = 'body'; return [before, x, get()]; }
console.log(f2('param'));
function f3(x, set = (v) => { x = v; }, get = () => x) { var x = 'body'; set('set'); return [x, get()]; }
console.log(f3('param'));
function f4(x, get = () => x) { x = 'assigned'; return get(); }
console.log(f4('param'));
let outer = 'outer';
function f5(a = outer) { let outer = 'inner'; return a + outer; }
console.log(f5());
function f6(a, b = () => typeof inner) { function inner() {} return [b(), typeof inner]; }
console.log(f6());
const log = [];
function f7(a = log.push('a'), { b = log.push('b'), c } = (log.push('obj'), {}), [d = log.push('d')] = [], ...rest) { return log.splice(0).join(); }
console.log(f7(), f7(1), f7(undefined, { b: 0 }), f7(0, undefined, [5], 6));
console.log(((a, b = 2, c) => 0).length, ((...r) => 0).length, (({ a }, [b]) => 0).length);
function f8(a = arguments.length, b = arguments[0]) { return [a, b]; }
console.log(f8(), f8(undefined), f8(5), f8(5, 6));
function f9(a = (() => this.v)()) { return a; }
console.log(f9.call({ v: 'this in default' }));
const f10 = ({ a: { b: [x = 'deep'] = [] } = {} } = {}) => x;
console.log(f10(), f10({}), f10({ a: {} }), f10({ a: { b: ['given'] } }));
function f11(f = function g() { return typeof g; }) { return f(); }
console.log(f11(), (function named(n) { return n ? named(n - 1) + 1 : 0; })(3));
let count = 0;
const f12 = (id = count++) => id;
console.log(f12(), f12(9), f12(), count);

// Spread, Object.assign and copies: getters run, order, overriding, sources of every kind.
const log = [];
const src = { get a() { log.push('get a'); return 1; }, [Symbol('s')]: 2, b: 3 };
Object.defineProperty(src, 'hidden', { value: 4, enumerable: false });
console.log({ ...src }, log.splice(0), { x: 0, ...src, b: 'after' }, log.splice(0));
console.log({ ...null, ...undefined, ...5, ...'hi', ...[9, 8], ...true, ...(() => 1), ...Symbol('q') });
const target = { set t(v) { log.push('set ' + v); }, own: 1 };
console.log(Object.assign(target, { t: 1 }, null, 'ab', { own: 2 }) === target, log.splice(0), Object.keys(target));
console.log({ set t(v) { log.push('never'); }, ...{ t: 1 } }, log.splice(0));
try { Object.assign(Object.freeze({ a: 1 }), { a: 2 }); } catch (e) { console.log(e.message); }
const partial = { a: 1 };
try { Object.assign(partial, { b: 2, get c() { throw new Error('in getter'); }, d: 4 }); } catch (e) { console.log(e.message, partial); }
for (const bad of [null, undefined]) try { Object.assign(bad, {}); } catch (e) { console.log(e.message); }
console.log(Object.assign(5, { a: 1 }), typeof Object.assign('s', {}), Object.assign([1, 2, 3], [4], { 2: 'z' }));
class C { f = 1; get g() { return 2; } m() {} }
console.log({ ...new C() }, Object.getPrototypeOf({ ...new C() }) === Object.prototype, { ...Object.create({ inherited: 1 }) });
const order = { z: 1, ...{ a: 1, z: 2, 3: 1 }, b: 1, 1: 1 };
console.log(order, [...'ab', ...[1, [2]], ...new Set([3]), ...new Map([[4, 5]])], Math.max(...[1, 5], ...new Set([9])));
const nested = { deep: { v: 1 } };
const shallow = { ...nested };
shallow.deep.v = 2;
console.log(nested.deep.v, structuredClone(nested).deep !== nested.deep);
const cond = (c) => ({ always: 1, ...(c && { sometimes: 2 }), ...(c ? {} : { otherwise: 3 }) });
console.log(cond(true), cond(false), cond(0), cond(''));
const { a, ...rest } = { ...src, extra: [1] };
console.log(a, rest, log.splice(0).length);
const self = { v: 1, get copy() { const { v, ...rest } = Object.getOwnPropertyDescriptors(this); return Object.keys(rest).length + this.v; } };
console.log(self.copy, { ...self }.copy);
console.log({ ...{ __proto__: { p: 1 } } }, { ...JSON.parse('{"__proto__": 1}') }, Object.entries({ ...[, 1] }));

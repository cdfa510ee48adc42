// Printing asks the program: custom inspection, toString, valueOf, toJSON and tags, also where they throw.
const custom = Symbol.for('nodejs.util.inspect.custom');
class P { constructor(x) { this.x = x; } [custom](depth, options) { return `P<${this.x} ${depth} ${options.showHidden} ${Object.keys(options).length}>`; } }
console.log(new P(1), [new P(2)], { a: { b: new P(3) } }, { a: { b: { c: { d: new P(4) } } } });
class Q { [custom]() { return { inner: this.constructor.name, list: [1, 2] }; } }
console.log(new Q(), [new Q()]);
class R { [custom]() { return this; } }
console.log(new R());
class S { [custom]() { throw new RangeError('no'); } }
try { console.log(new S()); } catch (error) { console.log(error.name, error.message, error instanceof RangeError); }
console.log('%s|%s', new S().constructor.name, 'x');
console.log({ [custom]: 1, a: 2 });
class T { get [custom]() { return () => 'from a getter'; } }
console.log(new T());
console.log(Object.create({ [custom]() { return 'inherited'; } }));
console.log(class U { static [custom]() { return 'static'; } });
try { console.log('%j', { a: 5n }); } catch (error) { console.log(error.name, error.message); }
try { console.log('%s', { toString() { return {}; }, valueOf() { return {}; } }); } catch (error) { console.log(error.name, error.message); }
const cyc = {}; cyc.c = cyc; console.log('%j', cyc);
console.log('%j', { get a() { return [1]; }, b: new Date(0), c: undefined, d: () => 1 });
console.log('%d %i %f', { [Symbol.toPrimitive](hint) { return hint === 'number' ? 4.5 : 1; } }, { valueOf() { return 3; }, toString() { return '8.5'; } }, [2.5]);
console.log('%s %s', [1, { toString() { return 'el'; } }], Object.assign(Object.create({ toString() { return 'up'; } }), { z: 1 }));
class E2 extends Error { toString() { return 'E2!'; } }
console.log('%s', new E2('x'));
console.log('%s', new (class extends Map { toString() { return 'map!'; } })());
console.log('%s', (x) => x + 1);
console.log('%s', class A { m() {} });
console.log([function a() {}, class B { static toString() { return 'x'; } }, Math.max]);
const m = new Map([[1, { a: 1 }], [2, 3]]); const it = m.entries(); it.next(); console.log(it, m.keys(), m.values(), [...it]);
const s = new Set(['a']); console.log(s.entries(), s.values(), s[Symbol.iterator]().toString());

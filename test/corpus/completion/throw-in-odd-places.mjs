// Exceptions from getters, setters, iterators, conversions, callbacks and constructors, and where they are caught.
const where = (f) => { try { f(); return 'no throw'; } catch (e) { return e; } };
const boom = (v) => { throw v; };
console.log(where(() => ({ get x() { return boom('getter'); } }).x), where(() => { ({ set x(v) { boom('setter ' + v); } }).x = 5; }));
console.log(where(() => `${{ toString: () => boom('toString') }}`), where(() => +{ valueOf: () => boom('valueOf') }), where(() => ({})[{ toString: () => boom('key') }]));
console.log(where(() => [...{ [Symbol.iterator]: () => boom('iterator') }]), where(() => { for (const x of { [Symbol.iterator]: () => ({ next: () => boom('next') }) }); }), where(() => { const [a] = { [Symbol.iterator]: () => ({ next: () => ({ get done() { return boom('done'); } }) }) }; }));
console.log(where(() => [1].map(() => boom('map'))), where(() => [2, 1].sort(() => boom('sort'))), where(() => new Map([[1, 2]]).forEach(() => boom('forEach'))), where(() => 'x'.replace('x', () => boom('replace'))), where(() => JSON.stringify({ toJSON: () => boom('toJSON') })));
console.log(where(() => new (class { x = boom('field'); })()), where(() => class { static x = boom('static'); }), where(() => class { [boom('computed')]() {} }), where(() => class extends boom('heritage') {}), where(() => new (class extends Array { constructor() { boom('ctor'); } })()));
console.log(where(() => ((a = boom('default')) => a)()), where(() => { const { a = boom('pattern') } = {}; }), where(() => boom('argument')(1)), where(() => [1, boom('element')]), where(() => `a${boom('template')}`), where(() => boom('left') + boom('right')));
console.log(where(() => { if (boom('condition')) { } }), where(() => { while (boom('while')) { } }), where(() => { switch (boom('switch')) { } }), where(() => { switch (1) { case boom('case'): } }), where(() => { for (boom('init'); ;); }), where(() => { for (const k in boom('in')); }));
console.log(where(() => { throw boom('inside throw'); }), where(() => { try { boom('a'); } catch { boom('b'); } }), where(() => { try { boom('a'); } finally { boom('c'); } }), where(() => (() => { try { return boom('r'); } finally { } })()));
console.log(where(() => Reflect.construct(function () { boom('construct'); }, [])), where(() => Object.defineProperty({}, { toString: () => boom('name') }, {})), where(() => Symbol({ toString: () => boom('description') })), where(() => 1 instanceof { [Symbol.hasInstance]: () => boom('hasInstance') }));
const g = (function* () { try { yield boom('generator'); } finally { yield 'cleanup'; } })();
console.log(g.next(), where(() => g.next()), g.next());

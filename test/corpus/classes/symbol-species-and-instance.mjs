// Symbol.species, Symbol.hasInstance, Symbol.toStringTag and Symbol.isConcatSpreadable on classes.
class List extends Array {
  static get [Symbol.species]() { return Array; }
  get [Symbol.toStringTag]() { return 'List'; }
  sum() { return this.reduce((a, b) => a + b, 0); }
}
const l = List.from([1, 2, 3]);
console.log(l.sum(), l instanceof List, l.map((x) => x) instanceof List, l.filter(() => 1).constructor.name, String(Object.prototype.toString.call(l)));
class Kept extends Array {}
const k = Kept.of(3, 1, 2);
console.log(k.slice(1).constructor.name, k.concat([9]).constructor.name, k.splice(0, 1).constructor.name, k.flat().constructor.name, [...k].constructor.name);
console.log(k.toSorted().constructor.name, k.length, Array.isArray(k), Kept.from('ab').constructor.name);
class Odd { static [Symbol.hasInstance](v) { return typeof v === 'number' && v % 2 === 1; } }
console.log(3 instanceof Odd, 4 instanceof Odd, '3' instanceof Odd);
const Even = { [Symbol.hasInstance]: (v) => v % 2 === 0 };
console.log(4 instanceof Even, [4] instanceof Even);
try { 1 instanceof {}; } catch (e) { console.log(e.message); }
try { 1 instanceof 1; } catch (e) { console.log(e.message); }
const spreadable = { length: 2, 0: 'a', 1: 'b', [Symbol.isConcatSpreadable]: true };
const solid = [1, 2];
solid[Symbol.isConcatSpreadable] = false;
console.log([0].concat(spreadable), [0].concat(solid).length, [].concat('str', Object('str')).length);
console.log(String({ get [Symbol.toStringTag]() { return 'Custom'; } }), `${{ [Symbol.toStringTag]: 5 }}`, Object.prototype.toString.call(Object.assign(() => 1, { [Symbol.toStringTag]: 'F' })));
class Weird extends Array { static get [Symbol.species]() { return null; } }
console.log(new Weird(1, 2).map((x) => x).constructor === Array);
class Bad extends Array { static get [Symbol.species]() { return () => {}; } }
try { new Bad(1, 2).map((x) => x); } catch (e) { console.log(e.name); }
class R extends RegExp { exec(s) { const m = super.exec(s); if (m) m[0] = m[0].toUpperCase(); return m; } }
console.log('abc'.replace(new R('b', 'g'), (m) => `<${m}>`).slice(0, 3), new R('x') instanceof R);

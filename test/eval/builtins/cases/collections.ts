/** Map, Set, WeakMap, WeakSet and WeakRef. */

import type { BuiltinCases } from './case.js';

const keys = [
  '1',
  "'1'",
  '0',
  '-0',
  'NaN',
  'undefined',
  'null',
  '',
  'true',
  "''",
  '1.5',
  '1n',
  'Symbol.iterator',
  'Infinity',
  '2 ** 53',
  '[]',
  '{}',
  'Map',
  '-1',
  "'a'",
];

const wrong = ['{}', 'undefined', 'null', '1', "'x'", '[]', 'new Date(0)', 'Symbol.iterator', '() => 1'];

const map =
  "new Map([[1, 'one'], ['1', 'text'], [0, 'zero'], [NaN, 'nan'], [undefined, 'undef'], [null, 'nil'], [true, 'yes'], [1n, 'big'], [Symbol.iterator, 'sym'], ['a', undefined]])";
const set = "new Set([1, '1', 0, NaN, undefined, null, true, 1n, Symbol.iterator, 'a'])";

function mapMethod(name: string, list: (key: string) => string, brand = 'Map', receiver = map): BuiltinCases {
  return {
    builtin: `${brand}.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...keys.map(
        (key) => `const m = ${receiver}; const r = m.${name}(${list(key)}); return [r === m ? 'self' : r, m];`,
      ),
      ...keys.map(
        (key) => `const m = new ${brand}(); const r = m.${name}(${list(key)}); return [r === m ? 'self' : r, m];`,
      ),
      ...wrong.map((self) => `${brand}.prototype.${name}.call(${self}, 1)`),
      `${brand}.prototype.${name}.call(${brand}.prototype, 1)`,
      `${brand}.prototype.${name}.call(new ${brand === 'Map' ? 'Set' : 'Map'}(), 1)`,
      `${brand}.prototype.${name}.call(new Weak${brand}(), 1)`,
      `${brand}.prototype.${name}.length`,
      `${brand}.prototype.${name}.name`,
    ],
  };
}

function constructorCases(brand: 'Map' | 'Set' | 'WeakMap' | 'WeakSet'): BuiltinCases {
  const shown = brand.startsWith('Weak') ? '' : ', c.size, [...c]';
  const pairs = brand.endsWith('Map');
  const sources = [
    '',
    'undefined',
    'null',
    '[]',
    '5',
    'true',
    '{}',
    "'ab'",
    'Symbol()',
    '1n',
    '() => 1',
    '/r/',
    'new Error("e")',
    '[1]',
    '[null]',
    "['ab']",
    '[[1, 2]]',
    '[[1, 2], [3]]',
    '[[]]',
    '[[{}, 1]]',
    '[{}]',
    '[{ 0: "k", 1: "v" }]',
    'new Map([[{}, 1]])',
    'new Set([{}])',
    '{ [Symbol.iterator]: 1 }',
    '{ [Symbol.iterator]() { return 1; } }',
    '{ *[Symbol.iterator]() { yield [{}, 2]; } }',
    '[Symbol.for("registered")]',
    '[Symbol("local")]',
    '[[Symbol("local"), 1]]',
  ];
  const adder = pairs ? 'set' : 'add';
  return {
    builtin: brand,
    status: 'symbolic',
    snippets: [
      ...sources.map(
        (source) => `const c = new ${brand}(${source}); return [Object.prototype.toString.call(c)${shown}];`,
      ),
      `${brand}()`,
      `${brand}([])`,
      `${brand}.call({})`,
      `class C extends ${brand} { constructor(x) { super(x); this.own = 1; } } const c = new C(); return [c instanceof C, c instanceof ${brand}, c.own];`,
      `class C extends ${brand} { ${adder}(k, v) { log.push([typeof k, v]); return super.${adder}(k, v); } } const log = []; new C(${pairs ? '[[{}, 1], [{}, 2]]' : '[{}, {}]'}); return log;`,
      `const old = ${brand}.prototype.${adder}; ${brand}.prototype.${adder} = 5; try { new ${brand}([]); } catch (e) { return e.message; } finally { ${brand}.prototype.${adder} = old; }`,
      `const old = ${brand}.prototype.${adder}; ${brand}.prototype.${adder} = undefined; try { return new ${brand}().toString(); } finally { ${brand}.prototype.${adder} = old; }`,
      `const log = []; const it = { [Symbol.iterator]() { return { next() { log.push('next'); return { value: 1, done: false }; }, return() { log.push('return'); return {}; } }; } }; class C extends ${brand} { ${adder}() { throw new Error('stop'); } } try { new C(it); } catch (e) { log.push(e.message.slice(0, 14)); } return log;`,
      `[${brand}.length, ${brand}.name, ${brand}.prototype[Symbol.toStringTag], ${brand}.prototype.constructor === ${brand}]`,
      `Object.getOwnPropertyNames(${brand}.prototype).sort()`,
      `${brand}[Symbol.species] === ${brand}`,
    ],
  };
}

function iteration(brand: 'Map' | 'Set', name: string): BuiltinCases {
  const make = brand === 'Map' ? "new Map([[1, 'a'], [2, 'b'], [3, 'c']])" : 'new Set([1, 2, 3])';
  const insert = brand === 'Map' ? (n: number) => `c.set(${n}, 'n${n}')` : (n: number) => `c.add(${n})`;
  const method = name === '[Symbol.iterator]' ? name : `.${name}`;
  const during = (action: string): string =>
    `const c = ${make}; const seen = []; let n = 0; for (const x of c${method}()) { seen.push(x); if (n++ > 20) break; ${action} } return [seen, c];`;
  return {
    builtin: `${brand}.prototype${method}`,
    status: 'symbolic',
    snippets: [
      `const c = ${make}; return [...c${method}()];`,
      `[...new ${brand}()${method}()]`,
      `const it = ${make}${method}(); return [it.next(), it.next(), it.next(), it.next(), it.next()];`,
      `const it = ${make}${method}(); return [it[Symbol.iterator]() === it, String(it), it[Symbol.toStringTag]];`,
      during(`if (n === 1) ${insert(4)};`),
      during(`if (n < 5) ${insert(9)};`),
      during(`if (n < 6) { c.delete(1); ${insert(1)}; }`),
      during('c.delete(2);'),
      during('c.delete(1); c.delete(3);'),
      during('c.clear();'),
      during(`if (n === 1) { c.clear(); ${insert(7)}; ${insert(8)}; }`),
      during(`if (n === 2) { c.clear(); ${insert(1)}; }`),
      during(`if (n < 4) { c.delete(n); ${insert(10)}; ${insert(11)}; }`),
      `const c = ${make}; const it = c${method}(); it.next(); it.next(); c.delete(1); c.delete(2); ${insert(5)}; return [...it];`,
      `const c = ${make}; const it = c${method}(); [...it]; ${insert(5)}; return [it.next().done, [...c${method}()]];`,
      `const c = new ${brand}(); for (let i = 0; i < 200; i++) ${insert(0).replace('0', 'i').replace("'n0'", 'i')}; const it = c${method}(); for (let i = 0; i < 50; i++) it.next(); for (let i = 0; i < 150; i++) c.delete(i); return [...it].length;`,
      `const c = new ${brand}(); for (let i = 0; i < 100; i++) ${insert(0).replace('0', 'i').replace("'n0'", 'i')}; const it = c${method}(); for (let i = 0; i < 90; i++) it.next(); for (let i = 0; i < 80; i++) c.delete(i); for (let i = 0; i < 80; i++) ${insert(0).replace('0', 'i').replace("'n0'", 'i')}; return [[...it].length, [...c${method}()].length];`,
      `const c = new ${brand}(); const its = []; for (let i = 0; i < 300; i++) { ${insert(0).replace('0', 'i').replace("'n0'", 'i')}; if (i % 10 === 0) { const it = c${method}(); it.next(); its.push(it); } if (i >= 10) c.delete(i - 10); } return its.map(it => [...it].length);`,
      `const c = ${make}; const it = c${method}(); it.next(); for (let i = 0; i < 100; i++) { ${insert(0).replace('0', 'i').replace("'n0'", 'i')}; c.delete(i); } ${insert(5)}; return [...it];`,
      ...wrong.map((self) => `${brand}.prototype${method}.call(${self})`),
      `${make}${method}().next.call({})`,
      `${make}${method}().next.call(${brand === 'Map' ? 'new Set().values()' : 'new Map().values()'})`,
      `[${brand}.prototype${method}.length, ${brand}.prototype${method}.name]`,
    ],
  };
}

function forEach(brand: 'Map' | 'Set'): BuiltinCases {
  const make = brand === 'Map' ? "new Map([[1, 'a'], [2, 'b'], [3, 'c']])" : 'new Set([1, 2, 3])';
  const insert = brand === 'Map' ? 'c.set' : 'c.add';
  const during = (action: string): string =>
    `const c = ${make}; const seen = []; let n = 0; const r = c.forEach((v, k, all) => { seen.push([v, k, all === c]); if (n++ > 20) return; ${action} }); return [r, seen, c];`;
  return {
    builtin: `${brand}.prototype.forEach`,
    status: 'symbolic',
    snippets: [
      during(''),
      during(`if (n === 1) ${insert}(4, 4);`),
      during('c.delete(2);'),
      during(`c.delete(1); if (n < 5) ${insert}(1, 1);`),
      during('c.clear();'),
      during(`if (n === 1) { c.clear(); ${insert}(7, 7); }`),
      `const r = []; ${make}.forEach(function () { r.push(typeof this); }, 5); return r;`,
      `const r = []; ${make}.forEach(function () { r.push(this); }); return r;`,
      `${make}.forEach(() => { throw new RangeError('inside'); })`,
      `new ${brand}().forEach(() => { throw new RangeError('never'); })`,
      ...['', 'undefined', 'null', '1', "'f'", '{}', '[]', 'true', '1n', 'Symbol()', '/r/', 'NaN', '-0'].map(
        (callback) => `new ${brand}().forEach(${callback})`,
      ),
      ...wrong.map((self) => `${brand}.prototype.forEach.call(${self}, () => 1)`),
      `const c = ${make}; let s = 0; c.forEach(x => c.forEach(y => { s++; })); return s;`,
      `${brand}.prototype.forEach.length`,
    ],
  };
}

function size(brand: 'Map' | 'Set'): BuiltinCases {
  const insert = brand === 'Map' ? 'c.set' : 'c.add';
  return {
    builtin: `${brand}.prototype.size`,
    status: 'symbolic',
    snippets: [
      `new ${brand}().size`,
      `const c = new ${brand}(); const r = []; ${insert}(1, 1); r.push(c.size); ${insert}(1, 2); r.push(c.size); ${insert}(2, 2); r.push(c.size); c.delete(1); r.push(c.size); c.delete(1); r.push(c.size); c.clear(); r.push(c.size); return r;`,
      `const c = new ${brand}(); c.size = 5;`,
      `const c = new ${brand}(); for (let i = 0; i < 1000; i++) { ${insert}(i % 37, i); if (i % 3 === 0) c.delete((i * 7) % 37); } return [c.size, [...c.keys()].join()];`,
      `Object.getOwnPropertyDescriptor(${brand}.prototype, 'size').set`,
      `Object.getOwnPropertyDescriptor(${brand}.prototype, 'size').get.name`,
      ...wrong.map((self) => `Object.getOwnPropertyDescriptor(${brand}.prototype, 'size').get.call(${self})`),
      `${brand}.prototype.size`,
      `'size' in new ${brand}() && !Object.hasOwn(new ${brand}(), 'size')`,
    ],
  };
}

const general: BuiltinCases = {
  builtin: 'Map.prototype[Symbol.toStringTag]',
  status: 'symbolic',
  snippets: [
    'const lru = new Map(); const hits = []; for (let i = 0; i < 2000; i++) { const k = (i * i) % 97; if (lru.has(k)) { const v = lru.get(k); lru.delete(k); lru.set(k, v); hits.push(k); } else { lru.set(k, i); if (lru.size > 20) lru.delete(lru.keys().next().value); } } return [hits.length, [...lru.entries()].join(";")];',
    'const k = {}; const m = new Map([[k, 1]]); return [m.get(k), m.get({}), m.has(k)];',
    'const m = new Map(); m.set(m, m); return [m.get(m) === m, m.size];',
    'const m = new Map([[1, 1], [2, 2], [1, 3]]); return [...m];',
    'Object.is([...new Map([[-0, 1]]).keys()][0], 0)',
    'Object.is([...new Set([-0])][0], 0)',
    'const s = new Set([0]); s.add(-0); return [...s].map(x => Object.is(x, 0));',
    '[Map.prototype[Symbol.iterator] === Map.prototype.entries, Set.prototype[Symbol.iterator] === Set.prototype.values, Set.prototype.keys === Set.prototype.values]',
    'String(new Map()) + String(new Set()) + String(new WeakMap()) + String(new WeakSet())',
    'JSON.stringify(new Map([[1, 2]])) + JSON.stringify(new Set([1]))',
    'const m = new Map([[1, { a: 1 }]]); m.get(1).a = 2; return m;',
    'const m = new Map(); m.x = 5; return [m.x, m.size, Object.keys(m)];',
    'class Counter extends Map { inc(k) { this.set(k, (this.get(k) ?? 0) + 1); return this; } } const c = new Counter().inc("a").inc("b").inc("a"); return [c, c.size];',
    '[...new Set([3, 1, 3, 2, 1])]',
    'const a = new Set([1, 2, 3]); const b = new Set([2, 3, 4]); return [[...a].filter(x => b.has(x)), new Set([...a, ...b])];',
    'const groups = new Map(); for (const w of ["apple", "bob", "avocado"]) { const k = w[0]; if (!groups.has(k)) groups.set(k, []); groups.get(k).push(w); } return groups;',
    'new Map(Object.entries({ a: 1, b: 2 }))',
    'Object.fromEntries(new Map([["a", 1]]))',
    'const m = new Map([[1, 1]]); Object.freeze(m); m.set(2, 2); return m.size;',
  ],
};

function weak(brand: 'WeakMap' | 'WeakSet', name: string): BuiltinCases {
  const insert = brand === 'WeakMap' ? "c.set(k, 'v')" : 'c.add(k)';
  const tried = [
    '1',
    "'x'",
    'null',
    '',
    'undefined',
    'Symbol("local")',
    'Symbol.iterator',
    'Symbol.for("shared")',
    '{}',
    '[]',
    '() => 1',
    'NaN',
    '1n',
    'true',
    'k',
  ];
  return {
    builtin: `${brand}.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...tried.map(
        (key) =>
          `const k = {}; const c = new ${brand}(); ${insert}; const r = c.${name}(${key}); return [r === c ? 'self' : r, c.has(k)];`,
      ),
      ...tried.map(
        (key) =>
          `const k = {}; const c = new ${brand}(); const r = c.${name}(${key}${name === 'set' && key !== '' ? ', 5' : ''}); return [r === c ? 'self' : r, c.has(k), c.${brand === 'WeakMap' ? 'get' : 'has'}(k)];`,
      ),
      ...wrong.map((self) => `${brand}.prototype.${name}.call(${self}, {})`),
      `${brand}.prototype.${name}.call(new ${brand.slice(4)}(), {})`,
      `${brand}.prototype.${name}.length`,
    ],
  };
}

const weakRef: BuiltinCases = {
  builtin: 'WeakRef',
  status: 'symbolic',
  snippets: [
    'const o = { a: 1 }; return new WeakRef(o).deref() === o;',
    'new WeakRef({ a: 1 }).deref()',
    'new WeakRef(Symbol.iterator).deref()',
    ...['', '1', 'null', "'x'", 'Symbol.for("shared")', 'NaN', '1n', 'true', 'undefined'].map(
      (target) => `new WeakRef(${target})`,
    ),
    'WeakRef({})',
    '[WeakRef.length, WeakRef.name, WeakRef.prototype[Symbol.toStringTag], WeakRef.prototype.deref.length]',
    ...wrong.map((self) => `WeakRef.prototype.deref.call(${self})`),
    'class R extends WeakRef { get it() { return this.deref(); } } return new R([1]).it;',
    'String(new WeakRef({}))',
  ],
};

const one = (key: string): string => key;
const withValue = (key: string): string => (key === '' ? '' : `${key}, 'new'`);

export const collectionCases: readonly BuiltinCases[] = [
  constructorCases('Map'),
  mapMethod('get', one),
  mapMethod('set', withValue),
  mapMethod('has', one),
  mapMethod('delete', one),
  mapMethod('clear', one),
  iteration('Map', 'keys'),
  iteration('Map', 'values'),
  iteration('Map', 'entries'),
  iteration('Map', '[Symbol.iterator]'),
  forEach('Map'),
  size('Map'),
  constructorCases('Set'),
  mapMethod('has', one, 'Set', set),
  mapMethod('add', one, 'Set', set),
  mapMethod('delete', one, 'Set', set),
  mapMethod('clear', one, 'Set', set),
  iteration('Set', 'keys'),
  iteration('Set', 'values'),
  iteration('Set', 'entries'),
  iteration('Set', '[Symbol.iterator]'),
  forEach('Set'),
  size('Set'),
  general,
  constructorCases('WeakMap'),
  weak('WeakMap', 'get'),
  weak('WeakMap', 'set'),
  weak('WeakMap', 'has'),
  weak('WeakMap', 'delete'),
  constructorCases('WeakSet'),
  weak('WeakSet', 'add'),
  weak('WeakSet', 'has'),
  weak('WeakSet', 'delete'),
  weakRef,
];

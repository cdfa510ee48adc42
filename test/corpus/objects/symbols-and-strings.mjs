// Objects used as dictionaries: inherited names, deletion, counting, and keys that look like numbers.
const counts = Object.create(null);
for (const word of 'the cat the dog constructor __proto__ toString the'.split(' ')) counts[word] = (counts[word] || 0) + 1;
console.log(JSON.stringify(counts), 'toString' in counts, counts.hasOwnProperty === undefined);
const plain = {};
plain['__proto__'] = { injected: true };
plain['constructor'] = 'own';
console.log(plain.injected, Object.keys(plain).join(), plain.constructor, plain.hasOwnProperty('constructor'));
const sparse = {};
for (const k of [3, '1', 2.5, -1, '01', 1e3, '10', 0]) sparse[k] = k;
console.log(Object.keys(sparse).join(), JSON.stringify(Object.entries(sparse)));
for (const key in sparse) if (key > 1) delete sparse[key];
console.log(Object.keys(sparse).join(), Object.keys(sparse).length);
const nested = {};
const set = (path, value) => path.split('.').reduce((o, k, i, all) => (o[k] = i === all.length - 1 ? value : o[k] ?? {}), nested);
set('a.b.c', 1);
set('a.b.d', 2);
set('a.e', 3);
console.log(JSON.stringify(nested), nested?.a?.b?.c, nested.x?.y.z);

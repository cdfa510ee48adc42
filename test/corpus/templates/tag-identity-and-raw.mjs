// Template objects: one per place, frozen, with raw strings, cooked as undefined where an escape is bad.
const seen = [];
const keep = (strings, ...values) => (seen.push(strings), values);
const at = (x) => keep`a${x}b${x + 1}c`;
console.log(at(1), at(2), seen[0] === seen[1]);
console.log(keep`a${1}b${2}c`, seen[0] === seen[2], seen[0], seen[0].raw);
console.log(Object.isFrozen(seen[0]), Object.isFrozen(seen[0].raw), Array.isArray(seen[0]), Object.keys(seen[0]));
const raw = (s) => s.raw.join('|');
console.log(raw`\n\t\x41\u{1F600}\\`, raw`line
two`, raw`\``, raw``);
const cooked = (s) => s.map((x) => (x === undefined ? 'undefined' : JSON.stringify(x))).join(' ');
console.log(cooked`\x41 ${0} \unicode ${1} \xg ${2} \u{110000} ${3} ok\n`);
console.log(String.raw`C:\new\${1 + 1}\table`, String.raw({ raw: 'abc' }, 1, 2, 3), String.raw({ raw: [] }, 1), String.raw({ raw: { length: 2, 0: 'x', 1: 'y' } }, '-'));
const o = { tag(s, ...v) { return this.prefix + s.join('_') + v; }, prefix: '>' };
console.log(o.tag`one${1}two`, o['tag']`x`, (0, o.tag).call({ prefix: '#' }, ['q']));
const curry = (s) => (t, v) => s[0] + t[0] + v;
console.log(curry`a``b${3}`);
class Tagged { constructor(s) { this.s = s?.[0]; } }
try { new Tagged`x`; } catch (e) { console.log(e.message); }
console.log(new (((s) => Tagged)`x`)(['y']));
const rec = (s, ...v) => s.reduce((acc, part, i) => acc + (typeof v[i - 1] === 'function' ? v[i - 1](acc.length) : v[i - 1]) + part);
console.log(rec`a${(n) => n}b${2}c`);
const loop = [];
for (let i = 0; i < 3; i++) loop.push(((s) => s)`same${i}`);
console.log(loop[0] === loop[1], loop[1] === loop[2]);
try { null`x`; } catch (e) { console.log(e.name, e.message); }
console.log(`${1}${'two'}${[3, 4]}${{}}${null}${undefined}${true}${5n}`, `${`nested ${`deep ${1}`}`}`, `a
b`.length);

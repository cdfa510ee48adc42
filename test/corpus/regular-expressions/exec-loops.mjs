// Loops over exec, matchAll against a changing lastIndex, and collecting with replace.
const text = 'a=1, b=22, c=333';
const re = /(\w)=(\d+)/g;
const got = [];
for (let m; (m = re.exec(text)) !== null;) got.push([m[1], m[2].length, m.index, re.lastIndex].join('/'));
console.log(got, re.lastIndex);
const viaAll = [...text.matchAll(re)].map((m) => m.slice(1).join());
const viaReplace = [];
text.replace(re, (m, k, v, i) => viaReplace.push(k + v + i));
console.log(viaAll, viaReplace, text.match(re), text.match(/(\w)=(\d+)/).slice(1));
const empty = /x*/g;
let count = 0;
for (let m; (m = empty.exec('axb')) && count < 10; count++) if (m[0] === '') empty.lastIndex++;
console.log(count, 'axb'.match(/x*/g), 'axb'.replace(/x*/g, '-'), [...'axb'.matchAll(/x*/g)].map((m) => m.index));
const it = text.matchAll(/\d/g);
console.log(it.next().value[0], [...it].length, it.next().done, it[Symbol.toStringTag]);
const skip = /\d+/g;
skip.lastIndex = 5;
console.log(skip.exec(text)[0], (skip.lastIndex = 0, skip.test(text)), skip.test(text), skip.test(text), skip.test(text), skip.lastIndex);
const words = 'one two  three'.matchAll(/(?<w>\S+)(?<gap>\s*)/g);
for (const { groups: { w, gap }, index } of words) console.log(w, gap.length, index);
try { text.matchAll(/x/); } catch (e) { console.log(e.name, e.message); }
const nested = (s) => { const r = /\(([^()]*)\)/; let n = 0; while (r.test(s)) { s = s.replace(r, '[$1]'); n++; } return [s, n]; };
console.log(nested('(a(b)(c(d)))'), nested('()'), nested(')('));
console.log('aBcD'.replace(/[a-z]/g, (c) => c.toUpperCase()), 'x1y2'.search(/\d/), 'none'.search(/\d/), /(?:)/.exec('').index, /a$/m.exec('ba\nca').index, /^c/m.exec('ba\nca').index);

// Tags that dedent, escape, build queries and nest.
const dedent = (s, ...v) => { const text = s.reduce((a, p, i) => a + v[i - 1] + p); const lines = text.split('\n').filter((l, i, all) => !((i === 0 || i === all.length - 1) && l.trim() === '')); const n = Math.min(...lines.filter((l) => l.trim()).map((l) => /^ */.exec(l)[0].length)); return lines.map((l) => l.slice(n)).join('\n'); };
console.log(dedent`
    one
      two ${1 + 1}
    three
  `);
const esc = (x) => String(x).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
class Safe { constructor(s) { this.s = s; } toString() { return this.s; } }
const html = (s, ...v) => new Safe(s.reduce((a, p, i) => a + [v[i - 1]].flat().map((x) => (x instanceof Safe ? x : esc(x))).join('') + p));
console.log(String(html`<b title="${'"q"'}">${'<i>'}${html`<u>${1 < 2}</u>`}</b>`), String(html`<ul>${['a&b', 'c'].map((x) => html`<li>${x}</li>`)}</ul>`));
const sql = (s, ...v) => ({ text: s.reduce((a, p, i) => `${a}$${i}${p}`), values: v });
console.log(sql`select * from t where a = ${1} and b = ${'x'}`, sql`none`);
const keyed = (s, ...k) => (o) => s.reduce((a, p, i) => a + (o[k[i - 1]] ?? `{${k[i - 1]}}`) + p);
console.log(keyed`${'a'}-${'b'}-${0}`({ a: 'A', 0: 'zero' }));
const tag = (s) => (...more) => (more.length ? tag([s[0] + more[0][0]]) : s[0]);
console.log(tag`a``b``c`(), ((s) => s.raw[0])`\u00e9\n`, ((s, ...v) => v.length)`${1}${2}${3}`, `${((x) => x)`t`[0]}`);
console.log(`a${`b${`c${1}`}`}`, `${{}}`, `${[1, [2, 3]]}`, `${() => 1}`, `line1
line2`.split('\n').length, `\${}`, `\``.length, `${''}`.length, `$${1}`, `{${2}}`);

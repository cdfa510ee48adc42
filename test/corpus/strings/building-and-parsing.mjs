// CSV, query strings, roman text wrapping, base64 by hand and padding tables.
const csv = (t) => t.split('\n').map((l) => [...l.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, q, p]) => q?.replaceAll('""', '"') ?? p));
console.log(csv('a,b,c\n1,"x, ""y""",\n,,'));
const query = (q) => Object.fromEntries(q.replace(/^\?/, '').split('&').filter(Boolean).map((p) => p.split('=').map((x) => decodeURIComponent(x.replaceAll('+', ' ')))));
console.log(query('?a=1&b=x%20y&c=%C3%A9+z&d'), query(''));
const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const encode = (s) => { let out = ''; for (let i = 0; i < s.length; i += 3) { const [a, b, c] = [0, 1, 2].map((k) => s.charCodeAt(i + k)); out += abc[a >> 2] + abc[((a & 3) << 4) | (b >> 4)] + (isNaN(b) ? '=' : abc[((b & 15) << 2) | (c >> 6)]) + (isNaN(c) ? '=' : abc[c & 63]); } return out; };
const decode = (s) => s.replace(/=+$/, '').split('').reduce((acc, ch) => acc + abc.indexOf(ch).toString(2).padStart(6, '0'), '').match(/.{8}/g)?.map((b) => String.fromCharCode(parseInt(b, 2))).join('') ?? '';
for (const s of ['', 'M', 'Ma', 'Man', 'light work.']) console.log(encode(s), decode(encode(s)) === s);
const wrap = (t, w) => t.split(' ').reduce((ls, x) => ((ls.at(-1) + ' ' + x).trim().length <= w ? [...ls.slice(0, -1), (ls.at(-1) + ' ' + x).trim()] : [...ls, x]), ['']);
console.log(wrap('the quick brown fox jumps over it', 10), wrap('', 5), wrap('toolongword x', 4));
const table = (rows) => { const w = rows[0].map((_, c) => Math.max(...rows.map((r) => String(r[c]).length))); return rows.map((r) => r.map((v, c) => (typeof v === 'number' ? String(v).padStart(w[c]) : v.padEnd(w[c]))).join('|')).join('\n'); };
console.log(table([['name', 'n'], ['ann', 5], ['barbara', 12345]]));
const format = (t, ...a) => t.replace(/%(\d+\$)?([sdx%])/g, (m, p, k) => (k === '%' ? '%' : ((v) => (k === 'x' ? Number(v).toString(16) : k === 'd' ? Math.trunc(v) : v))(p ? a[parseInt(p) - 1] : a.shift())));
console.log(format('%s is %d, %x %%', 'x', 4.7, 255), format('%2$s %1$s', 'a', 'b'), format('%s'));
const lev = [...'abcde'].map((c, i, all) => all.slice(i).join('')).filter((s) => s.length % 2);
console.log(lev, 'a.b.c'.split('.').reduce((o, k) => ({ [k]: o }), 1), 'x'.concat('y', 1), 'abc'.at(-1) + 'abc'.charAt(9) + 'abc'.substring(2, 0));

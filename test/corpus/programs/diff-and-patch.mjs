// Longest common subsequences, differences of texts and of objects, and patches.
const lcs = (a, b) => { const t = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0)); for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) t[i][j] = a[i] === b[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]); return t; };
const diff = (a, b) => { const t = lcs(a, b); const out = []; let [i, j] = [0, 0]; while (i < a.length || j < b.length) { if (a[i] === b[j] && i < a.length) { out.push(' ' + a[i]); i++; j++; } else if (j < b.length && (i === a.length || t[i][j + 1] > t[i + 1][j])) out.push('+' + b[j++]); else out.push('-' + a[i++]); } return out.join(''); };
console.log(diff('kitten', 'sitting'), diff('', 'ab'), diff('ab', ''), diff('same', 'same'), lcs('AGGTAB', 'GXTXAYB')[0][0]);
const changes = (a, b, path = '') => { if (Object.is(a, b)) return []; if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return [[path || '/', a, b]]; return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => (k in a ? (k in b ? changes(a[k], b[k], `${path}/${k}`) : [[`${path}/${k}`, a[k], '(gone)']]) : [[`${path}/${k}`, '(new)', b[k]]])); };
console.log(changes({ a: 1, b: { c: [1, 2] }, d: null }, { a: 1, b: { c: [1, 3, 4] }, e: undefined }));
console.log(changes([1, [2]], [1, { 0: 2 }]), changes(NaN, NaN), changes(0, -0), changes({}, {}), changes(null, {}));
const set = (o, [k, ...rest], v) => (Array.isArray(o) ? Object.assign([...o], { [k]: rest.length ? set(o[k], rest, v) : v }) : { ...o, [k]: rest.length ? set(o?.[k] ?? {}, rest, v) : v });
const base = { x: { y: [1, { z: 2 }] }, keep: {} };
const next = set(base, ['x', 'y', 1, 'z'], 'new');
console.log(JSON.stringify(next), base.x.y[1].z, next.keep === base.keep, next.x === base.x, set({}, ['a', 'b'], 1));

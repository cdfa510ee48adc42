// String.raw, isWellFormed, toWellFormed, at and codePointAt on the same texts.
for (const s of ['abc', '\ud800', 'a\udc00', '😀', '😀\ud83d', ''])
  console.log(JSON.stringify(s), s.isWellFormed(), JSON.stringify(s.toWellFormed()), s.length, [...s].length, s.codePointAt(0), s.at(-1) === s[s.length - 1]);
console.log(String.raw`a\nb${1}\u0041`, String.raw({ raw: ['x', 'y'] }, 1, 2), String.raw({ raw: 'ab' }, '-'), String.raw({ raw: [] }));
try { String.raw(); } catch (e) { console.log(e.name, e.message); }

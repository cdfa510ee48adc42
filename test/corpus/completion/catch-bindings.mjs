// The binding of a catch clause: patterns, shadowing, none at all.
try { throw { code: 7, detail: { why: 'because' } }; } catch ({ code, detail: { why, missing = 'default' } }) {
  console.log(code, why, missing);
}
try { throw [1, 2, 3]; } catch ([first, ...rest]) { console.log(first, rest); }
try { throw 'plain'; } catch { console.log('no binding'); }
const e = 'outer';
try { throw 'inner'; } catch (e) { console.log(e); { const e = 'block'; console.log(e); } }
console.log(e);
try {
  try { throw null; } catch ({ x }) { console.log('never', x); }
} catch (problem) {
  console.log(problem.name);
}
const fs = [];
for (const v of [1, 2, 3]) {
  try { throw v; } catch (c) { fs.push(() => c++); }
}
console.log(fs.map((f) => [f(), f()]));
try { throw 1; } catch (n) { var leaked = n + 1; n = 100; console.log(n); }
console.log(leaked);
try { throw undefined; } catch (u) { console.log(u, typeof u); }
try { throw () => 'called'; } catch (f) { console.log(f()); }
function f() { try { throw 1; } catch (x) { return () => x; } }
console.log(f()());

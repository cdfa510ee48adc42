// Labelled continue and break over for-of with iterators that close, throw on closing, and nest.
function make(name, n, log, { failReturn = false, badReturn = false } = {}) {
  let i = 0;
  return {
    [Symbol.iterator]() { log.push(`${name}.iter`); return this; },
    next() { log.push(`${name}.next${i}`); return i < n ? { value: i++, done: false } : { value: undefined, done: true }; },
    return(v) { log.push(`${name}.return(${arguments.length})`); if (failReturn) throw new Error(`${name} return`); return badReturn ? 1 : {}; },
  };
}
for (const mode of ['continue', 'break', 'return', 'throw', 'inner-continue']) {
  for (const opts of [{}, { failReturn: true }, { badReturn: true }]) {
    const log = [];
    const run = () => {
      outer: for (const x of make('o', 2, log)) {
        try {
          for (const y of make(`i${x}`, 3, log, opts)) {
            log.push(`${x}${y}`);
            if (y === 1) {
              if (mode === 'continue') continue outer;
              if (mode === 'break') break outer;
              if (mode === 'return') return 'returned';
              if (mode === 'throw') throw new TypeError('body');
              if (mode === 'inner-continue') continue;
            }
          }
        } finally { log.push('fin'); if (mode === 'throw' && x === 1) continue outer; }
      }
      return 'end';
    };
    let r; try { r = run(); } catch (e) { r = `${e.name}:${e.message}`; }
    console.log(mode, JSON.stringify(opts), r, log.join(' '));
  }
}
const log2 = [];
try { const [a, b = (() => { throw new Error('default'); })()] = make('d', 1, log2); } catch (e) { log2.push(e.message); }
try { const [a, ...[b, c]] = make('r', 3, log2); log2.push(a, b, c); } catch (e) { log2.push(e.message); }
try { const [{ x }] = make('u', 1, log2); log2.push(x); const [q, [z]] = make('v', 3, log2); } catch (e) { log2.push(e.message); }
try { [log2.nope.nope] = make('t', 1, log2); } catch (e) { log2.push(e.message); }
console.log(log2.join(' '));
var it = make('m', 5, []); let got = []; for (const v of it) { got.push(v); if (v === 1) break; } for (const v of it) { got.push(v); if (v === 3) break; } console.log(got);
for (var k of [1, 2]) { for (let k2 of [k]) { switch (k2) { case 1: continue; default: console.log('d', k2); } } }
lab: { for (const q of make('z', 3, log2)) { if (q) break lab; } console.log('never'); } console.log(log2.slice(-3));
try { new Map(make('bad', 2, log2)); } catch (e) { console.log(e.name, e.message, log2.slice(-2)); }
try { new Set(make('ok', 2, log2)).size; Object.fromEntries(make('fe', 2, log2)); } catch (e) { console.log(e.name, e.message, log2.slice(-2)); }
try { Array.from(make('af', 2, log2), () => { throw new Error('mapper'); }); } catch (e) { console.log(e.message, log2.slice(-2)); }

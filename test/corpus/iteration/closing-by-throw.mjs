// Who closes the iterator when the body, next, or return itself throws.
const log = [];
function make({ nextThrows = -1, returnThrows = false, returns = {}, noReturn = false } = {}) {
  let i = 0;
  const it = {
    [Symbol.iterator]() { return it; },
    next() { if (i === nextThrows) { log.push('next throws'); throw new Error('next'); } return { value: i++, done: i > 4 }; },
  };
  if (!noReturn) it.return = () => { log.push('return'); if (returnThrows) throw new Error('return'); return returns; };
  return it;
}
const attempt = (name, f) => {
  let result;
  try { result = f(); } catch (e) { result = 'threw ' + (e.message ?? e); }
  console.log(name, result, log.splice(0));
};
attempt('body throws', () => { for (const x of make()) throw new Error('body'); });
attempt('body and return throw', () => { for (const x of make({ returnThrows: true })) throw new Error('body'); });
attempt('break and return throws', () => { for (const x of make({ returnThrows: true })) break; });
attempt('next throws', () => { for (const x of make({ nextThrows: 1 })); });
attempt('break, return is no object', () => { for (const x of make({ returns: 1 })) break; });
attempt('throw, return is no object', () => { for (const x of make({ returns: 1 })) throw new Error('body'); });
attempt('no return', () => { for (const x of make({ noReturn: true })) break; return 'fine'; });
attempt('return from function', () => { for (const x of make()) if (x === 2) return 'x' + x; });
attempt('continue outer', () => { let n = 0; o: for (const a of [1, 2]) for (const x of make()) { n++; continue o; } return n; });
attempt('return null', () => { const it = make(); it.return = null; for (const x of it) break; return 'null is none'; });
attempt('return not callable', () => { const it = make(); it.return = 5; for (const x of it) break; });
attempt('finally in body', () => { for (const x of make()) { try { break; } finally { log.push('finally'); } } });
attempt('Array.from with a mapper that throws', () => Array.from(make(), () => { throw new Error('mapper'); }));
attempt('Map of non-objects', () => new Map(make()));
attempt('Object.fromEntries', () => Object.fromEntries(make()));
attempt('spread', () => [...make({ nextThrows: 2 })]);

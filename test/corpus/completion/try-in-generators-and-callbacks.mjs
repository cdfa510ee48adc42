// try and finally around yields, callbacks and nested functions keep apart.
const log = [];
function* g() { try { log.push(yield 1); try { log.push(yield 2); } catch (e) { log.push('inner ' + e); yield 'recovered'; } finally { log.push('f1'); } yield 3; } catch (e) { log.push('outer ' + e); return 'caught'; } finally { log.push('f2'); } return 'end'; }
const drive = (...steps) => { const it = g(); const out = [it.next().value]; for (const [m, v] of steps) { const r = it[m](v); out.push(r.done ? `done ${r.value}` : r.value); if (r.done) break; } console.log(out, log.splice(0)); };
drive(['next', 'a'], ['next', 'b'], ['next']);
drive(['throw', 'E']);
drive(['next', 'a'], ['throw', 'E'], ['next'], ['next']);
drive(['next', 'a'], ['throw', 'E'], ['throw', 'F']);
drive(['return', 'R']);
drive(['next', 'a'], ['return', 'R']);
const safe = (f, d) => { try { return f(); } catch { return d; } finally { log.push('safe'); } };
console.log([1, 2, 3].map((x) => safe(() => { if (x === 2) throw x; return x * 10; }, 'default')), log.splice(0).length);
const outer = () => { try { [1, 2].forEach((x) => { try { if (x === 2) throw new Error('cb ' + x); } finally { log.push('cb' + x); } }); return 'no'; } catch (e) { return e.message; } };
console.log(outer(), log.splice(0));
const lazy = () => { try { return () => { throw new Error('later'); }; } catch { return 'never'; } };
try { lazy()(); } catch (e) { console.log(e.message); }
const retry = (f, n) => { for (let i = 1; ; i++) try { return f(i); } catch (e) { if (i >= n) throw e; log.push(e.message); } };
console.log(retry((i) => { if (i < 3) throw new Error('try ' + i); return 'ok at ' + i; }, 5), log.splice(0));
try { retry((i) => { throw new Error('always ' + i); }, 2); } catch (e) { console.log(e.message, log.splice(0)); }

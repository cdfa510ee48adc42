// Destructuring closes the iterator when it stops early, and not when the iterator is done.
const log = [];
function source(n, returns = {}) {
  let i = 0;
  return {
    [Symbol.iterator]() { log.push('iterate'); return this; },
    next() { log.push('next'); return i < n ? { value: i++, done: false } : { value: undefined, done: true }; },
    return(v) { log.push('return'); return returns; },
  };
}
const show = (...v) => console.log(v, log.splice(0).join(' '));
{ const [] = source(3); show(); }
{ const [a] = source(3); show(a); }
{ const [a, b, c] = source(3); show(a, b, c); }
{ const [a, b, c, d] = source(3); show(a, b, c, d); }
{ const [, , x] = source(5); show(x); }
{ const [a, ...rest] = source(3); show(a, rest); }
{ const [[x] = [9], y = 5] = source(0); show(x, y); }
{ let a, b; [a, b] = source(3); show(a, b); }
try { const [a = (() => { throw 'default'; })()] = source(0); } catch (e) { show(e); }
try { const [{ x: { y } }] = source(2); } catch (e) { show(e.name); }
try { let o = Object.freeze({}); [o.x] = source(2); } catch (e) { show(e.name); }
try { const [a] = source(2, 1); } catch (e) { show(e.message); }
try { (([a, b]) => { show(a, b); })(source(4)); } catch (e) { show(e); }
for (const [a] of [source(2), source(1)]) show(a);

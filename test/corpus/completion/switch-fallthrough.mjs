// Falling through, a default in the middle, and cases that are evaluated only until one matches.
const log = [];
const c = (v) => (log.push('case ' + v), v);
function f(x) {
  switch (x) {
    case c(1): log.push('one');
    case c(2): log.push('two'); break;
    default: log.push('default');
    case c(3): log.push('three');
    case c(4): { log.push('four'); break; }
    case c(5): log.push('five');
  }
  console.log(x, log.splice(0).join(', '));
}
for (const x of [1, 2, 3, 4, 5, 6, '1', NaN]) f(x);
switch (NaN) { case NaN: console.log('never'); break; default: console.log('NaN matches nothing'); }
switch (0) { case -0: console.log('zeros are equal'); }
switch (true) { case 1 > 2: console.log('no'); break; case 2 > 1: console.log('first true condition'); case false: console.log('fell'); }
switch (3) { }
switch (3) { default: }
switch (typeof null) { case 'object': { let x = 1; console.log(x); } }
function scope(v) {
  switch (v) {
    case 0: let x = 'zero'; return x;
    case 1: try { return x; } catch (e) { return e.name; }
    case 2: x = 'assigned'; return x;
  }
}
console.log(scope(0), scope(1));
try { console.log(scope(2)); } catch (e) { console.log(e.message); }
function hoisted(v) { switch (v) { case 1: return g(); case 2: function g() { return 'g'; } } }
console.log(hoisted(1));
let count = 0;
for (const w of ['a', 'b', 'stop', 'c']) { switch (w) { case 'stop': continue; case 'b': break; } count++; }
console.log(count);

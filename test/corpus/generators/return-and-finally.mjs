// return() runs finally blocks, which may yield, throw or replace the value.
const log = [];
function* g() { try { yield 1; yield 2; } finally { log.push('cleanup'); yield 'from finally'; log.push('end'); } }
let it = g();
console.log(it.next(), it.return('early'), it.next(), it.next(), log.splice(0));
it = g();
console.log(it.return('before start'), it.next(), log.splice(0));
function* replace() { try { yield 1; } finally { return 'replaced'; } }
it = replace();
console.log(it.next(), it.return('asked'), it.next());
function* throws() { try { yield 1; } finally { throw new Error('in finally'); } }
it = throws();
it.next();
try { it.return(1); } catch (e) { console.log(e.message, it.next()); }
function* nested() { try { try { yield 'a'; } finally { log.push('inner'); yield 'b'; } } finally { log.push('outer'); yield 'c'; } }
it = nested();
console.log(it.next().value, it.return('R').value, it.return('S').value, it.return('T'), log.splice(0));
function* swallow() { for (let i = 0; ; i++) { try { yield i; } finally { if (i < 2) continue; } } }
it = swallow();
console.log(it.next().value, it.return('x').value, it.return('y').value, it.return('z'), it.next());
function* loop() { let received; while (true) { try { received = yield received; } catch (e) { received = 'caught ' + e; } } }
it = loop();
console.log(it.next('ignored').value, it.next('a').value, it.throw('b').value, it.next('c').value, it.return('d'), it.next('e'));
function* early() { return 'value'; }
console.log([...early()], early().next(), Array.from(early()));
it = early();
console.log(it.throw === Object.getPrototypeOf(early.prototype).throw, it.return(5));
try { it.throw(new Error('after end')); } catch (e) { console.log(e.message); }
for (const x of g()) { log.push(x); break; }
console.log(log.splice(0));
const [first] = g();
console.log(first, log.splice(0));

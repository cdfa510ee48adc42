// Relational operators convert the left operand first, whichever way they point.
const log = [];
const v = (n, x) => ({ valueOf() { log.push(n); return x; } });
console.log(v('a', 1) < v('b', 2), v('c', 1) > v('d', 2), v('e', 1) <= v('f', 1), v('g', 1) >= v('h', NaN), log.splice(0).join(''));
console.log(v('a', '10') < v('b', '9'), v('c', '10') < v('d', 9), v('e', 'x') >= v('f', 'x'), log.splice(0).join(''));
try { v('a', 1) < { valueOf() { log.push('throws'); throw new Error('b'); } }; } catch (e) { console.log(e.message, log.splice(0)); }
try { Symbol() < v('never', 1); } catch (e) { console.log(e.name, log.splice(0)); }
console.log(v('a', 1) == 1, 1 == v('b', 1), v('c', null) == null, v('d', '1') == true, log.splice(0).join(''));
console.log(v('a', 1n) < v('b', 1.5), v('c', 2n) > v('d', '1'), v('e', 1n) == v('f', 1n), log.splice(0).join(''));
console.log(v('a', 3) * v('b', 4) - v('c', 2) ** v('d', 2), log.splice(0).join(''));
console.log(v('a', 1) + v('b', 2) + 'x' + v('c', 3), `${v('d', 4)}`.slice(0, 7), log.splice(0).join(''));
console.log(Math.max(v('a', 1), v('b', 5), v('c', NaN)), [3, 1].includes(v('n', 3)), log.splice(0).join(''));

// Labels on blocks, on nested loops and on statements of every kind.
const log = [];
block: {
  log.push('in');
  if (log.length === 1) break block;
  log.push('not reached');
}
console.log(log.splice(0));
a: b: c: for (let i = 0; i < 3; i++) {
  for (;;) {
    if (i === 0) continue a;
    if (i === 1) continue c;
    break b;
  }
}
sw: switch (1) {
  case 1:
    for (const x of [1, 2, 3]) {
      if (x === 2) break sw;
      log.push(x);
    }
    log.push('unreached');
  default:
    log.push('unreached');
}
console.log(log.splice(0));
one: if (true) {
  two: {
    three: {
      if (log.length === 0) break two;
      log.push('x');
    }
    log.push('y');
  }
  log.push('z');
  break one;
}
console.log(log.splice(0));
next: for (const word of ['alpha', 'bob', 'noon', 'xyz', 'level']) {
  for (let i = 0, j = word.length - 1; i < j; i++, j--) if (word[i] !== word[j]) continue next;
  log.push(word);
}
console.log(log.splice(0));
let n = 0;
again: do {
  n++;
  while (true) {
    if (n < 4) continue again;
    break again;
  }
} while (n < 10);
console.log(n);
l: try { break l; } finally { log.push('finally'); }
console.log(log.splice(0));
keys: for (const k in { a: 1, b: 2, c: 3 }) {
  for (const m in { x: 1, y: 2 }) { log.push(k + m); if (k === 'b') break keys; continue keys; }
}
console.log(log.splice(0));

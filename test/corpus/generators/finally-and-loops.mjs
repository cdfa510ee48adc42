// Generators inside loops are closed at the right moment, in the right order.
const log = [];
function* source(name, n) {
  log.push(`${name} open`);
  try {
    for (let i = 0; i < n; i++) yield `${name}${i}`;
    log.push(`${name} done`);
  } finally {
    log.push(`${name} closed`);
  }
}
outer: for (const a of source('a', 3)) {
  for (const b of source('b', 3)) {
    if (b === 'b1') continue outer;
    if (a === 'a2') break outer;
    log.push(a + b);
  }
}
console.log(log.splice(0).join(' '));
const [x] = source('c', 2);
const [y, ...rest] = source('d', 2);
console.log(x, y, rest.join(), log.splice(0).join(' '));
function find(test) {
  for (const v of source('e', 9)) if (test(v)) return v;
}
console.log(find((v) => v === 'e1'), log.splice(0).join(' '));
new Map([...source('f', 1)].map((v) => [v, v]));
Math.max(...source('g', 1));
try {
  Array.from(source('h', 3), (v) => {
    if (v === 'h1') throw 'mapping';
  });
} catch (error) {
  log.push(error);
}
try {
  new Set(source('i', 2)).add.call(1);
} catch (error) {
  log.push(error.name);
}
console.log(log.splice(0).join(' '));
function* wrapping() {
  for (const v of source('j', 3)) yield v;
}
const w = wrapping();
w.next();
console.log(JSON.stringify(w.return('end')), log.join(' '));

// Labelled break and continue leave exactly the statement they name.
const seen = [];
rows: for (let row = 0; row < 4; row++) {
  columns: for (let column = 0; column < 4; column++) {
    if (column === 2) continue rows;
    if (row === 2) break columns;
    if (row === 3) break rows;
    seen.push(`${row}${column}`);
  }
  seen.push(`end${row}`);
}
console.log(seen.join(' '));
block: {
  console.log('before');
  if (seen.length > 0) break block;
  console.log('never');
}
let n = 0;
outer: do {
  n++;
  do {
    n += 10;
    if (n < 30) continue outer;
    break outer;
  } while (true);
} while (n < 100);
console.log(n);
a: b: for (;;) {
  break a;
}
choice: switch (1) {
  case 1:
    for (;;) break choice;
}
console.log('done');

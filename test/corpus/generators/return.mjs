// return() ends a generator through its finally blocks, which may refuse to end.
const log = [];
function* guarded() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push('cleanup');
  }
}
const a = guarded();
a.next();
console.log(a.return('early'), a.next(), log.join());
const unstarted = guarded();
console.log(unstarted.return('before start'), log.length);
function* stubborn() {
  try {
    yield 1;
  } finally {
    yield 'still here';
    log.push('resumed');
  }
}
const b = stubborn();
b.next();
console.log(b.return('x'), b.next(), b.next(), log.join());
function* overriding() {
  try {
    yield 1;
  } finally {
    return 'mine';
  }
}
const c = overriding();
c.next();
console.log(c.return('yours'));

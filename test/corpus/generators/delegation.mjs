// yield* passes next, throw and return on and evaluates to the inner return value.
const log = [];
function* inner() {
  try {
    const got = yield 'a';
    log.push(`inner got ${got}`);
    yield 'b';
    return 'inner result';
  } catch (error) {
    log.push(`inner caught ${error}`);
    yield 'recovered';
    return 'after error';
  } finally {
    log.push('inner finally');
  }
}
function* outer() {
  const result = yield* inner();
  log.push(`outer got ${result}`);
  yield* [1, 2];
  return 'outer result';
}
const g = outer();
console.log(g.next(), g.next('G'), g.next(), g.next(), g.next());
const t = outer();
console.log(t.next().value, t.throw('T').value, t.next().value);
const r = outer();
r.next();
console.log(r.return('R'));
console.log(log.join('; '));

// throw() raises at the yield, where the generator may catch it.
function* resilient() {
  let caught = 0;
  for (;;) {
    try {
      yield caught;
    } catch (error) {
      caught++;
      if (error === 'stop') return 'stopped';
    }
  }
}
const g = resilient();
console.log(g.next().value, g.throw('x').value, g.throw('y').value, g.throw('stop'), g.next());
function* fragile() {
  yield 1;
}
const f = fragile();
f.next();
try {
  f.throw(new RangeError('out'));
} catch (error) {
  console.log(error.name, error.message, f.next());
}
const unstarted = fragile();
try {
  unstarted.throw('at once');
} catch (error) {
  console.log(error, unstarted.next());
}
function* inFinally() {
  try {
    yield 1;
  } finally {
    yield 'f';
  }
}
const h = inFinally();
h.next();
console.log(h.throw('later').value);
try {
  h.next();
} catch (error) {
  console.log(error);
}

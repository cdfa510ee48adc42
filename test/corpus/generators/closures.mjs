// Each generator object has its own variables; arguments and this are those of the call.
function* counter(start, step = start) {
  let n = start;
  const reset = () => (n = start);
  for (;;) {
    if (yield n) reset();
    else n += step;
  }
}
const one = counter(1);
const ten = counter(10, 5);
console.log(one.next().value, ten.next().value, one.next().value, ten.next().value, ten.next(true).value);
const object = {
  base: 100,
  *items(...all) {
    for (const x of all) yield this.base + x;
    yield arguments.length;
  },
};
console.log([...object.items(1, 2)].join());
function* fibonacci() {
  for (let [a, b] = [0, 1]; ; [a, b] = [b, a + b]) yield a;
}
const found = [];
for (const n of fibonacci()) {
  if (n > 50) break;
  found.push(n);
}
console.log(found.join());
let evaluated = 0;
function* lazy(x = evaluated++) {
  yield x;
}
lazy();
console.log(evaluated);

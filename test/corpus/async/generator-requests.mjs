// Requests of an async generator stand in a queue, whatever is asked while its body runs or waits.
const log = [];
async function* counting(name) {
  try {
    for (let i = 0; i < 4; i++) log.push(`${name} got ${await (yield i)}`);
    return 'end';
  } finally {
    log.push(`${name} ends`);
    await null;
    log.push(`${name} ended`);
  }
}
const tell = (name, promise) =>
  promise.then(
    ({ value, done }) => log.push(`${name}: ${value} ${done}`),
    (reason) => log.push(`${name} failed: ${reason}`),
  );
const one = counting('one');
await Promise.all([1, 2, 3, 4, 5, 6].map((n) => tell(n, one.next(Promise.resolve(n)))));
const two = counting('two');
await Promise.all([tell('a', two.next()), tell('b', two.return('early')), tell('c', two.next()), tell('d', two.throw('late'))]);
const three = counting('three');
await Promise.all([tell('a', three.next()), tell('b', three.throw('bad')), tell('c', three.return(Promise.resolve(5)))]);
const four = counting('four');
await Promise.all([tell('a', four.return(Promise.reject('no'))), tell('b', four.next()), tell('c', four.return())]);
const five = counting('five');
await Promise.all([tell('a', five.throw('first')), tell('b', five.return(Promise.resolve('x'))), tell('c', five.next())]);
console.log(log.join('\n'));
console.log(one, Object.prototype.toString.call(two), typeof one.next, one[Symbol.asyncIterator]() === one);

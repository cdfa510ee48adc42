// for await over what gives promises and over what does not; closing on break, return, throw and continue to an outer loop.
const log = [];
const source = (name, count, isAsync) => ({
  [isAsync ? Symbol.asyncIterator : Symbol.iterator]() {
    let n = 0;
    return {
      next() {
        n++;
        const result = { value: isAsync ? n : Promise.resolve(n), done: n > count };
        return isAsync && n % 2 === 0 ? Promise.resolve(result) : result;
      },
      return(...given) {
        log.push(`${name} closed ${given.length}`);
        return isAsync ? Promise.resolve({}) : {};
      },
    };
  },
});
for (const isAsync of [true, false]) {
  const name = isAsync ? 'async' : 'sync';
  for await (const x of source(name, 3, isAsync)) log.push(`${name} ${x}`);
  for await (const x of source(name, 3, isAsync)) if (x === 2) break;
  const leave = async () => {
    for await (const x of source(name, 3, isAsync)) if (x === 2) return `returned ${x}`;
  };
  log.push(await leave());
  try {
    for await (const x of source(name, 3, isAsync)) throw `thrown ${x}`;
  } catch (reason) {
    log.push(reason);
  }
  outer: for (const y of [1, 2])
    for await (const x of source(`${name} ${y}`, 3, isAsync)) {
      if (x === 2) continue outer;
      log.push(`${y} ${x}`);
    }
}
let [first, rest] = [];
for await ([first, ...rest] of [[1, 2, 3], Promise.resolve([4])]) log.push(first, rest);
for await (const { a = 'none', ...others } of new Set([{ b: 1 }, Promise.resolve({ a: 2 })])) log.push(a, others);
for await (const character of 'ab') log.push(character);
for await (const [key, value] of new Map([['k', 1]])) log.push(key, value);
const closures = [];
for await (let i of [1, 2, 3]) closures.push(() => i++);
log.push(closures.map((f) => f() + f()));
const pages = async function* () {
  for (let page = 1; page <= 3; page++) yield* Array.from({ length: page }, (_, i) => `${page}.${i}`);
};
const all = [];
for await (const one of pages()) all.push(one);
console.log(log, all);

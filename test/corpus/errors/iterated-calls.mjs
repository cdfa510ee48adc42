// What is said of calls whose result is iterated over, of reading Symbol.iterator, and of defaults in patterns.
let nothing;
const none = null;
const object = {};
const tries = [
  () => {
    const [a] = nothing();
    return a;
  },
  () => {
    for (const item of object.missing()) console.log(item);
  },
  () => [...nothing()],
  () => Math.max(...nothing()),
  () => {
    let a;
    [a] = nothing();
    return a;
  },
  () => {
    const [a] = object.missing?.();
    return a;
  },
  () => nothing[Symbol.iterator],
  () => none[Symbol.iterator](),
  () => none[Symbol.asyncIterator],
  () => none[(x) => x],
  () => none[{}],
  () => none[[1]],
  () => {
    const { a = 1, b } = none;
    return [a, b];
  },
  () => {
    const { a, b = 1 } = none;
    return [a, b];
  },
  () => {
    const { x: { y } = {} } = none;
    return y;
  },
  () => (({ a = 1 }) => a)(),
  () => {
    let a;
    ({ x: a = 1 } = nothing);
    return a;
  },
  () => {
    for (const { a = 1 } of [null]) console.log(a);
  },
];
for (const attempt of tries) {
  try {
    console.log('no error', attempt());
  } catch (error) {
    console.log(error.name, error.message);
  }
}

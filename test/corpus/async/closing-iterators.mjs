// Loops that wait close their iterators when they are left.
const closing = (list) => ({
  *[Symbol.iterator]() {
    try {
      yield* list;
    } finally {
      console.log('closed');
    }
  },
});
for (const x of closing([1, 2, 3])) {
  await null;
  if (x === 2) break;
}
await (async () => { for (const x of closing([1])) throw await 'thrown'; })().catch((reason) => console.log(reason));
const [first] = await closing([await 'first', 'second']);
console.log(first);

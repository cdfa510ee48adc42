// refused: async-generator
// Calling an async generator is refused.
async function* numbers() {
  yield 1;
}
numbers();

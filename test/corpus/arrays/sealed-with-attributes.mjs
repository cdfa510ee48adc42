// Freezing and sealing arrays with odd elements.
const make = () => Object.defineProperty(Object.defineProperty([1, 2, 3], 0, { get: () => 'got', configurable: true, enumerable: true }), 1, { enumerable: false });
for (const change of [Object.freeze, Object.seal, Object.preventExtensions]) {
  const list = change(make());
  const attempts = [() => (list[0] = 1), () => (list[1] = 1), () => (list[2] = 1), () => (list[3] = 1), () => delete list[1], () => (list.length = 0)];
  for (const attempt of attempts)
    try {
      console.log(attempt());
    } catch (problem) {
      console.log(problem.message);
    }
  console.log(list, Object.isFrozen(list), Object.isSealed(list), Object.getOwnPropertyDescriptors(list));
}

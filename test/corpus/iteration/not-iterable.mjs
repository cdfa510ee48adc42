// What is not iterable says so in the engine's words.
const attempt = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
};
const number = 5;
const object = { a: 1 };
let nothing;
attempt(() => {
  for (const x of number);
});
attempt(() => [...object]);
attempt(() => {
  const [a] = nothing;
});
attempt(() => {
  const [a] = null;
});
attempt(() => Math.max(...number));
attempt(() => new Map([1]));
attempt(() => new Set(5));
const odd = { [Symbol.iterator]: 1 };
attempt(() => {
  for (const x of odd);
});
attempt(() => {
  for (const x of { [Symbol.iterator]: () => 1 });
});
attempt(() => Array.from({ length: 2, 0: 'x' }).length);

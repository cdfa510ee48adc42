// Taking null or undefined apart fails with the engine's words, before anything is assigned.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const nothing = null;
let missing;
console.log(attempt(() => { const { a } = nothing; }));
console.log(attempt(() => { const { a } = missing; }));
console.log(attempt(() => { const { a: { b } } = {}; }));
console.log(attempt(() => { const {} = null; }));
console.log(attempt(() => { const { ...rest } = undefined; }));
console.log(attempt(() => (({ x }) => x)()));
console.log(attempt(() => (([x]) => x)()));
console.log(attempt(() => { const [[a]] = [null]; }));
console.log(attempt(() => { for (const { a } of [undefined]); }));
console.log(attempt(() => { const [a] = {}; }));
console.log(attempt(() => { const { length } = 5; return length; }));

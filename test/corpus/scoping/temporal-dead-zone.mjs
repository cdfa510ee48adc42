// let, const and class cannot be used before their declaration has run, not even by typeof.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => tooEarly), attempt(() => typeof tooEarly), attempt(() => (tooEarly = 1)));
console.log(attempt(() => new Late()));
let tooEarly = 'now';
class Late {}
console.log(attempt(() => tooEarly), attempt(() => new Late() instanceof Late));
console.log(
  attempt(() => {
    const x = x + 1;
  }),
);
console.log(
  attempt(() => {
    for (const a of [a]);
  }),
);
console.log(
  attempt(() => {
    const read = () => value;
    read();
    let value = 1;
  }),
);
console.log(
  attempt(() => {
    class Self extends Self {}
  }),
);
let undefinedButThere;
console.log(undefinedButThere);

// The arguments of a CommonJS module are those of the function around it, in patterns and defaults too.
const [first] = arguments;
console.log(first === exports, arguments.length);
const { length } = arguments;
console.log(length);
const f = (a = arguments.length) => a;
console.log(f(), f(1));
const g = ({ a = arguments[0] === exports } = {}) => a;
console.log(g());
const h = () => { const [, second] = arguments; return second === require; };
console.log(h());
let x;
[x = arguments.length] = [];
console.log(x);

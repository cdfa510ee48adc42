// The arguments of a CommonJS module in patterns, arrows, defaults and blocks.
const { length, ...others } = arguments;
const [exported, required] = arguments;
console.log(length, Object.keys(others), exported === exports, required === require);
const arrow = (count = arguments.length, [first] = arguments) => [count, first === exports, arguments[2] === module];
console.log(arrow(), arrow(1, [2]));
const nested = () => () => arguments[3] === __filename;
console.log(nested()(), [...arguments].length, (() => typeof arguments[4])());
function own({ length } = arguments) { return [length, arguments.length]; }
console.log(own(), own('ab'), own([1], 2));
for (const one of [() => { arguments[0] = 1; return [arguments[0], typeof exports]; }]) console.log(one());
label: { const { [0]: changed } = arguments; console.log(changed); break label; }

// Parameters of async functions: defaults, rest, patterns, arguments.
async function f(a, b = a * 2, { c = 'c', ...rest } = {}, ...more) {
  await null;
  return [a, b, c, rest, more, arguments.length];
}
async function mapped(x) {
  arguments[0] = 'changed';
  await null;
  return [x, arguments[0]];
}
f(1).then((list) => console.log(list));
f(1, undefined, { d: 4 }, 5, 6).then((list) => console.log(list));
mapped('given').then((list) => console.log(list));
f(1, 2, null).catch((problem) => console.log(problem.message));
(async (...list) => list.length)(1, 2).then(console.log);

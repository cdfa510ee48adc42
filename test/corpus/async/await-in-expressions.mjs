// Waiting in the middle of expressions: what was read before is kept.
let x = 1;
const change = async () => { x = 10; return 5; };
console.log(x + (await change()), x);
const object = { a: 1, async get() { this.a = 7; return 2; } };
object.a += await object.get();
console.log(object.a);
const f = (...list) => list.join();
console.log(f(x, await (async () => { x = 'later'; return 'mid'; })(), x));
const key = 'k';
const target = {};
target[key] = await Promise.resolve('value');
const { [await 'k']: found = await 'unused' } = target;
console.log(found, (await null) ?? 'default', (await 1) && (await 2), (await true) ? await 'yes' : await 'no');

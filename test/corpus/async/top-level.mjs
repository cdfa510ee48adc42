// A module may wait.
console.log('before');
const value = await new Promise((resolve) => setTimeout(() => resolve('waited'), 5));
console.log(value);
for (const one of [1, Promise.resolve(2)]) console.log(await one);
const { a, b = await Promise.resolve('default') } = await { a: 1 };
console.log(a, b, await (await 5));
export const last = await 'exported';
console.log(last);

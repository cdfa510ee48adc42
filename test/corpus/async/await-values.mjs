// What can be awaited.
for (const value of [undefined, null, 0, '', NaN, true, 5n, Symbol.iterator, [], {}, () => 1, { then: 5 }, Promise.resolve('p')])
  console.log(await value);
console.log(await (async () => await (await (async () => 'deep')()))());
console.log((await Promise.all([1, 2])).length, -(await 5), !(await 0), typeof await 'text', `${await 'template'}`, [await 1, ...(await [2, 3])]);

// Waiting inside of loops, try and switch; variables of each round are their own.
async function walk(list) {
  const found = [];
  outer: for (let i = 0; i < list.length; i++) {
    const item = await list[i];
    found.push(async () => [i, item]);
    switch (await Promise.resolve(item)) {
      case 'skip':
        continue outer;
      case 'stop':
        break outer;
    }
    try {
      if (item === 'bad') throw await Promise.resolve('reason');
    } catch (reason) {
      found.push(async () => reason);
    } finally {
      await null;
    }
  }
  return Promise.all(found.map((one) => one()));
}
console.log(await walk(['a', 'skip', Promise.resolve('bad'), 'stop', 'never']));

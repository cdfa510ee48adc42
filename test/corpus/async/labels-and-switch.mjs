// Leaving loops that wait by labels, return and throw.
async function find(rows, wanted) {
  rows: for (const row of rows) {
    for (const cell of row) {
      switch (await cell) {
        case wanted:
          return ['found', cell];
        case 'next row':
          continue rows;
        case 'stop':
          break rows;
        default:
          console.log('saw', cell);
      }
    }
  }
  return 'not found';
}
console.log(await find([['a', 'next row', 'b'], ['c', 'd']], 'd'));
console.log(await find([['a'], ['stop'], ['d']], 'd'));

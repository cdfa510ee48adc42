// Matrices as nested arrays, with map, reduce and destructuring.
const multiply = (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));
const transpose = (m) => m[0].map((_, j) => m.map((row) => row[j]));
const identity = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)));
const power = (m, n) => (n === 0 ? identity(m.length) : n % 2 ? multiply(m, power(m, n - 1)) : power(multiply(m, m), n / 2));
const m = [[1, 1], [1, 0]];
console.log(power(m, 30)[0][1], transpose([[1, 2, 3], [4, 5, 6]]), multiply(m, identity(2)));
const [[a, b], [c, d]] = m;
console.log(a * d - b * c, Math.max(...power(m, 5).flat()));
const life = (cells) => {
  const counts = new Map();
  for (const cell of cells) {
    const [x, y] = cell.split(',').map(Number);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (dx || dy) counts.set(`${x + dx},${y + dy}`, (counts.get(`${x + dx},${y + dy}`) ?? 0) + 1);
      }
    }
  }
  return new Set([...counts].filter(([cell, n]) => n === 3 || (n === 2 && cells.has(cell))).map(([cell]) => cell));
};
let glider = new Set(['1,0', '2,1', '0,2', '1,2', '2,2']);
for (let i = 0; i < 4; i++) glider = life(glider);
console.log([...glider].sort().join(' '));

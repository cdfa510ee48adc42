// A list whose first element is a constant, and one whose elements are computed.
class Header extends Array {
  constructor(title, ...rows) {
    super();
    Object.defineProperty(this, 0, { value: title, enumerable: true });
    this.push(...rows);
  }
}
const header = new Header('title', 1, 2);
console.log(header, header.length, Object.isFrozen(header), header.indexOf(2));
try {
  header[0] = 'other';
} catch (problem) {
  console.log(problem.message);
}
const squares = [];
for (let i = 0; i < 4; i++) Object.defineProperty(squares, i, { get: () => i * i, enumerable: true });
console.log(squares.join(), Math.max(...squares), squares.filter((x) => x > 1), squares.some((x) => x === 9), squares.length);

// Parentheses, commas and conditional chains group as the grammar says.
const f = (a, b) => (a++, b++, a + b);
console.log(f(1, 2), ((1, 2), 3), [(1, 2), 3].length, (() => {})(), (() => ({}))().x);
const grade = (n) => n > 90 ? 'A' : n > 80 ? 'B' : n > 70 ? 'C' : 'F';
console.log(grade(95), grade(85), grade(75), grade(5));
console.log(1 + 2 * 3 ** 2 / 3 - 4 % 3, 1 < 2 === true, !0 + 1, -(2 ** 2), typeof typeof 1, !!'x' + +'3', 2 + - + - 2);
console.log(null ?? (false || 'x'), (null || undefined) ?? 'd', true && (false ?? 'n'), 5 & 3 | 4 ^ 1, 1 << 2 + 1, 'a' in { a: 1 } === true);
let x = 1, y = x++ + ++x, z = (x, y);
console.log(x, y, z, void 'x' ?? 'void', [, ].length, [,,].length, [1,,2].length);
for (var i = 0, n = ('a' in { a: 1 }) ? 2 : 0; i < n; i++);
console.log(i, (a => a)(1), (a => ({ a }))(2).a, (([a]) => a)([3]), (({ a }) => a)({ a: 4 }), ((a = 5) => a)(), ((...a) => a.length)(1, 2));

// Operators that are rarely seen: void, typeof, delete, comma, in, and their precedence.
console.log(void 0, void 'x' === undefined, typeof typeof 1, typeof void 0, typeof null, typeof (() => 1), typeof class {}, typeof 1n, typeof Symbol(), typeof undeclared);
console.log((1, 2, 3), [(1, 2), 3], !!(0, 'x'), (0, eval) === eval);
const o = { a: 1, b: { c: 2 }, 'd-e': 3 };
console.log(delete o.a, o.a, delete o.b.c, o.b, delete o['d-e'], delete o.none, Object.keys(o), delete 5, delete (1, o.b), 'b' in o);
console.log(!1 + !0, -'3' + +'4', - -1, +-+1, ~-1, -~1, !'' + '', typeof !1, typeof -'x');
console.log(1 < 2 < 3, 3 > 2 > 1, 1 == 1 == 1, 2 == 2 == 2, '1' + 2 + 3, 1 + 2 + '3', '3' * '4', '3' - - '3', [] + 1, [2] * [3]);
console.log(true + true, true && 'yes' || 'no', null ?? (false || 'x'), 5 & 6 | 1, 5 ^ 3 & 1, 1 + 2 << 1, 1 << 1 + 2, 10 - 2 - 3, 2 ** -1, 7 & ~2);
console.log('a' in { a: 1 } === true, !('x' in {}), 'x' in {} || 'else', 1 in [5, 6], 'length' in [], Symbol.iterator in []);
var i = 1;
console.log(i++ + ++i, i, i-- - --i, i, i+++i);

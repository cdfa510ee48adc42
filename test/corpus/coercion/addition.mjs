// + concatenates as soon as one side is a string after conversion.
console.log(1 + '2', '1' + 2, 1 + 2 + '3', '1' + (2 + 3), 1 + null, 1 + undefined, 1 + true, 'a' + null, 'a' + undefined);
console.log([] + [], [] + {}, {} + [], [1, 2] + [3], [] + 1, [[]] + [[1, [2]]], true + true, null + null, undefined + 'x');
console.log(new Date(0) + 1 === new Date(0).toString() + '1', 1 + new Number(2), 's' + new String('t'), (() => 1) + '');
console.log(1n + 2n, '1' + 1n, 1n + 'x', -(-5n), 0 + -0, -0 + -0, '' + -0, [-0] + '');
let text = 'a';
text += 1;
text += null;
text += [2, 3];
text += {};
console.log(text);

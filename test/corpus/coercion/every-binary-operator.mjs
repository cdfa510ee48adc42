// The hint and the order in which each binary operator converts its operands.
const log = [];
const thing = (name, value) => ({ [Symbol.toPrimitive](hint) { log.push(`${name}:${hint}`); return value; } });
const l = thing('l', 6);
const r = thing('r', 3);
const ops = {
  '+': () => l + r, '-': () => l - r, '*': () => l * r, '/': () => l / r, '%': () => l % r, '**': () => l ** r,
  '<<': () => l << r, '>>': () => l >> r, '>>>': () => l >>> r, '&': () => l & r, '|': () => l | r, '^': () => l ^ r,
  '<': () => l < r, '>': () => l > r, '<=': () => l <= r, '>=': () => l >= r, '==': () => l == 6, '!=': () => 3 != r,
  '===': () => l === 6, 'l==r': () => l == r, 'in': () => l in { 6: 1 }, 'concat': () => 'x' + l, 'template': () => `${l}`,
};
for (const [name, f] of Object.entries(ops)) console.log(name, f(), log.splice(0).join(' '));
console.log(+l, -l, ~l, !l, log.splice(0).join(' '));
console.log([1, 2, 3, 4, 5, 6, 7][l], log.splice(0).join(' '));
console.log(l == '6', l == true, l == null, l == 6n, log.splice(0).join(' '));
console.log(Number(l), String(l), Boolean(l), BigInt(l), log.splice(0).join(' '));
console.log(new Date(thing('d', 5)).getTime(), log.splice(0).join(' '));
console.log(Math.max(l, r), isNaN(l), parseInt(l), 'abcdefgh'.charAt(l), log.splice(0).join(' '));

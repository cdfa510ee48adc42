// switch compares strictly, falls through, allows default anywhere and has one scope.
function pick(x) {
  const out = [];
  switch (x) {
    case 1:
      out.push('one');
    case 2:
      out.push('two');
      break;
    default:
      out.push('default');
    case 3:
      out.push('three');
      break;
    case '1':
      out.push('string');
  }
  return out.join('+');
}
console.log(pick(1), pick(2), pick(3), pick('1'), pick(null), pick(NaN));
const order = [];
const label = (n) => {
  order.push(n);
  return n;
};
switch (3) {
  case label(1):
  case label(2):
  case label(3):
  case label(4):
}
console.log(order.join());
switch (0) {
  case 0:
    let scoped = 'in the switch';
    console.log(scoped);
}
switch (1) {
  case 0:
    let late = 1;
    break;
  case 1:
    try {
      late;
    } catch (error) {
      console.log(error.name, error.message);
    }
}
const loop = [];
for (let i = 0; i < 4; i++) {
  switch (i) {
    case 1:
      continue;
    case 3:
      break;
    default:
      loop.push(i);
  }
}
console.log(loop.join());

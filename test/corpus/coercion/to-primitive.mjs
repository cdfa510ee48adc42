// Objects are converted by Symbol.toPrimitive, else valueOf and toString in the order of the hint.
const hints = [];
const exotic = {
  [Symbol.toPrimitive](hint) {
    hints.push(hint);
    return hint === 'string' ? 'text' : 42;
  },
};
console.log(`${exotic}`, exotic + 1, exotic * 2, exotic == 42, exotic < 50, { text: 'key' }[exotic], String(exotic), Number(exotic));
console.log(hints.join());
const log = [];
const both = {
  valueOf() {
    log.push('valueOf');
    return 1;
  },
  toString() {
    log.push('toString');
    return 'two';
  },
};
console.log(`${both}`, both + '', both + 1, +both, [both] + '', both == 1, JSON.stringify({ both }));
console.log(log.join());
const onlyObjects = { valueOf: () => ({}), toString: () => 'fallback' };
console.log(onlyObjects + 1, `${onlyObjects}`, onlyObjects * 1);
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => `${{ valueOf: () => 1, toString: () => ({}) }}`), attempt(() => +{ valueOf: () => ({}), toString: () => ({}) }));
console.log(attempt(() => +{ [Symbol.toPrimitive]: () => ({}) }), attempt(() => +{ [Symbol.toPrimitive]: 5 }));
console.log(attempt(() => Object.create(null) + ''), attempt(() => Symbol() + ''), attempt(() => +Symbol()));

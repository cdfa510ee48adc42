// Only eight values are falsy.
const samples = { zero: 0, negativeZero: -0, nan: NaN, empty: '', null: null, undefined: undefined, false: false, bigZero: 0n, space: ' ', zeroText: '0', array: [], object: {}, function: () => {}, symbol: Symbol(), infinity: Infinity, big: 1n, boxed: new Boolean(false) };
for (const [name, value] of Object.entries(samples)) console.log(name, value ? 'truthy' : 'falsy', !value, !!value, Boolean(value));
console.log(new Boolean(false) == false, new Boolean(false) === false, new Boolean(false) && 'object');

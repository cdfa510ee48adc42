// The reviver defines what it returns, and goes on where that cannot be.
const log = [];
const fixed = JSON.parse('{"a":1,"b":2}', function (key, value) {
  if (key === 'a') Object.defineProperty(this, 'b', { configurable: false });
  if (key === 'b') return 22;
  return value;
});
console.log(JSON.stringify(fixed));
const frozen = JSON.parse('{"a":{"b":1}}', function (key, value) {
  if (key === 'b') Object.freeze(this);
  return key === 'b' ? 5 : value;
});
console.log(JSON.stringify(frozen));

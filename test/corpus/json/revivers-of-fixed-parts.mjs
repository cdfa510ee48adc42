// Revivers that meet properties which cannot be defined or deleted any more.
const text = '{"a":1,"b":[1,2,3],"c":{"d":4}}';
const seen = [];
console.log(JSON.stringify(JSON.parse(text, function (key, value) {
  seen.push(key);
  if (key === 'a') {
    Object.defineProperty(this, 'c', { value: { d: 5 }, configurable: false, writable: false, enumerable: true });
    Object.defineProperty(this.b, '1', { value: 'fixed', configurable: false });
  }
  if (key === '1') return undefined;
  if (key === 'd') return 'changed';
  if (key === 'c') return undefined;
  return value;
})), seen.join());
console.log(JSON.stringify(JSON.parse('[1,[2,3],{"x":4}]', function (key, value) {
  if (Array.isArray(this) && key === '0') Object.freeze(this);
  return typeof value === 'number' ? value + 1 : value;
})));
console.log(JSON.stringify(JSON.parse('{"p":1,"q":2}', function (key, value) {
  if (key === 'p') delete this.q;
  return value === undefined ? 'gone' : value;
})));

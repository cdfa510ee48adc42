// Wrapper objects behave as their primitives until identity matters.
const text = new String('abc');
console.log(typeof text, text.length, text[1], text + 'd', text == 'abc', text === 'abc', Object.keys(text).join(), 1 in text);
console.log(new Number(5) + 1, new Number(5) == new Number(5), typeof Object(1n), Object(Symbol.iterator) == Symbol.iterator);
text.extra = 1;
console.log(Object.getOwnPropertyNames(text).join(), JSON.stringify([text, new Number(1), new Boolean(false)]));
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => { text[0] = 'x'; }), attempt(() => { 'abc'.length = 1; }), attempt(() => { (5).x = 1; }), attempt(() => { 'abc'[0] = 'z'; }));
console.log((5).x, 'abc'.x, 'abc'[5], Object(5) instanceof Number, new String('x').valueOf(), typeof Object('s').valueOf());
Number.prototype.doubled = function () { return typeof this; };
console.log((5).doubled());
delete Number.prototype.doubled;

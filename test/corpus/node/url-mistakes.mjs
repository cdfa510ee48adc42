// What is no address, and who is none.
const attempt = (name, action) => {
  try {
    console.log(name, action());
  } catch (error) {
    console.log(name, error.name, error.message, error.code, error.input, error.base);
  }
};
attempt('none', () => new URL());
attempt('relative', () => new URL('a/b'));
attempt('base', () => new URL('a', 'b'));
attempt('null', () => new URL(null));
attempt('symbol', () => new URL(Symbol('a')));
attempt('call', () => URL('http://a'));
attempt('receiver', () => URL.prototype.href);
attempt('href', () => {
  new URL('http://a').href = 'b';
});
attempt('origin', () => {
  'use strict';
  new URL('http://a').origin = 'b';
});
attempt('params', () => URLSearchParams('a'));
attempt('append', () => new URLSearchParams().append('a'));
attempt('get', () => new URLSearchParams().get());
attempt('tuple', () => new URLSearchParams([['a']]));
attempt('tuples', () => new URLSearchParams([1, 2]));
attempt('iterable', () => new URLSearchParams({ [Symbol.iterator]: 1 }));
attempt('this', () => URLSearchParams.prototype.get.call({}, 'a'));
attempt('callback', () => new URLSearchParams().forEach(1));
attempt('half', () => new URLSearchParams({ '\ud800': '\udc00' }).toString());

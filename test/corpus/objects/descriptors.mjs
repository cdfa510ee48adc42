// defineProperty fills in false, and changes attributes only as far as configurability allows.
const o = {};
Object.defineProperty(o, 'fixed', { value: 1 });
Object.defineProperty(o, 'open', { value: 2, writable: true, configurable: true, enumerable: true });
const show = (key) => JSON.stringify(Object.getOwnPropertyDescriptor(o, key));
console.log(show('fixed'), show('open'), Object.keys(o).join());
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => (o.fixed = 2)), attempt(() => delete o.fixed));
console.log(attempt(() => Object.defineProperty(o, 'fixed', { value: 2 })), attempt(() => Object.defineProperty(o, 'fixed', { value: 1 }) === o));
console.log(attempt(() => Object.defineProperty(o, 'fixed', { enumerable: true })), attempt(() => Object.defineProperty(o, 'fixed', { get: () => 1 })));
Object.defineProperty(o, 'open', { get: () => 'now an accessor' });
console.log(o.open, Object.getOwnPropertyDescriptor(o, 'open').enumerable);
console.log(attempt(() => Object.defineProperty(o, 'x', { get: 5 })));
console.log(attempt(() => Object.defineProperty(5, 'x', {})), attempt(() => Object.defineProperty({}, 'x', 5)));
Object.defineProperties(o, { p: { value: 1, enumerable: true }, q: { get: () => 2 } });
console.log(o.p, o.q, Object.keys(o).join(), Reflect.defineProperty(o, 'p', { value: 9 }));

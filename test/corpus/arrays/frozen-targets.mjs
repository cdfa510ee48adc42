// Deleting from and defining on what is frozen, sealed or typed.
const attempt = (action) => { try { return JSON.stringify(action()); } catch (e) { return `${e.name}`; } };
const f = Object.freeze([1, 2]);
console.log(attempt(() => delete f[0]), attempt(() => Reflect.deleteProperty(f, '0')), attempt(() => Reflect.deleteProperty(f, '5')), attempt(() => Reflect.deleteProperty(f, 'length')));
console.log(attempt(() => Reflect.defineProperty(f, '0', { value: 1 })), attempt(() => Reflect.defineProperty(f, '0', { value: 2 })), attempt(() => Reflect.defineProperty(f, '7', { value: 2 })), attempt(() => Reflect.defineProperty(f, 'length', { value: 2 })), attempt(() => Reflect.defineProperty(f, 'length', { value: 1 })));
console.log(attempt(() => f.push(1)), attempt(() => f.pop()), attempt(() => f.shift()), attempt(() => f.unshift(1)), attempt(() => f.reverse()), attempt(() => f.sort()), attempt(() => f.fill(0)), attempt(() => f.splice(0, 1)), attempt(() => f.copyWithin(0, 1)), attempt(() => { f.length = 0; }), attempt(() => { f.length = 2; }));
const s = Object.seal([1, 2]);
console.log(attempt(() => delete s[0]), attempt(() => { s[0] = 9; return s; }), attempt(() => s.push(1)), attempt(() => s.pop()), attempt(() => s.reverse()), attempt(() => s));
const p = Object.preventExtensions([1, 2]);
console.log(attempt(() => p.push(3)), attempt(() => { p[5] = 1; }), attempt(() => p.pop()), attempt(() => p), attempt(() => p.push(3)));
const t = new Uint8Array([1, 2]);
console.log(attempt(() => delete t[0]), attempt(() => delete t[5]), attempt(() => delete t['-0']), attempt(() => delete t.x));
console.log(attempt(() => Reflect.defineProperty(t, '0', { value: 9 })), attempt(() => Reflect.defineProperty(t, '0', { value: 9, writable: false })), attempt(() => Reflect.defineProperty(t, '5', { value: 9 })), attempt(() => Reflect.defineProperty(t, '0', { get() {} })), attempt(() => Reflect.defineProperty(t, '0', { value: 8, configurable: true, enumerable: true, writable: true })), attempt(() => Reflect.defineProperty(t, '-0', { value: 1 })), attempt(() => Reflect.defineProperty(t, 'x', { value: 1 })));
console.log(attempt(() => Object.freeze(t)), attempt(() => Object.freeze(new Uint8Array(0)).length), attempt(() => Object.seal(t)[0]), attempt(() => Object.isSealed(t)), attempt(() => Object.isFrozen(t)));
console.log(attempt(() => Object.getOwnPropertyDescriptor(t, '0')), attempt(() => Object.getOwnPropertyDescriptor(t, '9')), attempt(() => '9' in t), attempt(() => Reflect.set(t, '9', 1)), attempt(() => Reflect.set(t, '1.5', 1)), attempt(() => Object.keys(t)));

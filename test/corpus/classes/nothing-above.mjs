// Classes that extend null, and super where there is nothing above.
class Bare extends null {
  static make() { return Object.create(Bare.prototype); }
  read() { return super.x; }
  write() { super.x = 1; return Object.keys(this); }
  call() { return super.x(); }
  keyed(key) { return super[key]; }
}
const attempts = [() => new Bare(), () => Bare.make().read(), () => Bare.make().write(), () => Bare.make().call(), () => Object.getPrototypeOf(Bare.prototype), () => Object.getPrototypeOf(Bare) === Function.prototype, () => Bare.make().keyed({ toString() { return 'y'; } })];
const object = { __proto__: null, read() { return super.x; }, keyed(key) { return super[key]; }, write() { super.x = 5; return this.x; } };
attempts.push(() => object.read(), () => object.keyed({ toString() { throw new RangeError('key'); } }), () => object.write());
const moved = { __proto__: { x: 'above' }, get() { return super.x; } };
attempts.push(() => moved.get(), () => { Object.setPrototypeOf(moved, null); return moved.get(); }, () => moved.get.call({ x: 1 }));
for (const attempt of attempts) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.message);
  }
}

// Getters and setters on the prototype chain see the receiver, data properties shadow.
const proto = {
  get full() {
    return `${this.first} ${this.last}`;
  },
  set full(value) {
    [this.first, this.last] = value.split(' ');
  },
  count: 0,
  list: [],
};
const a = Object.create(proto);
const b = Object.create(proto, { last: { value: 'Fixed', enumerable: true } });
a.full = 'Ada Lovelace';
a.count++;
a.list.push('shared');
console.log(a.full, Object.keys(a).join(), proto.count, b.list.length);
try {
  b.full = 'Grace Hopper';
} catch (error) {
  console.log(error.name, error.message, b.first);
}
const deep = Object.create(Object.create(a));
deep.full = 'Alan Turing';
console.log(deep.full, a.full, Object.hasOwn(deep, 'full'));
const readOnlyAbove = Object.create(Object.defineProperty({}, 'x', { value: 1, writable: false }));
try {
  readOnlyAbove.x = 2;
} catch (error) {
  console.log(error.message);
}
const getterOnly = { get x() { return 1; } };
try {
  Object.create(getterOnly).x = 2;
} catch (error) {
  console.log(error.message);
}
console.log(Reflect.get(proto, 'full', { first: 'R', last: 'G' }), Reflect.set(proto, 'count', 5, a), a.count, proto.count);

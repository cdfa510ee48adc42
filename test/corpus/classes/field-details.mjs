// Field initialisers see this, super, new.target, names and private members; redefine instead of assigning.
class Base {
  set watched(value) {
    throw new Error('assignment would come here');
  }
  greet() {
    return 'base';
  }
}
class Derived extends Base {
  watched = 'defined';
  parent = super.greet();
  own = this.watched;
  target = new.target;
  anonymous = function () {};
  klass = class {};
  ['comp' + 'uted'] = () => {};
  #secret = this.own.length;
  read = () => this.#secret;
  static #count = 0;
  static next = () => ++Derived.#count;
}
const d = new Derived();
console.log(d.watched, d.parent, d.own, d.target, d.anonymous.name, d.klass.name, d.computed.name, d.read(), Derived.next() + Derived.next());
console.log(Object.getOwnPropertyDescriptor(d, 'watched').writable, Object.keys(d).join());
class Counter {
  static instances = 0;
  id = Counter.instances++;
  static reset() {
    this.instances = 0;
  }
}
class Sub extends Counter {
  static instances = 100;
}
console.log(new Counter().id, new Sub().id, Counter.instances, Sub.instances, (Sub.reset(), Sub.instances), Counter.instances);
try {
  class Broken {
    a = (() => { throw new Error('in field'); })();
    b = console.log('never');
  }
  new Broken();
} catch (error) {
  console.log(error.message);
}

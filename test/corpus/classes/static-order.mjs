// Static fields, blocks and computed keys run in the order they are written; keys first.
const log = [];
const note = (name, value = name) => {
  log.push(name);
  return value;
};
class Order {
  static [note('key 1')] = note('value 1');
  [note('instance key')] = note('instance value');
  static {
    note('block 1');
    this.made = Order.name;
  }
  static [note('key 2')]() {}
  static last = note('value 2', this.made);
  static {
    note('block 2');
  }
}
console.log(log.join(', '));
console.log(Order.last, Object.getOwnPropertyNames(Order).join());
class Child extends Order {
  static inherited = super.made;
  static own = this.name;
}
console.log(Child.inherited, Child.own, Object.getPrototypeOf(Child) === Order, Object.hasOwn(Child, 'last'));
class Singleton {
  static #instance = new Singleton();
  static get instance() {
    return Singleton.#instance;
  }
}
console.log(Singleton.instance === Singleton.instance);

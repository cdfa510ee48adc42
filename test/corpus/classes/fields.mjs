// Fields are defined in order on the new object, before the rest of the constructor, after super.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
class Base {
  a = note('base field');
  constructor() {
    note('base constructor');
    this.init();
  }
  init() {
    note('base init');
  }
}
class Derived extends Base {
  b = note('derived field', 'B');
  ['c' + note('computed key')] = note('derived computed');
  self = this;
  arrow = () => this.b;
  constructor() {
    note('before super');
    super();
    note('after super');
  }
  init() {
    note(`overridden init sees ${this.b}`);
  }
}
const made = new Derived();
console.log(log.join('\n'));
console.log(Object.keys(made).join(), made.self === made, made.arrow.call(null));
class Fields {
  empty;
  'quoted name' = 1;
  7 = 'seven';
  static count = 0;
  id = ++Fields.count;
}
new Fields();
console.log(new Fields());

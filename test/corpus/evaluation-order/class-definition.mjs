// Heritage, computed keys, then static parts of a class are evaluated in the order of the text.
const log = [];
const note = (name, value = name) => (log.push(name), value);
class A extends note('heritage', Object) {
  [note('method')]() {}
  static [note('static method')]() {}
  [note('field key')] = note('field value');
  static [note('static key')] = note('static value');
  get [note('getter')]() { return 1; }
  static { note('block'); }
  static last = note('last');
}
console.log(log.splice(0).join(' | '));
new A();
new A();
console.log(log.splice(0).join(' | '));
console.log(Object.getOwnPropertyNames(A.prototype), Object.getOwnPropertyNames(A));
try {
  class B extends note('bad heritage', 1) {
    static never = note('never');
  }
} catch (e) {
  console.log(e.message, log.splice(0));
}
try {
  class C {
    [(note('first key'), 'k')] = 1;
    static [(() => { throw new Error('in key'); })()] = note('never');
  }
} catch (e) {
  console.log(e.message, log.splice(0));
}
const order = [];
class D {
  static a = order.push('a');
  static b = order.push('b:' + (typeof D.a));
  static ['c'] = order.push('c:' + D.b);
}
console.log(order, D.a, D.b, D.c);

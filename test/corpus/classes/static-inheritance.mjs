// Statics are looked up through the constructor's prototype chain; private statics are not inherited.
class A {
  static #hidden = 'hidden';
  static list = [];
  static add(x) {
    this.list.push(x);
    return this.name;
  }
  static read() {
    return A.#hidden;
  }
  static readThis() {
    return this.#hidden;
  }
  static get self() {
    return this;
  }
}
class B extends A {
  static list = [];
}
class C extends A {}
console.log(A.add(1), B.add(2), C.add(3), A.list.join(), B.list.join(), C.list === A.list, C.self === C, B.read());
try {
  B.readThis();
} catch (error) {
  console.log(error.name, error.message);
}
C.list = ['own'];
console.log(A.list.length, C.list.length, Object.hasOwn(C, 'list'), delete C.list, C.list === A.list);
A.late = () => 'late';
console.log(B.late(), Object.getOwnPropertyNames(B).sort().join(), B.__proto__ === A, B.prototype.__proto__ === A.prototype);

// Methods, accessors and statics are inherited; super reaches the overridden ones.
class Animal {
  static kingdom = 'animals';
  static create(...all) {
    return new this(...all);
  }
  constructor(name) {
    this.name = name;
  }
  speak() {
    return `${this.name} makes a sound`;
  }
  get label() {
    return `<${this.name}>`;
  }
  set label(value) {
    this.name = value;
  }
}
class Dog extends Animal {
  speak() {
    return `${super.speak()}: woof`;
  }
  get label() {
    return `dog ${super.label}`;
  }
  set label(value) {
    super.label = value.toUpperCase();
  }
  static create(name) {
    return super.create(`${name}!`);
  }
}
const rex = Dog.create('rex');
console.log(rex.speak(), rex.label, rex instanceof Dog, Dog.kingdom);
rex.label = 'max';
console.log(rex.name, Object.keys(rex).join(), rex.constructor.name);
console.log(Object.getOwnPropertyNames(Dog.prototype).join(), Object.getPrototypeOf(Dog.prototype) === Animal.prototype);
console.log(rex);

// Accessors live on the prototype, are not enumerable and call user code.
class Temperature {
  #celsius = 0;
  get fahrenheit() {
    return this.#celsius * 1.8 + 32;
  }
  set fahrenheit(value) {
    this.#celsius = (value - 32) / 1.8;
  }
  get readOnly() {
    return 'fixed';
  }
  set writeOnly(value) {
    this.last = value;
  }
  static get unit() {
    return 'degrees';
  }
}
const t = new Temperature();
t.fahrenheit = 212;
t.writeOnly = 'w';
console.log(t.fahrenheit, t.writeOnly, t.last, Temperature.unit, Object.keys(t).join());
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => (t.readOnly = 1)), attempt(() => (Temperature.unit = 'x')));
const descriptor = Object.getOwnPropertyDescriptor(Temperature.prototype, 'fahrenheit');
console.log(typeof descriptor.get, descriptor.enumerable, descriptor.configurable, 'readOnly' in t, Object.hasOwn(t, 'readOnly'));
class Half extends Temperature {
  get fahrenheit() {
    return 'only a getter';
  }
}
console.log(attempt(() => (new Half().fahrenheit = 1)));
Object.defineProperty(t, 'readOnly', { value: 'own', writable: true });
t.readOnly = 'changed';
console.log(t.readOnly);

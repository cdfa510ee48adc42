// Misuse of private members throws with the engine's words.
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
class Misuse {
  #field = 1;
  #method() {}
  get #onlyGet() {
    return 1;
  }
  set #onlySet(value) {}
  static write(o) {
    o.#field = 2;
  }
  static overwrite(o) {
    o.#method = 1;
  }
  static setGetter(o) {
    o.#onlyGet = 1;
  }
  static getSetter(o) {
    return o.#onlySet;
  }
  static callMethod(o) {
    return o.#method();
  }
}
const o = new Misuse();
console.log(attempt(() => Misuse.write({})));
console.log(attempt(() => Misuse.overwrite(o)));
console.log(attempt(() => Misuse.setGetter(o)));
console.log(attempt(() => Misuse.getSetter(o)));
console.log(attempt(() => Misuse.callMethod({})));
class Returner {
  constructor(o) {
    return o;
  }
}
class Stamper extends Returner {
  #stamp = 'stamped';
  static read(o) {
    return o.#stamp;
  }
}
const plain = {};
new Stamper(plain);
console.log(Stamper.read(plain), attempt(() => new Stamper(plain)));

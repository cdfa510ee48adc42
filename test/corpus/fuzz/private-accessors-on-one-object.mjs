// The same object gets private members in either of two branches.
export const domains = { a: [0, 1], b: [1, 2], c: [true, false] };

const shared = [{}, {}];
class Base {
  constructor(i) {
    return shared[i];
  }
}
export function main(a, b, c) {
  class Sub extends Base {
    #f = b;
    get #x() {
      return [this.#f, b];
    }
    set #x(v) {
      this.#f = v;
    }
    static read(o) {
      return #x in o ? o.#x : 'none';
    }
    static write(o, v) {
      o.#x = v;
    }
  }
  let made = null;
  if (c) made = new Sub(a);
  else made = new Sub(0);
  const first = [Sub.read(shared[0]), Sub.read(shared[1])];
  if (a === 1 && c) Sub.write(shared[1], 'w');
  else Sub.write(shared[0], 'v');
  return [made === shared[0], first, Sub.read(shared[0]), Sub.read(shared[1])];
}

// Private members seen from nested functions, arrows, inner classes and static blocks.
let peek;
class Outer {
  #n;
  constructor(n) { this.#n = n; }
  static { peek = (o) => o.#n; }
  adders() { return [1, 2].map((k) => this.#n + k); }
  inner() {
    const self = this;
    return class { #n = 'inner'; both() { return [this.#n, self.#nOf()]; } };
  }
  #nOf() { return this.#n; }
  static swap(a, b) { [a.#n, b.#n] = [b.#n, a.#n]; }
  get chain() { return { deep: { o: this } }; }
  optional(o) { return o?.#n; }
  deepOptional() { return this.chain?.deep?.o.#n; }
  callOptional(o) { return o?.#nOf(); }
  compare = (o) => this.#n === o.#n;
  *each() { for (let i = 0; i < this.#n; i++) yield (this.#n, i); }
  increment() { return [this.#n++, ++this.#n, this.#n--]; }
  delegate() { return [() => this.#n, function () { return this.#n; }]; }
}
const a = new Outer(3);
const b = new Outer(5);
console.log(peek(a), a.adders(), new (a.inner())().both());
Outer.swap(a, b);
console.log(peek(a), peek(b), a.optional(null), a.optional(b), a.deepOptional(), a.callOptional(undefined), a.callOptional(b));
console.log(a.compare(b), [...new Outer(3).each()], a.increment(), peek(a));
const [arrow, fn] = a.delegate();
console.log(arrow(), fn.call(b));
try { fn.call({}); } catch (e) { console.log(e.message); }
try { a.optional({}); } catch (e) { console.log(e.message); }
try { Outer.swap(a, {}); } catch (e) { console.log(e.message); }
console.log(peek(a));

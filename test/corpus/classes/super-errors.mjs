// Mistakes around super and this are errors where they happen.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
class Base {
  value = 1;
}
console.log(attempt(() => new (class extends Base { constructor() { super.value; } })()));
console.log(attempt(() => new (class extends Base { constructor() { return; } })()));
console.log(attempt(() => new (class extends Base { constructor() { try { this; } catch (e) { super(); this.caught = e.name; } } })().caught));
console.log(attempt(() => new (class extends Base { constructor(again) { super(); if (again) super(); } })(true)));
console.log(attempt(() => new (class extends Base { m() { return super.missing(); } })().m()));
console.log(attempt(() => new (class extends Base { m() { delete super.x; } })().m()));
console.log(attempt(() => new (class extends Base { constructor() { const f = () => this; super(); return f(); } })().value));
console.log(attempt(() => new (class extends Object { constructor() { super(5); this.k = typeof this; } })().k));
console.log(attempt(() => { class X extends (() => {}) {} }), attempt(() => { class X extends Math.max {} }), attempt(() => { class X extends { a: 1 } {} }));
console.log(attempt(() => Base.prototype.constructor === Base && new Base.prototype.constructor().value));

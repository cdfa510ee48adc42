// new binds to the nearest arguments, member access goes on after it.
function Outer() {
  this.kind = 'outer';
  this.make = function Inner(x) {
    this.kind = `inner ${x}`;
  };
}
Outer.Nested = class {
  kind = 'nested';
  static create = () => Outer;
};
console.log(new Outer().kind, new Outer.Nested().kind, new (new Outer().make)(1).kind, new (Outer.Nested.create())().kind);

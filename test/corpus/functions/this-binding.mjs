// this is what stands before the dot, what call, apply or bind say, or undefined.
const object = {
  name: 'object',
  method() {
    return this?.name;
  },
  arrow: () => typeof this,
  nested() {
    return (() => this.name)();
  },
};
const loose = object.method;
console.log(object.method(), loose(), (0, object.method)(), object.arrow(), object.nested());
console.log(object.method.call({ name: 'called' }), object.method.apply({ name: 'applied' }, []), (object.method)());
const bound = object.method.bind({ name: 'bound' });
console.log(bound(), bound.call({ name: 'ignored' }), bound.bind({ name: 'again' })());
function kind() {
  return typeof this;
}
console.log(kind.call(1), kind.call('s'), kind.call(null), kind.call(undefined), kind.call(Symbol()));
const indexed = [object.method];
indexed.name = 'array';
console.log(indexed[0]());
console.log([1, 2].map(function () { return this.k; }, { k: 'thisArg' }).join());

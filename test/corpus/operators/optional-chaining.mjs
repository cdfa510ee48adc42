// ?. skips the whole rest of the chain, arguments included, and works with calls, elements and delete.
const log = [];
const note = (x) => {
  log.push(x);
  return x;
};
const nothing = null;
const object = { a: { b: () => 'called' }, list: [[1]], zero: 0 };
console.log(nothing?.a.b.c, nothing?.[note('key')], nothing?.(note('argument')), nothing?.a[note('x')].y(note('z')));
console.log(object?.a?.b?.(), object.missing?.(), object.missing?.deep.deeper, object.list?.[0]?.[0], object.zero?.toFixed(1));
console.log(log.length, delete nothing?.a, delete object?.zero, 'zero' in object);
try {
  (nothing?.a).b;
} catch (error) {
  console.log(error.message);
}
try {
  object.a?.c();
} catch (error) {
  console.log(error.message);
}
try {
  object.zero.x?.y;
} catch (error) {
  console.log(error.message);
}
const receiver = {
  name: 'receiver',
  get() {
    return this?.name;
  },
};
console.log(receiver?.get(), receiver.get?.(), (receiver?.get)(), receiver?.['get']?.());
console.log(undefined?.x ?? 'default', `${nothing?.x}`);

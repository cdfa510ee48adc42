// The keys of builtin objects are in the engine's order, which programs see that copy them.
const objects = {
  Array,
  'Array.prototype': Array.prototype,
  Boolean,
  'Boolean.prototype': Boolean.prototype,
  'Date.prototype': Date.prototype,
  'Error.prototype': Error.prototype,
  'TypeError.prototype': TypeError.prototype,
  Function,
  JSON,
  Map,
  'Map.prototype': Map.prototype,
  Math,
  Number,
  'Number.prototype': Number.prototype,
  Object,
  'Object.prototype': Object.prototype,
  Reflect,
  'RegExp.prototype': RegExp.prototype,
  Set,
  'Set.prototype': Set.prototype,
  String,
  'String.prototype': String.prototype,
  Symbol,
  'Symbol.prototype': Symbol.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'Uint8Array.prototype': Uint8Array.prototype,
  'Function.prototype': Function.prototype,
};
for (const [name, object] of Object.entries(objects)) {
  console.log(name, Reflect.ownKeys(object).map(String).join(' '));
}

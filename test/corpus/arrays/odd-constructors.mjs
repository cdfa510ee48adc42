// Arrays whose constructor or species is null, a primitive or something else.
const show = (what) => {
  try {
    const made = what();
    console.log(Array.isArray(made), Object.prototype.toString.call(made), JSON.stringify(made));
  } catch (error) {
    console.log(error.name, error.message);
  }
};
for (const odd of [undefined, null, 0, 'text', true, {}, { [Symbol.species]: null }, { [Symbol.species]: undefined }, { [Symbol.species]: 1 }, Array, Object]) {
  const array = [3, 1, 2];
  array.constructor = odd;
  show(() => array.map((x) => x * 2));
  show(() => array.slice(1));
  show(() => array.filter((x) => x > 1));
  show(() => array.concat([9]));
  show(() => array.splice(0, 1));
}
class Many extends Array {
  static get [Symbol.species]() {
    return Array;
  }
}
const many = Many.from([1, 2]);
console.log(many instanceof Many, many.map((x) => x) instanceof Many, many.length);

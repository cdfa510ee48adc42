// What an array makes others of may be anything.
const attempt = (action) => { try { return JSON.stringify(action()); } catch (e) { return `${e.name}`; } };
for (const constructor of [null, undefined, 1, 'x', true, {}, { [Symbol.species]: null }, { [Symbol.species]: undefined }, { [Symbol.species]: 1 }, Symbol.iterator]) {
  const array = [1, 2];
  array.constructor = constructor;
  console.log(String(constructor === Symbol.iterator ? 'symbol' : JSON.stringify(constructor)), attempt(() => array.map((x) => x)), attempt(() => array.slice(1)), attempt(() => array.filter(() => true)), attempt(() => array.concat([3])), attempt(() => array.splice(0, 1)));
}

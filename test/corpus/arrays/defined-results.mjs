// Array methods define the elements of their results, whatever stands in the way, or throw.
class Odd extends Array {}
const attempt = (name, action) => { try { console.log(name, JSON.stringify(action())); } catch (e) { console.log(name, e.constructor.name); } };
const holder = (make) => { const C = function () { return make(); }; C[Symbol.species] = C; return C; };
const fixed = () => Object.defineProperty({}, '0', { value: 'old', writable: true, configurable: false });
const readonly = () => Object.defineProperty({ length: 0 }, '0', { value: 'old', writable: false, configurable: true });
const frozen = () => Object.freeze({ length: 0 });
const sealed = () => Object.preventExtensions({ length: 0 });
for (const [name, make] of Object.entries({ fixed, readonly, frozen, sealed })) {
  const C = holder(make);
  attempt(`from ${name}`, () => Array.from.call(C, ['new']));
  attempt(`of ${name}`, () => Array.of.call(C, 'new'));
  const array = ['new'];
  array.constructor = C;
  attempt(`map ${name}`, () => array.map((x) => x));
  attempt(`slice ${name}`, () => array.slice(0));
  attempt(`filter ${name}`, () => array.filter(() => true));
  attempt(`concat ${name}`, () => array.concat());
  attempt(`splice ${name}`, () => array.splice(0));
  attempt(`flat ${name}`, () => ['new'].flat.call(Object.assign(['new'], { constructor: C })));
}

// &&=, ||= and ??= assign only when they must, and evaluate the reference once.
const log = [];
const object = {
  store: { and: 1, or: 0, nullish: null, set: 'set' },
  get target() {
    log.push('target');
    return this.store;
  },
};
object.target.and &&= 2;
object.target.or ||= 3;
object.target.nullish ??= 4;
object.target.set ??= log.push('never');
object.target.set ||= log.push('never');
object.target.missing &&= log.push('never');
console.log(JSON.stringify(object.store), log.join());
let a;
a ??= 'x';
a &&= a + 'y';
a ||= 'z';
console.log(a);
const frozen = Object.freeze({ v: 1 });
frozen.v ||= 2;
try {
  frozen.v &&= 2;
} catch (error) {
  console.log(error.message);
}
let f;
f ??= () => {};
console.log(f.name);

// Assigning to a constant throws when it happens, after the value was computed.
const fixed = 1;
let computed = 0;
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => (fixed = computed++)), computed);
console.log(attempt(() => fixed++), attempt(() => (fixed += 1)), attempt(() => ([fixed] = [2])));
console.log(attempt(() => { for (const i = 0; i < 2; i++); }));
console.log(attempt(() => { for (fixed of [1]); }));
console.log(attempt(() => (fixed &&= 5)), attempt(() => (fixed ||= 5)), attempt(() => (fixed ??= 5)));
const object = { x: 1 };
object.x = 2;
console.log(object.x, fixed);
class Named {
  static rename() {
    Named = 1;
  }
}
console.log(attempt(() => Named.rename()));

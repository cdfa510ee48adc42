// Reading or assigning what was never declared is a ReferenceError in a module.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => nowhere), attempt(() => (nowhere = 1)), attempt(() => nowhere.x), attempt(() => nowhere()));
console.log(attempt(() => typeof nowhere), attempt(() => nowhere?.x));
console.log(attempt(() => (undefined = 1)), attempt(() => (NaN = 1)), attempt(() => (Infinity += 1)));
globalThis.onceGlobal = 'global';
console.log(attempt(() => onceGlobal));
delete globalThis.onceGlobal;
console.log(attempt(() => onceGlobal), this === undefined, typeof globalThis);

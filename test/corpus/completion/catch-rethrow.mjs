// catch may rethrow, finally may throw over it, and the last exception wins.
function run(action) {
  try {
    return action();
  } catch (error) {
    return `caught ${error}`;
  }
}
console.log(
  run(() => {
    try {
      throw 'first';
    } catch (e) {
      throw `${e} second`;
    } finally {
      console.log('cleanup');
    }
  }),
);
console.log(
  run(() => {
    try {
      throw 'first';
    } finally {
      throw 'from finally';
    }
  }),
);
console.log(
  run(() => {
    try {
      return 'value';
    } finally {
      throw 'instead of value';
    }
  }),
);
try {
  throw undefined;
} catch (nothing) {
  console.log(nothing);
}
try {
  null.x;
} catch {
  console.log('without binding');
}
try {
  throw { code: 7, nested: [1, 2] };
} catch ({ code, nested: [, second], missing = 'default' }) {
  console.log(code, second, missing);
}

// refused: unsupported-builtin
// A custom inspection may not call the inspection that node hands to it.
class Shown {
  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    return inspect(depth, options);
  }
}
console.log(new Shown());

// refused: unsupported-builtin
// The directive %o shows keys that are hidden, and so is refused.
console.log('%o', [() => 1]);

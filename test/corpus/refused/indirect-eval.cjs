// refused: direct-eval
// Any text but `this` is refused, also when eval is called by another name.
console.log((0, eval)('this') === globalThis);
(0, eval)('this.x');

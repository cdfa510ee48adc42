// refused: direct-eval
// Any body of a function made from text but the one that returns this is refused.
console.log(Function('return this')() === globalThis);
Function('a', 'return a');

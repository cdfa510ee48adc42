// refused: direct-eval
// A function made from text is refused.
console.log(new Function('return 1')());

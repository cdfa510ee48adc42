// refused: direct-eval
// Code made from text is refused.
console.log(eval('1 + 1'));

// refused: with-statement
// The with statement of sloppy code is refused.
with ({ x: 1 }) console.log(x);

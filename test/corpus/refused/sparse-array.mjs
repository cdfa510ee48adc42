// refused: sparse-array
// An array with a huge gap is refused.
const list = [];
list[4000000000] = 1;

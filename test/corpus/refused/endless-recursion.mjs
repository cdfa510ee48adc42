// refused: recursion-limit
// Recursion without end meets the limit of depth; node would throw a RangeError that depends on its stack.
const dive = (n) => dive(n + 1) + 1;
dive(0);

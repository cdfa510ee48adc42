// A module for another program.
const v = 1, w = 2;
export { v as '0', w as 'a b', v as 'default' };

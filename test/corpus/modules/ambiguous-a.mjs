// A module for another program.
export const both = 'a';
export const one = 'a';
export const same = 'a';

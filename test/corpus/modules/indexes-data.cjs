// A module for another program.
exports[1] = 'one';
exports.x = 'x';

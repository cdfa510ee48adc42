// Modules of node by require: the same object each time.
const one = require('util');
console.log(one === require('node:util'), require('events') === require('events').EventEmitter, require('path').posix === require('path/posix'));
console.log(require('util/types') === one.types, require('assert/strict') === require('assert').strict, typeof require('timers').setTimeout);
const { inherits, isDeepStrictEqual } = require('util');
console.log(typeof inherits, isDeepStrictEqual([1], [1]));

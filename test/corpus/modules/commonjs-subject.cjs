// A CommonJS module for its importers: only some of what it exports can be told from its text.
'use strict';

let reads = 0;
exports.plain = 1;
exports['with space'] = 2;
Object.defineProperty(exports, 'forwarded', {
  enumerable: true,
  get: function () {
    return subject.name;
  },
});
Object.defineProperty(exports, 'computed', {
  enumerable: true,
  get() {
    reads += 1;
    return `read ${reads} times`;
  },
});
Object.defineProperty(exports, 'fixed', { value: 3 });
const hidden = ['un', 'seen'].join('');
exports[hidden] = 4;
if (exports.plain === 2) exports.never = 5;
const subject = { name: 'a getter' };
exports.later = 6;
exports.later = 7;

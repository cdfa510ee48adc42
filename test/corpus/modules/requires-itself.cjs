// A CommonJS module that requires itself sees what it has exported so far.
exports.early = 1;
const self = require('./requires-itself.cjs');
console.log(self === exports, Object.keys(self), 'late' in self);
exports.late = 2;
module.exports.sum = () => self.early + self.late;
console.log(self.late, self.sum(), require(__filename) === self);
module.exports = Object.assign(() => 'replaced', exports);
console.log(require('./requires-itself.cjs')(), self === module.exports, require('./requires-itself.cjs').sum());

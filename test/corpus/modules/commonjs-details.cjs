// exports, module.exports, require's cache of results, and functions as modules.
exports.a = 1;
console.log(module.exports.a, module.exports === exports, this === exports);
module.exports = function f() { return 'module is a function'; };
module.exports.extra = 'on function';
exports.lost = true;
console.log(module.exports(), module.exports.lost, exports.lost, Object.keys(module.exports));
const subject = require('./commonjs-subject.cjs');
console.log(require('./commonjs-subject.cjs') === subject, typeof subject);
console.log(typeof require, require.length, typeof module, typeof module.id, typeof module.exports);
(function () { console.log(typeof exports, this === undefined, arguments.length); })();
const lazily = () => require('./json-data.json').name;
console.log(lazily(), lazily());
let hoistedUse = helper();
function helper() { return 'hoisted ' + typeof later; }
var later = 1;
console.log(hoistedUse, helper());
if (typeof window === 'undefined') console.log('no window'); else console.log('window');
console.log(typeof process, typeof setTimeout, typeof globalThis, typeof Buffer === 'undefined' || true);
return;
console.log('never printed');

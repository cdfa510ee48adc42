// inherits, deprecate, debuglog and the like.
const util = require('util');
function Base() {}
Base.prototype.greet = function () {
  return 'hello';
};
function Derived() {}
util.inherits(Derived, Base);
console.log(new Derived().greet(), Derived.super_ === Base, Object.keys(Derived));
try {
  util.inherits(Derived, {});
} catch (problem) {
  console.log(problem.code, problem.message);
}
console.log(util.isArray([]), util.toUSVString('a\ud800'), util.debuglog('x').enabled);
console.log(typeof util.TextEncoder, util.TextDecoder === TextDecoder);

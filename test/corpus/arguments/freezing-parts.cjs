// Object.freeze parts arguments from the parameters, Object.seal and preventExtensions do not.
function frozen(a, b) {
  Object.freeze(arguments);
  a = 'new';
  arguments[1] = 'ignored';
  console.log(a, b, arguments[0], arguments[1], Object.isFrozen(arguments));
  try {
    (function (list) { 'use strict'; list[0] = 0; })(arguments);
  } catch (e) {
    console.log(e.name + ': ' + e.message);
  }
}
frozen(1, 2);
function sealed(a, b) {
  Object.seal(arguments);
  a = 'new';
  arguments[1] = 'written';
  console.log(a, b, arguments[0], arguments[1]);
  console.log(delete arguments[0], arguments[0], Object.isSealed(arguments), Object.isFrozen(arguments));
  arguments[2] = 'no room';
  console.log(arguments[2], arguments.length);
}
sealed(1, 2);
function closed(a) {
  Object.preventExtensions(arguments);
  a = 'new';
  console.log(arguments[0]);
  console.log(delete arguments[0]);
  arguments[0] = 'cannot come back';
  console.log(arguments[0], a, Object.isExtensible(arguments));
}
closed(1);

// Object.defineProperty on arguments: an accessor or a read-only element parts from its parameter, a new value does not.
function byValue(a) {
  Object.defineProperty(arguments, '0', { value: 'defined' });
  console.log(a);
  a = 'assigned';
  console.log(arguments[0]);
}
byValue(1);

function byGetter(a) {
  Object.defineProperty(arguments, '0', { get: function () { return 'got'; }, set: function (v) { console.log('set', v); } });
  console.log(a, arguments[0]);
  a = 2;
  arguments[0] = 3;
  console.log(a, arguments[0]);
  console.log(Object.keys(Object.getOwnPropertyDescriptor(arguments, 0)));
}
byGetter(1);

function readOnly(a, b) {
  Object.defineProperty(arguments, '0', { writable: false });
  a = 'later';
  arguments[0] = 'ignored';
  console.log(a, arguments[0], b);
  console.log(Object.getOwnPropertyDescriptor(arguments, '0'));
  Object.defineProperty(arguments, '1', { value: 'given', writable: false });
  console.log(b);
  b = 'own';
  console.log(arguments[1], b);
  console.log(Object.keys(arguments), Object.getOwnPropertyNames(arguments));
  console.log(delete arguments[0], arguments[0], a);
}
readOnly(1, 2);

function extra(a) {
  Object.defineProperty(arguments, '1', { value: 'hidden', enumerable: false, configurable: true });
  console.log(Object.keys(arguments), arguments[1], arguments.length);
  arguments[2] = 'c';
  console.log(Object.keys(arguments), arguments[1]);
  a = 5;
  console.log(arguments[0]);
}
extra(1);

function strictly(a) {
  Object.defineProperty(arguments, 0, { writable: false });
  try {
    (function (list) { 'use strict'; list[0] = 1; })(arguments);
  } catch (e) {
    console.log(e.name, e.message);
  }
  return a;
}
console.log(strictly('kept'));

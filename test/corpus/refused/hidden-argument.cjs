// refused: unsupported-builtin
// An element of arguments that stays a parameter cannot get attributes of its own.
(function (a) {
  Object.defineProperty(arguments, '0', { enumerable: false });
  a = 2;
  console.log(arguments[0]);
})(1);

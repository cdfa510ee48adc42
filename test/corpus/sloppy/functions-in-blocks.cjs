// Functions in blocks of sloppy code are also variables around them, unless something stands in the way.
console.log(typeof before, typeof inner);
{
  function inner() { return 1; }
}
console.log(typeof inner, inner());
if (true) function before() { return 2; }
console.log(before());
(function (parameter) {
  { function parameter() {} }
  console.log(typeof parameter);
})(5);
(function () {
  let kept = 'let';
  { function kept() {} }
  console.log(kept);
})();
(function () {
  'use strict';
  { function hidden() {} }
  console.log(typeof hidden);
})();
(function () {
  console.log(one);
  switch (1) {
    case 1:
      function one() { return 'one'; }
  }
  console.log(one());
  try {
    throw 'thrown';
  } catch (caught) {
    { function caught() {} }
    console.log(typeof caught);
  }
  for (let i = 0; i < 2; i++) { function looped() { return i; } }
  console.log(looped());
})();
{ async function waits() {} function* yields() {} }
console.log(typeof waits, typeof yields);

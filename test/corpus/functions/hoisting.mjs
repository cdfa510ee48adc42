// Function declarations are there from the start of their scope, var from the start of the function, blocks keep theirs.
console.log(typeof early, early());
function early() {
  return 'hoisted';
}
console.log(typeof later);
var later = 1;
{
  console.log(inBlock());
  function inBlock() {
    return 'block';
  }
}
console.log(typeof inBlock);
function twice() {
  return inner();
  function inner() {
    return 'first';
  }
  function inner() {
    return 'second';
  }
}
console.log(twice());
function shadow(parameter) {
  function parameter() {}
  return typeof parameter;
}
console.log(shadow(1));
if (true) {
  var leaked = 'var leaves the block';
  let kept = 1;
}
console.log(leaked, typeof kept);

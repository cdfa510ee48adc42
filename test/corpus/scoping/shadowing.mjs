// Inner declarations hide outer ones exactly within their block, loop or catch clause.
let x = 'module';
{
  let x = 'block';
  {
    const x = 'inner';
    console.log(x);
  }
  console.log(x);
}
for (let x = 0; x < 1; x++) {
  let x = 'loop body';
  console.log(x);
}
try {
  throw 'error';
} catch (x) {
  console.log(x);
  {
    let x = 'in catch';
    console.log(x);
  }
}
const f = (x) => {
  {
    let x = 'param hidden';
    console.log(x);
  }
  return x;
};
console.log(f('param'), x);
switch (x) {
  case 'module':
    let y = x;
    console.log(y);
}
const undefined_ = ((undefined) => undefined)('even undefined');
console.log(undefined_);

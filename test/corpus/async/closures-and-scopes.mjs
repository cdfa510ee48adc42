// Variables of blocks survive waiting.
async function f() {
  const results = [];
  for (let i = 0; i < 3; i++) {
    await null;
    results.push(() => i);
  }
  for (const x of ['a', 'b']) {
    let y = x + (await x);
    results.push(() => (y += '!'));
  }
  {
    const results = await 'shadowed';
    console.log(results);
  }
  return results.map((one) => one());
}
console.log(await f());
var hoisted = await 1;
function declared() { return hoisted; }
console.log(declared());

// Two async functions take turns.
async function count(name) {
  for (let i = 0; i < 3; i++) {
    console.log(name, i);
    await undefined;
  }
  return name;
}
const both = Promise.all([count('a'), count('b')]);
console.log('started');
console.log(await both);
async function nested() {
  return count('inner');
}
nested().then((name) => console.log('ended', name));
Promise.resolve().then(() => console.log('one turn')).then(() => console.log('two turns')).then(() => console.log('three'));

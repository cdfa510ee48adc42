// CommonJS modules leave things for later as well.
const wait = (turns) => new Promise((resolve) => setTimeout(resolve, turns));
module.exports = (async () => {
  console.log('at once');
  await wait(3);
  console.log('later');
})();
Promise.resolve().then(() => console.log('job'));
console.log('end');

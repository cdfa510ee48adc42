// What an async function throws, its promise is rejected with.
async function fail(how) {
  if (how === 'throw') throw new RangeError('thrown');
  if (how === 'await') await Promise.reject(new TypeError('awaited'));
  return Promise.reject(new Error('returned'));
}
for (const how of ['throw', 'await', 'return']) {
  try {
    await fail(how);
  } catch (problem) {
    console.log(how, problem.name, problem.message);
  } finally {
    console.log('finally', how);
  }
}
const parameters = async ({ a }, b = a.x) => b;
parameters().catch((problem) => console.log(problem.message));
parameters({}).catch((problem) => console.log(problem.message));

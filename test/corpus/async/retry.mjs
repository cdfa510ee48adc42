// Trying again after a while.
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
async function retry(action, times) {
  for (let attempt = 1; ; attempt++)
    try {
      return await action(attempt);
    } catch (problem) {
      console.log('failed', attempt, problem.message);
      if (attempt === times) throw new Error('gave up', { cause: problem });
      await wait(attempt);
    }
}
console.log(await retry(async (n) => { if (n < 3) throw new Error('early'); return n; }, 5));
await retry(async () => { throw new Error('always'); }, 2).catch((e) => console.log(e.message, e.cause.message));

// finally in async functions, with returns and throws that replace others.
async function f(how) {
  try {
    if (how === 'return') return await 'tried';
    if (how === 'throw') throw 'thrown';
    await Promise.reject('rejected');
  } catch (reason) {
    if (how === 'throw') throw reason + ' again';
    return 'caught ' + reason;
  } finally {
    console.log('finally of', how);
    await null;
    if (how === 'return') return 'replaced';
  }
}
for (const how of ['return', 'throw', 'reject']) console.log(how, await f(how).catch((reason) => 'outside ' + reason));

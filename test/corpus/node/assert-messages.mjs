// Messages of assertions that take one line, and those that are given.
import assert from 'node:assert';
const attempt = (action) => {
  try {
    action();
  } catch (problem) {
    console.log(problem instanceof assert.AssertionError, problem.message);
  }
};
attempt(() => assert.equal(1, 2));
attempt(() => assert.equal('a', null));
attempt(() => assert.strictEqual(1, 2));
attempt(() => assert.strictEqual('a', undefined));
attempt(() => assert(false, 'given'));
attempt(() => assert.ok(0, new RangeError('own error')));
attempt(() => assert.fail());
attempt(() => assert.fail('boom'));
attempt(() => assert.ifError(new Error('inner')));
attempt(() => assert.ifError(null));
attempt(() => assert());
console.log(String(new assert.AssertionError({ message: 'm' })));

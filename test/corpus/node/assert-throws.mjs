// Assertions about exceptions.
import assert from 'node:assert';
const fail = (problem) => () => {
  throw problem;
};
const attempt = (name, action) => {
  try {
    action();
    console.log(name, 'passes');
  } catch (problem) {
    console.log(name, problem.name, problem.message);
  }
};
attempt('class', () => assert.throws(fail(new TypeError('bad')), TypeError));
attempt('pattern', () => assert.throws(fail(new TypeError('bad')), /TypeError: bad/));
attempt('object', () => assert.throws(fail(new TypeError('bad')), { name: 'TypeError', message: /b/ }));
attempt('function', () => assert.throws(fail(5), (thrown) => thrown === 5));
attempt('another class', () => assert.throws(fail(new Error('x')), RangeError));
attempt('nothing', () => assert.throws(() => {}));
attempt('nothing of a class', () => assert.throws(() => {}, RangeError, 'why'));
attempt('none', () => assert.doesNotThrow(() => 1));
attempt('one', () => assert.doesNotThrow(fail(new Error('y')), 'said'));
attempt('match', () => assert.match('abc', /b/));

// Assertions about equality.
import assert, { strictEqual } from 'node:assert';
import strict from 'node:assert/strict';
const attempt = (name, action) => {
  try {
    action();
    console.log(name, 'passes');
  } catch (problem) {
    console.log(name, problem.name, problem.code, problem.generatedMessage, problem.operator, problem.actual, problem.expected);
  }
};
attempt('equal', () => assert.equal(1, '1'));
attempt('equal', () => assert.equal(1, 2));
attempt('NaN', () => assert.equal(NaN, NaN));
attempt('not equal', () => assert.notEqual(1, 1));
attempt('strictly', () => strictEqual(1, '1'));
attempt('by the strict module', () => strict.equal(1, '1'));
attempt('not strictly', () => assert.notStrictEqual(0, -0));
attempt('deep', () => assert.deepEqual({ a: [1, '2'] }, { a: [1, 2] }));
attempt('strictly deep', () => assert.deepStrictEqual({ a: [1, '2'] }, { a: [1, 2] }));
attempt('not deep', () => assert.notDeepEqual({ a: 1 }, { a: 1 }));
attempt('not strictly deep', () => strict.notDeepEqual([1], ['1']));
console.log(assert.strict === strict, strict.deepEqual === assert.deepStrictEqual, assert.ok.name);

// Assertions about promises.
import assert from 'node:assert';
await assert.rejects(Promise.reject(new Error('r')), /r/);
await assert.rejects(async () => { throw new TypeError('t'); }, TypeError);
await assert.rejects(Promise.resolve(1)).catch((problem) => console.log(problem.code, problem.message));
await assert.doesNotReject(async () => 1);
console.log('end');

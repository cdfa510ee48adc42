// A class that asserts what it is given.
const assert = require('assert');
class Account {
  constructor(balance) {
    assert(Number.isInteger(balance), 'balance must be an integer');
    this.balance = balance;
  }
  withdraw(amount) {
    assert.ok(amount > 0, `cannot withdraw ${amount}`);
    assert.strictEqual(typeof amount, 'number');
    assert.notStrictEqual(this.balance, 0, 'empty');
    this.balance -= amount;
    return this;
  }
}
for (const action of [() => new Account(0.5), () => new Account(5).withdraw(-1), () => new Account(0).withdraw(1), () => new Account(5).withdraw(2).balance])
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.code, problem.message, problem instanceof assert.AssertionError, problem instanceof Error);
  }

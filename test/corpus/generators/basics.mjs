// A generator runs to the next yield and passes values both ways.
function* talk() {
  const first = yield 'question 1';
  const second = yield `answer ${first}`;
  return `end ${second}`;
}
const conversation = talk();
console.log(conversation.next('ignored'));
console.log(conversation.next('A'));
console.log(conversation.next('B'));
console.log(conversation.next('C'));
function* nested() {
  const total = (yield 1) + (yield 2) * (yield 3);
  yield total;
}
const sums = nested();
sums.next();
sums.next(10);
sums.next(20);
console.log(sums.next(3).value);
console.log([...talk()].length, Object.prototype.toString.call(conversation));
const instance = (function* () {})();
console.log(instance instanceof talk, talk() instanceof talk, typeof talk.prototype);

// Classes of promises make more of their kind.
class Task extends Promise {
  static made = 0;
  constructor(executor) {
    super(executor);
    Task.made += 1;
  }
  log(name) {
    return this.then((value) => (console.log(name, value), value));
  }
}
const task = Task.resolve(1);
console.log(task instanceof Task, Task.resolve(task) === task, Promise.resolve(task) === task, Task.made);
const next = task.log('one');
console.log(next.constructor.name, Task.made, next.finally(() => {}) instanceof Task);
class Plain extends Promise {
  static get [Symbol.species]() {
    return Promise;
  }
}
console.log(Plain.resolve(1).then(() => {}).constructor.name, Plain.all([]).constructor.name);

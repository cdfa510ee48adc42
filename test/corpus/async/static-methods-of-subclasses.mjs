// all, race and the like make promises of the class they are called on.
class Task extends Promise {}
for (const name of ['all', 'allSettled', 'any', 'race']) {
  const made = Task[name]([1]);
  console.log(name, made.constructor.name, await made);
}
class Counting extends Promise {
  static resolved = 0;
  static resolve(value) {
    Counting.resolved += 1;
    return super.resolve(value);
  }
}
await Counting.all([1, Counting.resolve(2), Promise.resolve(3)]);
console.log(Counting.resolved);

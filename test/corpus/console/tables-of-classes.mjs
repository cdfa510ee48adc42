// Tables of objects of classes, sets and nested arrays.
class Person {
  constructor(name, age) {
    Object.assign(this, { name, age });
  }
}
console.table([new Person('Ann', 3), new Person('Bob', 40)]);
console.table(new Set(['a', { b: 1 }]));
console.table([[['nested']], ['flat']]);
console.table([1, 'two', null, undefined, () => 3]);
console.table([{ name: 'x', age: 1 }], ['age', 'missing']);
console.table(5);
console.table();

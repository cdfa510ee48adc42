// Keys come as integers ascending, then strings by age, then symbols by age.
const object = { b: 1, 2: 'two', a: 2, 1: 'one', [Symbol('s')]: 3, '-1': 4, '01': 5, 4294967294: 6, 4294967295: 7 };
console.log(Object.keys(object).join(' '));
console.log(Reflect.ownKeys(object).map(String).join(' '));
delete object.b;
object.b = 'again';
object[0] = 'zero';
object.a = 'updated';
console.log(Object.keys(object).join(' '), JSON.stringify(object));
console.log(Object.entries({ z: 1, y: 2 }).join(' '), Object.values('ab').join(), Object.getOwnPropertyNames('ab').join());
class K {
  z = 1;
  a = 2;
  constructor() {
    this.m = 3;
    this[5] = 4;
  }
}
console.log(Object.keys(new K()).join(), Object.assign({ q: 0 }, { b: 1, a: 2 }, null, 'x'));
console.log(Object.fromEntries([['b', 1], ['a', 2], [1, 3]]));

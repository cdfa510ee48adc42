// In o[k] op= v the object, the key and the old value are read before the right side.
const log = [];
const note = (name, value) => (log.push(name), value);
const box = {
  get p() { log.push('get p'); return 10; },
  set p(v) { log.push('set p ' + v); },
};
note('object', box)[note('key', 'p')] += note('right', 5);
console.log(log.splice(0).join(', '));
note('object', box)[note('key', 'p')] -= (box.p, 1);
console.log(log.splice(0).join(', '));
let x = 1;
x += (x = 10, 5);
console.log(x);
x = 3;
x *= x++ + ++x;
console.log(x);
const list = [1, 2, 3];
let i = 0;
list[i++] += list[i++] * 10;
console.log(list, i);
list[i] = i = 0;
console.log(list, i);
let s = 'a';
s += s += s += 'b';
console.log(s);
x = 5;
x = x++ + x--;
console.log(x);
x = 2;
x **= x **= 2;
console.log(x);

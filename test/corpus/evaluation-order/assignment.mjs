// The object and the key of an assignment are evaluated before the value, the key is converted after it.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
const target = {};
const key = {
  toString() {
    log.push('key');
    return 'k';
  },
};
note('object', target)[note('index', key)] = note('value', 1);
console.log(log.join(' '), JSON.stringify(target));
log.length = 0;
note('object', target)[note('index', key)] += note('value', 1);
console.log(log.join(' '), JSON.stringify(target));
log.length = 0;
note('object', target)[note('index', key)]++;
console.log(log.join(' '), JSON.stringify(target));
let a = 1;
a += (a = 5, 10);
console.log(a);
let b = 3;
b = b++ + b--;
console.log(b);

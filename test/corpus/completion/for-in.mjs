// for-in lists own and inherited enumerable string keys once, and not those deleted on the way.
const parent = { inherited: 1, shadowed: 2 };
const child = Object.create(parent, { hidden: { value: 1, enumerable: false } });
child.own = 1;
child.shadowed = 3;
child[2] = 'two';
child[1] = 'one';
child[Symbol('s')] = 'symbol';
const keys = [];
for (const key in child) keys.push(key);
console.log(keys.join(' '));
const shrinking = { a: 1, b: 2, c: 3 };
const visited = [];
for (const key in shrinking) {
  visited.push(key);
  delete shrinking.b;
}
console.log(visited.join());
for (const key in null) console.log('never', key);
for (const key in undefined) console.log('never', key);
for (const index in 'ab') console.log(index, typeof index);
const list = ['x', , 'z'];
list.extra = true;
for (const index in list) console.log(index);

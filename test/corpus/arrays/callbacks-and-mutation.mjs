// Callbacks that change the array they are called on, and their index, this and third argument.
const run = (method, f, a = [1, 2, 3]) => { const seen = []; const r = a[method]((x, i, self) => { seen.push(x); return f(x, i, self); }); console.log(method, JSON.stringify(r), seen.join(), JSON.stringify(a)); };
run('forEach', (x, i, a) => { if (i === 0) a.push(9); });
run('map', (x, i, a) => { if (i === 0) a.pop(); return x * 2; });
run('filter', (x, i, a) => { a[i + 1] = 'changed'; return true; });
run('some', (x, i, a) => { delete a[1]; return false; });
run('every', (x, i, a) => { a.length = 1; return true; });
run('find', (x, i, a) => { delete a[i + 1]; return false; });
run('findIndex', (x, i, a) => { a.push(x); return x === 3; });
run('findLast', (x, i, a) => { a.length = 0; return false; });
run('flatMap', (x, i, a) => { if (i === 0) a.shift(); return [x, x]; });
const log = [];
console.log([1, 2, 3].reduce((acc, x, i, a) => { log.push([acc, x, i]); if (i === 1) a.push(10); return acc + x; }), JSON.stringify(log.splice(0)));
console.log([1, 2, 3].reduceRight((acc, x, i) => { log.push([acc, x, i]); return acc - x; }, 100), JSON.stringify(log.splice(0)));
console.log([5].reduce(() => 'never'), [].reduce(() => 'never', 'initial'), [, 7, ,].reduce((a, b) => a + b), [1].reduceRight(() => 0));
[1].forEach(function (x, i, a) { console.log(this.t, x, i, a, arguments.length); }, { t: 'this' });
console.log([3, 4].map(function () { return this; }, 'str').map((x) => typeof x), [1, 2, 3].map((x, i, { length }) => length - i));
for (const bad of [() => [1].map(), () => [].forEach(null), () => [1].filter({}), () => [1].find('x'), () => [].every(undefined)]) try { bad(); } catch (e) { console.log(e.message); }
const a = [1, 2, 3, 4, 5, 6];
for (const x of a) { if (x % 2) a.splice(a.indexOf(x), 1); }
console.log(a);
const b = [1, 2, 3];
for (const [i, x] of b.entries()) { if (i < 3) b.push(x * 10); }
console.log(b);
const keys = [];
const c = ['a', 'b'];
for (const k of c.keys()) { keys.push(k); if (k === 1) c.push('c', 'd'); }
console.log(keys);

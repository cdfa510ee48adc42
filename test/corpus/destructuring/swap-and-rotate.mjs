// Parallel assignment in algorithms: Fibonacci, gcd, reversal of lists, rotation.
let [a, b] = [0, 1];
const fib = [];
for (let i = 0; i < 10; i++) { fib.push(a); [a, b] = [b, a + b]; }
console.log(fib.join());
const gcd = (x, y) => { while (y) [x, y] = [y, x % y]; return x; };
console.log(gcd(48, 36), gcd(17, 5), gcd(0, 9));
let list = [1, 2, 3].reduceRight((next, v) => ({ v, next }), null);
let prev = null;
while (list) [list.next, prev, list] = [prev, list, list.next];
console.log(JSON.stringify(prev));
const arr = [1, 2, 3, 4];
[arr[0], arr[1], arr[2], arr[3]] = [arr[3], arr[0], arr[1], arr[2]];
console.log(arr, ([arr[0], arr[0]] = [5, 6]), arr);
let x = 1, y = 2, z = 3;
[x, y, z] = [y, z, x];
({ x, y } = { x: y, y: x });
console.log(x, y, z);
const o = { l: 1, r: 2 };
({ l: o.r, r: o.l } = o);
console.log(o);

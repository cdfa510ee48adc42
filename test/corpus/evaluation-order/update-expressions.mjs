// Prefix and postfix updates on members: one read, one conversion, one write.
const log = [];
const o = {
  n: 1,
  get v() { log.push('get'); return { valueOf() { log.push('valueOf'); return o.n; } }; },
  set v(x) { log.push('set ' + x); this.n = x; },
};
console.log(o.v++, log.splice(0).join());
console.log(++o.v, log.splice(0).join());
console.log(o.v--, log.splice(0).join());
console.log(--o.v, log.splice(0).join());
let s = '5';
console.log(s++, s, typeof s);
let u;
console.log(u++, u);
let n = null;
console.log(++n, n--, n);
let t = true;
console.log(t++ + t, t);
let big = 9n;
console.log(big++, ++big, big--, big);
const a = [3];
console.log(a[0]++ + a[0]--, a);
try { let y = Symbol('s'); y++; } catch (e) { console.log(e.message); }
try { const c = 1; c++; } catch (e) { console.log(e.message); }
let k = 0;
const row = [10, 20, 30];
row[k++]++;
--row[k++];
row[k] -= k--;
console.log(row, k);
let z = 'abc';
z--;
console.log(z);
let m = -0;
console.log(Object.is(m++, -0), m);

// Where semicolons are inserted and where a slash divides.
const a = 1
const b = 2
const c = a
+ b
console.log(c)
const f = () => {
  return
  'unreachable'
}
console.log(f())
let i = 0
let j = 5
i
++
j
console.log(i, j)
let g = 2, x = 12
console.log(x /2/ g, x / 2 / g, /2/g.test('2'), [x] / g, (x) /2/ 1, typeof /x/ === 'object')
const h = { v: 6 }
const r = h.v /2
console.log(r)
;[1, 2].forEach((n) => console.log(n))
;(function () { console.log('iife') })()
;`template`.length
const t = i ? /a/ : /b/
console.log(t.source, +/x/.test('x'), !/x/.test('y'))
for (;;) break
do i++; while (i < 3) console.log(i)
if (i) ; else console.log('never')
{ } /re/.test('re') && console.log('regex after block')
const k = x++ / 2
console.log(k, x)
var s = 'a' + /* comment
with newline */ 'b'
console.log(s)
class A { x = 1
  y = 2
  'z' = 3
  static
  w = 4
  get
  v() { return 5 }
}
console.log(new A(), A.w, new A().v)
throw_: { break throw_ }
console.log([1, 2, 3]
  .map((n) => n * 2)
  .join())

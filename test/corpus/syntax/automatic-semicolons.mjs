// Line ends end statements only where the grammar needs it.
const f = () => {
  return
  1
}
let a = 1
let b = a
++b
console.log(f(), a, b)
const c = a
/ 2 / 1
console.log(c)
const list = [1, 2]
;[a, b] = list
console.log(a, b)
const text = `x`
;`y`.length
let i = 0
i
++
i
console.log(i, text)
do a++; while (a < 5) console.log(a)
const o = { get
x() { return 'getter' } }
console.log(o.x)
if (a) ; else console.log('never')
for (; a < 6; a++) ;
console.log(a)
var { length
} = 'abc'
console.log(length)

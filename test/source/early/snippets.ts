/**
 * Statements and expressions that JavaScript accepts in some places and rejects in others, or nowhere, and the places. Every snippet is
 * put into every place, and node says which of these programs there are.
 */

/** Snippets stand on one line each: `\n` is a line break. */
function written(line: string): string {
  return line.replaceAll('\\n', '\n').replaceAll('\\`', '`');
}

export const expressions: readonly string[] = String.raw`
1 = 2
f() = 1
f() += 1
f()++
++f()
a = 1
(a) = 1
((a)) += 1
a.b = 1
a[0] = 1
a?.b = 1
a?.b.c++
(a?.b) = 1
this = 1
this++
new.target
new.target = 1
(a, b) = 1
(a => a) = 1
a + b = c
-a = 1
typeof a = 1
a ? b : c = d
"a" = 1
null = 1
true++
[a] = [1]
[a, 1] = []
[a()] = []
[...a, b] = []
[...a,] = []
[...a = 1] = []
[...[a]] = [[1]]
[...{ length }] = []
[(a)] = []
[([a])] = []
[({ a })] = []
([a]) = []
({ a }) = {}
({ a } = {})
({ a: 1 } = {})
({ a: b.c } = {})
({ a: (b) } = {})
({ a: ({ b }) } = {})
({ a = 1 } = {})
({ a = 1 })
({ a = 1 }).b
[{ a = 1 }]
[{ a = 1 }] = [{}]
f({ a = 1 })
({ a = 1 }) => a
(({ a = 1 })) => a
({ a, ...b } = {})
({ ...a, b } = {})
({ ...{ a } } = {})
({ ...[a] } = {})
({ ...a.b } = {})
({ ...(a) } = {})
({ get a() { return 1 } } = {})
({ a() {} } = {})
({ async a() {} })
({ *a() {} })
({ async *a() {} })
({ get a(b) {} })
({ set a() {} })
({ set a(b) {} })
({ set a(b, c) {} })
({ set a(...b) {} })
({ set a([b] = []) {} })
({ get a() {}, get a() {} })
({ __proto__: a, __proto__: b })
({ __proto__: a, "__proto__": b })
({ __proto__: a, ["__proto__"]: b })
({ __proto__: a, __proto__() {} })
({ __proto__, __proto__: a })
({ __proto__: a, __proto__: b } = {})
({ if: 1 }).if
({ if })
({ this })
({ eval } = {})
({ arguments } = {})
({ eval: a } = {})
({ yield: 1 })
({ await: 1 })
({ let: 1 })
[a] += 1
({ a }) += 1
[a]++
eval = 1
eval++
arguments = 1
--arguments
(eval) = 1
[eval] = []
({ a: arguments } = {})
eval
arguments
() => arguments
function () { arguments = 1 }
yield
yield = 1
yield 1
yield* a
(yield)
yield ? 1 : 2
[yield] = []
await
await = 1
await a
(await a)
await (a)
(await) => 1
(yield) => 1
async (await) => 1
async await => 1
async (a = await b) => 1
(a = await b) => 1
(a = yield) => 1
async () => await a
() => await a
async () => { await a }
async (a, a) => 1
async (yield) => 1
let
let = 1
static
static = 1
implements
interface = 1
package
private
protected
public = 1
enum
enum = 1
async
async = 1
of
get
(a, a) => 1
(a, [a]) => 1
a => { let a }
a => { var a }
(a, b) => { "use strict" }
(a = 1) => { "use strict" }
({ a }) => { "use strict" }
(...a) => { "use strict" }
(...a, b) => 1
(...a,) => 1
(...a = []) => 1
(a,) => 1
(,) => 1
(eval) => 1
(arguments) => 1
(a.b) => 1
(1) => 1
((a)) => 1
(a => 1)()
a => {} ()
a => 1 || 2
a || a => 1
function (a, a) {}
function (a, a) { "use strict" }
function (a = 1) { "use strict" }
function (a, a = 1) {}
function (a, ...a) {}
function ([a, a]) {}
function (...a, b) {}
function (a) { let a }
function (a) { const a = 1 }
function (a) { class a {} }
function (a) { function a() {} }
function (a) { var a }
function (a) { { let a } }
function eval() {}
function arguments() {}
function eval() { "use strict" }
function (eval) { "use strict" }
function (arguments) {}
function yield() {}
function await() {}
function* yield() {}
function* (yield) {}
function* (a = yield) {}
function* () { yield = 1 }
function* () { function yield() {} }
function* () { var yield }
function* () { yield\n* 2 }
function* () { () => yield }
function* () { (a = yield) => 1 }
function* () { function* f(a = yield) {} }
async function await() {}
async function (await) {}
async function (a = await b) {}
async function () { await = 1 }
async function () { function await() {} }
async function () { var await }
async function () { (await) => 1 }
async function () { () => await a }
async function () { for await (const a of b) ; }
async function () { for await (a in b) ; }
async function* () { yield await a }
function () { for await (const a of b) ; }
function () { return }
function () { super.a }
function () { super() }
function () { new.target }
() => super.a
() => super()
() => new.target
super.a
super[a]
super()
super
super.a = 1
delete super.a
new super.a
({ a() { super.b } })
({ a() { super() } })
({ a: function () { super.b } })
({ a: super.b })
({ a() { return () => super.b } })
({ get a() { return super.b } })
({ *a() { yield super.b } })
class {}
class { constructor() {} }
class { constructor() {} constructor() {} }
class { constructor() {} "constructor"() {} }
class { constructor() {} ["constructor"]() {} }
class { get constructor() {} }
class { set constructor(a) {} }
class { *constructor() {} }
class { async constructor() {} }
class { static constructor() {} static constructor() {} }
class { static get constructor() {} }
class { static prototype() {} }
class { static get prototype() {} }
class { static "prototype"() {} }
class { static ["prototype"]() {} }
class { prototype() {} }
class { constructor = 1 }
class { "constructor" = 1 }
class { ["constructor"] = 1 }
class { static constructor = 1 }
class { static prototype = 1 }
class { prototype = 1 }
class { #constructor }
class { #constructor() {} }
class { #a; #a }
class { #a; #a() {} }
class { #a() {} get #a() {} }
class { get #a() {} set #a(b) {} }
class { get #a() {} static set #a(b) {} }
class { static get #a() {} static set #a(b) {} }
class { get #a() {} get #a() {} }
class { a; a }
class { a() { this.#b } }
class { #b; a() { this.#b } }
class { #b; a() { delete this.#b } }
class { #b; a() { delete this?.#b } }
class { #b; a() { delete (this.#b) } }
class { #b; a() { delete this.#b.c } }
class { #b; a() { this?.#b } }
class { #b; a() { super.#b } }
class { #b; a() { #b in this } }
class { #b; a() { #b } }
class { #b; a() { #b + 1 } }
class { #b; a() { 1 + #b in this } }
class { #b; a() { #b in #b in this } }
class { #b; a() { class C { c() { this.#b } } } }
class { #b; a() { class C { #c } this.#c } }
class { #b; a = this.#b }
class { [this.#b] = 1; #b }
class { #b; static { this.#b } }
class { #b; a(c = this.#b) {} }
class extends a.#b { #b }
class { a = arguments }
class { a = () => arguments }
class { a = function () { arguments } }
class { [arguments] = 1 }
class { a = eval }
class { a = super.b }
class { a = super() }
class { a = new.target }
class { a = yield }
class { a = await }
class { [yield] = 1 }
class { [await] = 1 }
class { static { return } }
class { static { await } }
class { static { await a } }
class { static { arguments } }
class { static { yield } }
class { static { var await } }
class { static { function await() {} } }
class { static { let a; let a } }
class { static { let a; var a } }
class { static { function a() {} let a } }
class { static { break } }
class { static { super.a } }
class { static { super() } }
class { static { new.target } }
class { static { () => await } }
class { static { async () => await a } }
class { static { function f() { await } } }
class { static { function f() { arguments } } }
class { static { label: { break label } } }
class { constructor() { super() } }
class extends a { constructor() { super() } }
class extends a { constructor() { () => super() } }
class extends a { constructor() { function f() { super() } } }
class extends a { constructor(b = super()) {} }
class extends a { b() { super() } }
class extends a { b() { super.c } }
class extends a { static b() { super.c } }
class extends a { get b() { return super() } }
class extends a { b = super.c }
class extends a, b {}
class extends a => b {}
class extends (a => b) {}
class { a() { with (b) {} } }
class { a() { 010 } }
class { a(b, b) {} }
class { a() { "use strict" } }
class { a(b = 1) { "use strict" } }
class { get a(b) {} }
class { set a() {} }
class { async get() {} }
class { static async *a() {} }
class { static static() {} }
class { get get() {} }
class { async; a }
class { get\na() {} }
class { static; }
class { get = 1; set = 2; async = 3; static = 4 }
class { a b }
class { "use strict"; }
class eval {}
class arguments {}
class let {}
class static {}
class yield {}
class await {}
class implements {}
a ?? b || c
a || b ?? c
a && b ?? c
a ?? b && c
(a ?? b) || c
a ?? (b || c)
a ?? b ?? c
a ?? (b && c) ?? d
a | b ?? c
-1 ** 2
(-1) ** 2
-(1 ** 2)
typeof a ** 2
delete a ** 2
void a ** 2
!a ** 2
++a ** 2
a++ ** 2
2 ** -1
delete a
delete (a)
delete ((a))
delete a.b
delete a[b]
delete this
delete a()
delete new.target
delete eval
010
08
0o10
0b1
09.5
01.5
0n
01n
1n
1_000
1__000
1_
0_1
1_.5
"\010"
"\0"
"\08"
"\8"
"\1"
"\u{110000}"
"\u{10FFFF}"
"\x4"
\`\010\`
\`\0\`
\`\u{\`
a\`\u{\`
a\`\010\`
\`\8\`
/a/
/(/
/a/gg
/a/x
/a/uv
/a/dgimsuy
/[b-a]/
/(?<a>b)(?<a>c)/
/(?<a>b)|(?<a>c)/
/\k<a>/
/\k<a>/u
/\u{110000}/u
/{1}/
/{1}/u
/\1/u
/(?<a>b)\k<b>/
/[[a]]/v
/a{2,1}/
/(?<!a)*/
/(?=a)*/
/(?=a)*/u
import.meta
import.meta = 1
import.meta.a = 1
new import.meta
import("a")
import()
import("a", "b", "c")
import(...a)
new import("a")
new a?.b()
new (a?.b)()
a?.\`b\`
a?.b\`c\`
(a?.b)\`c\`
a?.#b
a?.[0]
a?.()
[...a]
{ ...a }
f(...a, ...b)
f(...)
[a, , b]
[,]
new.a
new a
async a => 1
async (a) => 1
async\n(a) => 1
async a\n=> 1
(a)\n=> 1
a\n++\nb
async function () {}
async\nfunction () {}
throw 1
if
a b
a ; b
let a
var a
`
  .trim()
  .split('\n')
  .map(written);

export const statements: readonly string[] = String.raw`
let a; let a
let a; var a
var a; let a
const a = 1; var a
let a; function a() {}
function a() {} let a
function a() {} function a() {}
function a() {} var a
var a; function a() {}
class a {} class a {}
class a {} var a
let [a, a] = []
let { a, b: a } = {}
var a; var a
let a; { var a }
{ let a; var a }
{ let a } var a
{ let a; { var a } }
{ var a } let a
{ function a() {} function a() {} }
{ function a() {} var a }
{ var a; function a() {} }
{ function a() {} let a }
{ async function a() {} function a() {} }
{ function* a() {} function a() {} }
{ let a; function a() {} }
switch (a) { case 1: let b; case 2: let b }
switch (a) { case 1: let b; case 2: var b }
switch (a) { case 1: function b() {} case 2: function b() {} }
switch (a) { case 1: let b } let b
switch (a) { default: default: }
switch (a) { case 1: break; default: break }
try { let a; var a } catch {}
try {} catch (a) { let a }
try {} catch (a) { var a }
try {} catch ([a]) { var a }
try {} catch (a) { function a() {} }
try {} catch (a) { { let a } }
try {} catch (a) { for (var a of b) ; }
try {} catch (a) { for (var a in b) ; }
try {} catch ([a, a]) {}
try {} catch (eval) {}
try {} catch (arguments) {}
try {} catch (let) {}
try {} catch (yield) {}
try {} catch (await) {}
try {} catch {}
try {}
try {} finally {}
const a
const a = 1
const a, b = 1
const [a]
const [a] = []
let a
let [a]
let { a }
var [a]
var { a } = {}
let let
let let = 1
const let = 1
var let
var let = 1
let [let] = []
let yield
let await
let static
let async
let of
let\na
let\n[a] = b
let\nlet
var eval
var arguments
let eval
let arguments = 1
var yield
var await
var enum
var implements
var static
var if
var this
var a.b
var 1
for (let a of b) ;
for (let a = 1 of b) ;
for (let a, c of b) ;
for (let a in b) ;
for (let a = 1 in b) ;
for (var a = 1 in b) ;
for (var a = 1 of b) ;
for (var [a] = 1 in b) ;
for (const a = 1 in b) ;
for (const a of b) ;
for (const a in b) ;
for (const a; ;) ;
for (const a = 1; ;) ;
for (let [a]; ;) ;
for (let a; ;) { var a }
for (let a; ;) { let a }
for (let a of b) { var a }
for (let a of b) { let a }
for (var a of b) { let a }
for (let a, a; ;) ;
for (let [a, a] of b) ;
for (var [a, a] of b) ;
for (let let of b) ;
for (let let; ;) ;
for (var let of b) ;
for (let of b) ;
for (let of; ;) ;
for (let.a of b) ;
for (let in b) ;
for (let; ;) ;
for (async of b) ;
for (async of => 1; ;) ;
for (async.a of b) ;
for (async () => {}; ;) ;
for (a of b, c) ;
for (a in b, c) ;
for (a = 1 in b) ;
for (a = 1 of b) ;
for (a() of b) ;
for (a() in b) ;
for (a.b of c) ;
for ((a) of b) ;
for ((a.b) in c) ;
for (1 of b) ;
for ([a] of b) ;
for ([a()] of b) ;
for ([a = 1] of b) ;
for ([(a)] of b) ;
for (([a]) of b) ;
for ({ a } of b) ;
for ({ a = 1 } of b) ;
for ({ a: 1 } of b) ;
for (this of b) ;
for (eval of b) ;
for (let eval of b) ;
for (a ? b : c of d) ;
for ([x = 'x' in {}] of a) ;
for (var a = 'x' in {}; ;) ;
for (let [x = 'x' in {}] = []; ;) ;
for await (a of b) ;
for await (const a of b) ;
for await (async of b) ;
for await (a; ;) ;
for (; ;) function f() {}
for (; ;) class C {}
for (; ;) let a
for (; ;) let\n[a] = b
for (; ;) let\na
for (; ;) const a = 1
for (; ;) var a
while (a) function f() {}
while (a) async function f() {}
while (a) function* f() {}
while (a) a: function f() {}
do function f() {} while (a)
do let a; while (b)
do a; while (b) c
do a while (b)
if (a) function f() {}
if (a) ; else function f() {}
if (a) function* f() {}
if (a) async function f() {}
if (a) async () => {}
if (a) async\nfunction f() {}
if (a) class C {}
if (a) let b
if (a) let\nb
if (a) let\n{}
if (a) const b = 1
if (a) b: function f() {}
if (a) function f() {} else function f() {}
a: function f() {}
a: b: function f() {}
a: function* f() {}
a: async function f() {}
a: class C {}
a: let b
a: let\nb
a: const b = 1
a: var b
a: { a: ; }
a: { b: ; } b: ;
a: ; a: ;
a: { function f() { a: ; } }
a: a: ;
yield: ;
await: ;
let: ;
static: ;
eval: ;
async: ;
if: ;
break
continue
break a
continue a
a: break a
a: { break a }
a: { continue a }
a: { while (b) continue a }
a: while (b) continue a
a: while (b) { break a }
a: while (b) { function f() { break a } }
a: while (b) { () => { break a } }
a: while (b) { class C { static { break a } } }
a: b: while (c) continue a
a: { b: while (c) continue a }
a: switch (b) { case 1: continue a }
a: switch (b) { case 1: break a }
while (a) { break }
while (a) { continue }
while (a) { function f() { break } }
while (a) { () => { continue } }
switch (a) { case 1: break }
switch (a) { case 1: continue }
while (a) switch (b) { case 1: continue }
{ break }
if (a) break
if (a) { continue }
while (a) { break\nb }
return
return 1
{ return }
if (a) return
() => { return }
with (a) {}
with (a) function f() {}
with (a) let b
debugger
throw 1
throw\n1
throw
;
{}
{ a: 1 }
{ a: 1, b: 2 }
function f() {}
function* f() {}
async function f() {}
async function* f() {}
function f(a, a) {}
function f(a, a) { "use strict" }
function f() { "use strict"; 010 }
function f() { 010; "use strict" }
function f() { "use strict"; with (a) {} }
function f() { "use strict"; var eval }
function f() { "use strict"; implements }
function f() { "use strict"; function static() {} }
function static() { "use strict" }
function f(static) { "use strict" }
function f() { "\010"; "use strict" }
function f() { "use strict"; "\010" }
function f() { "use strict"; delete a }
function f() { 'use str\x69ct'; with (a) {} }
function f() { ("use strict"); with (a) {} }
function f(a) { { var a } }
function f(a) { { function a() {} } }
function f() { let a; { var a } }
function f() { let a; { function a() {} } }
function f(a = 1) { var a }
function f(a = 1) { let a }
function eval() {}
function arguments() {}
function let() {}
function yield() {}
function await() {}
function static() {}
function f(let) {}
function f(yield) {}
function f(await) {}
function f(enum) {}
function f(this) {}
function f(a: b) {}
function f(a?) {}
function f()
function ()
function () {}
class C {}
class C { a() {} }
class {}
class C extends C {}
class C { constructor(a) { let a } }
class C { a(b) { let b } }
class let {}
class yield {}
class await {}
class C { x: number }
class C { private x }
class C { x! }
class C<T> {}
abstract class C {}
interface A {}
type A = 1
enum A {}
declare var a
namespace A {}
a as b
a!
<a>b
import a from "a"
import { a } from "a"
import { a as b } from "a"
import { if } from "a"
import { if as a } from "a"
import { "a" as b } from "a"
import { "a" } from "a"
import { a, a } from "a"
import { a } from "a"; let a
import a, { a } from "a"
import * as a from "a"
import * as eval from "a"
import { eval } from "a"
import { arguments as a } from "a"
import { a as arguments } from "a"
import "a"
import {} from "a"
import a, * as b from "a"
import { a } from "a" with { type: "json" }
import { a } from "a" with { type: "json", type: "json" }
import type a from "a"
import a = require("a")
export { a }
let a; export { a }
let a; export { a, a }
let a; export { a as b, a as b }
let a; export { a as default }
let a; export { a as "b c" }
let a; export { a as default }; export default 1
let a; export { "a" as b }
let a; export { if }
let a; export { a as if }
let eval1; export { undeclared }
export { a } from "a"
export { if } from "a"
export { "a" as b } from "a"
export { a, a } from "a"
export * from "a"
export * as a from "a"
export * as a from "a"; export * as a from "b"
export * as default from "a"
export let a
export let a; export { a }
export let a; export let b
export var a; export var a
export function a() {}
export function a() {} export function a() {}
export class a {}
export const a
export const { a, b } = {}
export const [a, a] = []
export default 1
export default 1; export default 2
export default function () {}
export default function () {} ()
export default function a() {} let a
export default class {}
export default class a {} var a
export default async function () {}
export default async () => {}
export default let a
export default var a
export default (1, 2)
export default yield
export default await
export default await a
export default [] = a
export = 1
export a
export { a as b } from "a"; export { c as b } from "a"
export {}
{ import a from "a" }
{ export let a }
function f() { import a from "a" }
function f() { export {} }
if (a) export {}
a: export {}
await 1
await
for await (const a of b) {}
if (a) await b
const await1 = await 1
arguments
new.target
super.a
super()
this
import.meta
<!-- comment
--> comment
#!shebang
#a
@a class C {}
using a = b
a\n--> b
var \u0061
var \u{69}f
var i\u0066
\u0061wait
l\u0065t
l\u0065t\na
var l\u0065t
var st\u0061tic
async () => { aw\u0061it 1 }
({ aw\u0061it: 1 })
cl\u0061ss C {}
n\u0065w.target
new.t\u0061rget
(\u0061sync () => {})
\u0061sync function f() {}
for (a o\u0066 b) ;
({ g\u0065t a() {} })
class C { st\u0061tic a() {} }
`
  .trim()
  .split('\n')
  .map(written);

/** Where a statement may stand. */
export const places: Readonly<Record<string, (body: string) => string>> = {
  'top level': (body) => body,
  strict: (body) => `"use strict"; ${body}`,
  'a function': (body) => `function outer() { ${body}\n}`,
  'a generator': (body) => `function* outer() { ${body}\n}`,
  'an async function': (body) => `async function outer() { ${body}\n}`,
  'an async generator': (body) => `async function* outer() { ${body}\n}`,
  'an arrow function': (body) => `() => { ${body}\n}`,
  'a method': (body) => `({ outer() { ${body}\n} })`,
  'a constructor': (body) => `class Outer extends Object { constructor() { ${body}\n} }`,
  'a static block': (body) => `class Outer { static { ${body}\n} }`,
  'a block': (body) => `{ ${body}\n}`,
  'a loop': (body) => `outer: while (0) { ${body}\n}`,
};

/** Where an expression may stand. */
export const positions: Readonly<Record<string, (expression: string) => string>> = {
  'in parentheses': (expression) => `(${expression}\n)`,
  'a default': (expression) => `function outer(parameter = (${expression}\n)) {}`,
  'a field': (expression) => `class Outer { field = (${expression}\n) }`,
  'a computed key': (expression) => `class Outer { [(${expression}\n)]() {} }`,
};

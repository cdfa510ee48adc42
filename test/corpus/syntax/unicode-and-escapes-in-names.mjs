// Identifiers, keys and labels with letters of any script and escapes.
const été = 1, $ = 2, _ = 3, \u0061bc = 4, ℮ = 5, 变量 = 6, ñ$1 = 7;
console.log(été, $, _, abc, ℮, 变量, ñ$1);
const o = { \u0062: 1, 'ключ': 2, ü: 3, 'a b': 4, 0x10: 5, 1e3: 6, .5: 7, '': 8, 1_0: 9 };
console.log(o, o.b, o.\u0062, o.ключ, o[16], o[''], o['0.5']);
class Ñ { #ö = 'private'; get ö() { return this.#ö; } static \u{61}() { return 'a'; } }
console.log(new Ñ().ö, Ñ.a(), Ñ.name);
λ: for (const x of [1, 2]) { for (;;) continue λ; }
const { ключ: value, ...rest } = o;
console.log(value, Object.keys(rest).length, '\u{1F600}'.length, '\x41\u0042\u{43}', 'a\
b', `\u0041${'\n'.length}`);
function get() { return 'get'; } const async = () => 'async', of = 'of', set = 's', static_ = 1, from = 'from', as = 'as', type = 't';
console.log(get(), async(), of, set, from, as, type, ((let_) => let_)(1));
console.log({ get, set, async, of, if: 1, class: 2, new: 3, function: 4, null: 5 }.class, { get: 1, set: 2 }.get, { async() { return 'm'; } }.async(), { get get() { return 'gg'; } }.get, { async: 1 }.async);
console.log(0.1.toFixed(1), 1..toString(), 0xFFn, 1_000_000, 0b1_1, 5e-1, .5 + 5., 0O17);

// Boxed primitives: identity, truth, properties, arithmetic, JSON and typeof.
const n = new Number(5);
const s = new String('abc');
const b = new Boolean(false);
console.log(typeof n, typeof s, typeof b, n + 1, s + 'd', b + 1, n == 5, n === 5, s == 'abc', new String('x') == new String('x'), b ? 'true' : 'false', !b);
n.extra = 'kept';
s.extra = 'too';
console.log(n.extra, s.extra, (5).extra, Object.keys(s), Object.keys(n), s.length, s[1], 1 in s, '3' in s, [...s]);
try { s[0] = 'z'; } catch (e) { console.log(e.name, e.message); }
try { s.length = 1; } catch (e) { console.log(e.name, e.message); }
try { delete s[0]; } catch (e) { console.log(e.name, e.message); }
s[5] = 'five';
console.log(Object.keys(s), s.length, s.slice(0), Object.getOwnPropertyDescriptor(s, 1), Object.getOwnPropertyDescriptor(s, 'length'));
console.log(JSON.stringify([n, s, b, Object(1n === 1n), Object(null)]), JSON.stringify({ n, s }), `${n}${s}${b}`, n.valueOf() === 5, Object(n) === n, Object('x') instanceof String);
console.log(Number('12px'), String(null), Boolean('false'), Number(new Number(7)), String(new String('q')), Boolean(new Boolean(false)), Number(), String(), Boolean());
console.log(Object.prototype.toString.call(1), Object.prototype.toString.call(''), Object.prototype.toString.call(Object(Symbol())), Object.prototype.toString.call(null), Object.prototype.toString.call(undefined), Object.prototype.toString.call(1n));
console.log((5).constructor === Number, 'x'.constructor.name, true.toString(), (5.5).toString(), 5..toFixed(1), 5 .toString(), 1.0.toString(), (-5).toString());
console.log(new Number('0x10') * 1, new Number(null) + 0, new Number([7]) + 0, new String([1, 2]).length, new String({}).valueOf(), new Boolean('').valueOf(), new Boolean([]).valueOf());
for (const bad of [() => Number.prototype.valueOf.call('5'), () => String.prototype.valueOf.call(5), () => Boolean.prototype.toString.call(1), () => Symbol.prototype.toString.call('x'), () => new Symbol()]) try { bad(); } catch (e) { console.log(e.name, e.message); }
class Celsius extends Number { toString() { return super.toString() + '°'; } }
const c = new Celsius(20);
console.log(c + 1, `${c}`, c > 19, c instanceof Number, JSON.stringify(c), typeof c.valueOf(), Math.max(c, 5));
console.log(new Set([new Number(1), new Number(1)]).size, [new Number(1)].includes(1), [1].includes(new Number(1)), new Map([[new String('k'), 1]]).get('k'), { [new String('k')]: 1 }.k);

// Fractions with valueOf, comparison, sorting and exact sums.
const gcd = (a, b) => (b ? gcd(b, a % b) : Math.abs(a));
class Q { constructor(n, d = 1) { if (!d) throw new RangeError('zero denominator'); const g = gcd(n, d) * Math.sign(d); this.n = n / g + 0; this.d = d / g; Object.freeze(this); } static parse(s) { const m = /^(-?\d+)(?:\/(\d+))?$/.exec(s); if (!m) throw new SyntaxError(s); return new Q(+m[1], m[2] ? +m[2] : 1); } plus(o) { return new Q(this.n * o.d + o.n * this.d, this.d * o.d); } times(o) { return new Q(this.n * o.n, this.d * o.d); } valueOf() { return this.n / this.d; } toString() { return this.d === 1 ? `${this.n}` : `${this.n}/${this.d}`; } [Symbol.toPrimitive](h) { return h === 'string' ? this.toString() : this.valueOf(); } toJSON() { return [this.n, this.d]; } }
console.log(`${new Q(2, 4)}`, `${new Q(3, -6)}`, `${new Q(0, 5)}`, `${new Q(4, 2)}`, Object.is(new Q(0, -5).n, 0));
console.log(`${Q.parse('1/3').plus(Q.parse('1/6'))}`, `${Q.parse('-2/3').times(new Q(3))}`, new Q(1, 2) + new Q(1, 4), new Q(1, 2) > new Q(1, 3), new Q(1, 2) == 0.5, new Q(1, 2) == new Q(1, 2));
console.log(['1/2', '-1', '1/3', '2/4', '0'].map(Q.parse).sort((a, b) => a - b).join(' '), Math.max(new Q(1, 2), new Q(3, 4)), JSON.stringify({ q: new Q(6, 8) }), [new Q(1, 2)] + '');
for (const bad of ['x', '1/0', '1.5', '']) try { console.log(String(Q.parse(bad))); } catch (e) { console.log(e.name, e.message); }
console.log(`${Array.from({ length: 6 }, (_, i) => new Q(1, i + 1)).reduce((a, b) => a.plus(b))}`, new Q(7, 2) * 2, -new Q(1, 2), new Q(1, 4) + '', `${[new Q(1, 3)]}`);
try { new Q(1).n = 2; } catch (e) { console.log(e.message); }

// Extra properties, getters and methods on arrays, functions, dates and errors.
const a = [1, 2];
Object.defineProperty(a, 'last', { get() { return this[this.length - 1]; } });
a.push(3);
console.log(a.last, a, Object.keys(a), JSON.stringify(a), a.slice().last);
const f = Object.assign(() => f.calls++, { calls: 0, sub: () => 'sub' });
f(); f();
console.log(f.calls, f.sub(), Object.keys(f), typeof f, JSON.stringify({ f }), `${f.sub}`);
const e = Object.assign(new Error('m'), { code: 'E1', details: [1] });
console.log(e.code, Object.keys(e), JSON.stringify(e), e.message);
const d = Object.assign(new Date(0), { note: 'epoch' });
console.log(d.note, JSON.stringify(d), Object.keys(d), new Date(d).note);
const r = Object.assign(/x/g, { label: 'x' });
console.log(r.label, Object.keys(r), r.test('x'), new RegExp(r).label);
const m = Object.assign(new Map([[1, 2]]), { tag: 't' });
console.log(m.tag, m.size, Object.keys(m), new Map(m).tag);
const s = Object.assign(Object('str'), { x: 1 });
console.log(Object.keys(s), s.x, s + '', s.length);
class Stack extends Array { get top() { return this.at(-1); } push(...v) { this.pushed = (this.pushed ?? 0) + v.length; return super.push(...v); } }
const st = new Stack();
st.push('a', 'b');
console.log(st.top, st.pushed, st.length, Object.keys(st), Array.isArray(st), st instanceof Stack, [...st]);
Object.defineProperty(f, 'name', { value: 'custom' });
console.log(f.name, f.bind().name, delete f.calls, f.calls, 'calls' in f);

// A small interpreter over tagged unions, with exhaustive switches and type guards.
type Expression = { kind: 'number'; value: number } | { kind: 'binary'; op: '+' | '*' | '-'; left: Expression; right: Expression } | { kind: 'let'; name: string; value: Expression; body: Expression } | { kind: 'name'; name: string };
const num = (value: number): Expression => ({ kind: 'number', value });
const bin = (op: '+' | '*' | '-', left: Expression, right: Expression): Expression => ({ kind: 'binary', op, left, right });
const evaluate = (e: Expression, env: ReadonlyMap<string, number> = new Map()): number => {
  switch (e.kind) {
    case 'number': return e.value;
    case 'name': { const v = env.get(e.name); if (v === undefined) throw new ReferenceError(e.name); return v; }
    case 'let': return evaluate(e.body, new Map([...env, [e.name, evaluate(e.value, env)]]));
    case 'binary': { const [l, r] = [evaluate(e.left, env), evaluate(e.right, env)]; return e.op === '+' ? l + r : e.op === '*' ? l * r : l - r; }
    default: { const never: never = e; return never; }
  }
};
const show = (e: Expression): string => e.kind === 'number' ? String(e.value) : e.kind === 'name' ? e.name : e.kind === 'let' ? `let ${e.name} = ${show(e.value)} in ${show(e.body)}` : `(${show(e.left)} ${e.op} ${show(e.right)})`;
const x: Expression = { kind: 'name', name: 'x' };
const programs: Expression[] = [num(1), bin('+', num(1), bin('*', num(2), num(3))), { kind: 'let', name: 'x', value: num(4), body: bin('*', x, x) }, { kind: 'let', name: 'x', value: num(1), body: { kind: 'let', name: 'x', value: bin('-', x, num(5)), body: bin('+', x, x) } }, x];
for (const p of programs) try { console.log(show(p), '=', evaluate(p)); } catch (e) { console.log((e as Error).name, (e as Error).message); }
const simplify = (e: Expression): Expression => {
  if (e.kind !== 'binary') return e;
  const [l, r] = [simplify(e.left), simplify(e.right)];
  if (l.kind === 'number' && r.kind === 'number') return num(evaluate({ ...e, left: l, right: r }));
  if (e.op === '*' && ((l.kind === 'number' && l.value === 0) || (r.kind === 'number' && r.value === 0))) return num(0);
  if (e.op === '+' && l.kind === 'number' && l.value === 0) return r;
  return { ...e, left: l, right: r };
};
console.log(show(simplify(bin('+', bin('*', num(0), x), x))), show(simplify(bin('*', bin('+', num(1), num(2)), x))));
type Json = null | boolean | number | string | Json[] | { [k: string]: Json };
const depth = (j: Json): number => (Array.isArray(j) ? 1 + Math.max(0, ...j.map(depth)) : typeof j === 'object' && j !== null ? 1 + Math.max(0, ...Object.values(j).map(depth)) : 0);
console.log(depth(5), depth([]), depth({ a: [1, { b: [] }] }));

/** Random functions that work on an array, a map or typed arrays; the same seed gives the same function. */

import type { SymbolicCase } from '../support/symbolic.js';

/** Marsaglia's xorshift (2003). */
export function randomSource(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2654435761) ^ 0x9e3779b9 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Pick = <T>(list: readonly T[]) => T;

const operands = ['x', 'y', 'p', '0', '1', '2', 'x + 1', 'x - y', '-1', 'undefined'];
const numbers = ['x', 'y', '0', '1', '2', '-1', 'x - y', 'x + y'];

function arrayStatement(pick: Pick): string {
  const value = pick(operands);
  const i = pick(numbers);
  const j = pick(numbers);
  return pick([
    () => `a.push(${value});`,
    () => `a.push(${value}, ${pick(operands)});`,
    () => `log.push(a.pop());`,
    () => `log.push(a.shift());`,
    () => `a.unshift(${value});`,
    () => `log.push(a.splice(${i}, ${j}).length);`,
    () => `a.splice(${i}, 1, ${value});`,
    () => `a = a.slice(${i});`,
    () => `a = a.slice(${i}, ${j});`,
    () => `a.reverse();`,
    () => `a.fill(${value}, ${i});`,
    () => `a = a.concat(${value});`,
    () => `a = a.concat(a.slice(0, 2));`,
    () => `a = a.map((v, i) => (v === ${value} ? i : v));`,
    () => `a = a.filter(v => v !== ${value});`,
    () => `log.push(a.indexOf(${value}), a.includes(${value}), a.lastIndexOf(${value}));`,
    () => `log.push(a.at(${i}));`,
    () => `a[${pick(['x', 'y', '0', '1'])}] = ${value};`,
    () => `a.length = ${pick(['x', 'y', '2', '3'])};`,
    () => `delete a[${pick(['x', '0', '1'])}];`,
    () => `for (const v of a) if (v === ${value}) { log.push('met'); break; }`,
    () => `log.push(a.findIndex(v => v === ${value}), a.some(v => v === 1), a.every(v => v !== 2));`,
    () => `a = [...a, ${value}];`,
    () => `a = Array.from(a);`,
    () => `a.copyWithin(${i}, ${j});`,
    () => `a.sort((s, t) => s - t);`,
    () => `it = a.values();`,
    () => `log.push(it.next().value);`,
    () => `log.push(a.length, ${i} in a);`,
  ])();
}

function mapStatement(pick: Pick): string {
  const key = pick(operands);
  return pick([
    () => `m.set(${key}, ${pick(operands)});`,
    () => `m.set(${key}, m.size);`,
    () => `m.set(${key}, (m.get(${key}) ?? 0) + 1);`,
    () => `log.push(m.delete(${key}));`,
    () => `log.push(m.get(${key}), m.has(${pick(operands)}), m.size);`,
    () => `log.push(m.size);`,
    () => `log.push([...m.keys()].length);`,
    () => `for (const [k, v] of m) { log.push(k); if (v === ${key}) break; }`,
    () => `m.forEach((v, k) => { log.push(v); });`,
    () => `for (const k of m.keys()) if (k === ${key}) m.delete(k);`,
    () => `m.clear();`,
    () => `m = new Map(m);`,
    () => `s.add(${key});`,
    () => `log.push(s.delete(${key}), s.has(${pick(operands)}), s.size);`,
    () => `for (const v of s) if (v === ${key}) s.delete(v);`,
    () => `it = m.entries();`,
    () => `it = s.values();`,
    () => `log.push(it.next());`,
    () => `log.push(s.size);`,
  ])();
}

/** Two views of one buffer, a window into one of them, and an array of clamped bytes. */
function typedStatement(pick: Pick): string {
  const value = pick([...operands, '300', '-x', 'x * 70000', '1.5', 'NaN', "'7'"]);
  const i = pick(numbers);
  const j = pick(numbers);
  const one = pick(['a', 'w', 'a', 'w', 'c']);
  return pick([
    () => `${one}[${i}] = ${value};`,
    () => `${one}[${i}] += ${pick(numbers)};`,
    () => `${one}[${pick(['x', 'y', '0', '1'])}] = ${value};`,
    () => `log.push(${one}[${i}], ${i} in ${one});`,
    () => `log.push([...${one}]);`,
    () => `${one}.fill(${value}, ${i});`,
    () => `${one}.copyWithin(${i}, ${j});`,
    () => `a = a.subarray(${i}, ${j});`,
    () => `c = c.slice(${i});`,
    () => `c = new Uint8ClampedArray(${pick(['a', 'w', 'c', '[x, 300]', 'x'])});`,
    () => `c = c.map((v, i) => (v === ${value} ? i : v * 2));`,
    () => `c = c.filter(v => v !== ${value});`,
    () => `${one}.reverse();`,
    () => `${one}.sort();`,
    () => `${pick(['a', 'w'])}.set(${pick(['a', 'w', 'c', '[x, y]'])}, ${i});`,
    () => `log.push(${one}.indexOf(${value}), ${one}.includes(${value}), ${one}.at(${i}));`,
    () => `w = new ${pick(['Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Int8Array'])}(b);`,
    () => `w = new Int16Array(b, ${pick(['0', '2', '4', '2 * x'])});`,
    () =>
      `new DataView(b).set${pick(['Int8', 'Uint16', 'Int32'])}(${pick(['x', 'y', '3', 'x + y'])}, ${value}, ${pick(['p', 'true', 'false'])});`,
    () => `log.push(new DataView(b).get${pick(['Int8', 'Uint16', 'Int32'])}(${pick(['x', 'y', '3'])}, p));`,
    () => `for (const v of ${one}) if (v === ${value}) { log.push('met'); break; }`,
    () => `it = ${one}.entries();`,
    () => `log.push(it.next().value);`,
    () => `log.push(${one}.length, ${one}.byteOffset);`,
    () => `c = new Uint8ClampedArray(b.slice(${i}));`,
    () => `log.push(${one}.reduce((s, t) => s + t, 0));`,
  ])();
}

/** A function of two small integers and a boolean. */
export function randomOperations(seed: number, about: 'array' | 'map' | 'typed', length: number): SymbolicCase {
  const below = randomSource(seed);
  const pick: Pick = (list) => list[below(list.length)]!;
  const one = { array: arrayStatement, map: mapStatement, typed: typedStatement }[about];
  const statements: string[] = [];
  for (let i = 0; i < length; i += 1) {
    const statement = one(pick);
    statements.push(
      below(3) === 0
        ? `if (${pick(['p', 'x > y', 'x === 1', 'y < 2', '!p', `${about === 'map' ? 'm.size' : 'a.length'} > 1`])}) { ${statement}${below(2) === 0 ? ` } else { ${one(pick)}` : ''} }`
        : statement,
    );
  }
  const start = {
    array: 'let a = [1, x]; let it = a.values();',
    map: 'let m = new Map([[1, "a"]]); const s = new Set([x]); let it = s.values();',
    typed:
      'const b = new ArrayBuffer(8); let a = new Uint8Array(b, 1, 5); let w = new Int16Array(b); let c = new Uint8ClampedArray([x, 9]); let it = a.values();',
  }[about];
  const shown = {
    array: '[log, a, a.length, 0 in a, 1 in a, 2 in a, 3 in a, [...it]]',
    map: '[log, [...m], m.size, [...s], s.size, [...it]]',
    typed: '[log, a, w, c, [...new Uint8Array(b)], [...it]]',
  }[about];
  return {
    text: `(x, y, p) => { const log = []; ${start} try { ${statements.join(' ')} } catch (e) { log.push(e.name + e.message); } return ${shown}; }`,
    domains: [{ from: 0, to: 2 }, { from: 0, to: 2 }, [true, false]],
  };
}

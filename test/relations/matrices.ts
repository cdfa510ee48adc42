/**
 * The oracle: relations over numbered atoms as sets of pairs `a,b`, each operation by its definition, and graphs by all their ways.
 * Nothing of it is shared with what is tested.
 */

export type Pair = [number, number];

/** All relations over so many atoms. */
export function* relationsOver(atoms: number): Generator<readonly Pair[]> {
  for (let code = 0; code < 2 ** (atoms * atoms); code += 1) {
    const pairs: Pair[] = [];
    for (let cell = 0; cell < atoms * atoms; cell += 1)
      if (Math.floor(code / 2 ** cell) % 2 === 1) pairs.push([Math.floor(cell / atoms), cell % atoms]);
    yield pairs;
  }
}

/** As text, so that they can be compared: sorted, without doubles. */
export function text(tuples: readonly (readonly unknown[])[]): string {
  return [...new Set(tuples.map((tuple) => tuple.join()))].sort().join(' ');
}

export const defined = {
  union: (a: readonly Pair[], b: readonly Pair[]) => text([...a, ...b]),
  intersection: (a: readonly Pair[], b: readonly Pair[]) => text(a.filter((one) => isIn(one, b))),
  difference: (a: readonly Pair[], b: readonly Pair[]) => text(a.filter((one) => !isIn(one, b))),
  override: (a: readonly Pair[], b: readonly Pair[]) => text([...b, ...a.filter(([x]) => b.every(([y]) => x !== y))]),
  join: (a: readonly Pair[], b: readonly Pair[]) =>
    text(a.flatMap(([x, y]) => b.filter(([z]) => y === z).map(([, z]) => [x, z]))),
  product: (a: readonly Pair[], b: readonly Pair[]) => text(a.flatMap((one) => b.map((other) => [...one, ...other]))),
  within: (a: readonly Pair[], b: readonly Pair[]) => a.every((one) => isIn(one, b)),
  equal: (a: readonly Pair[], b: readonly Pair[]) => text(a) === text(b),
  transpose: (a: readonly Pair[]) => text(a.map(([x, y]) => [y, x])),
  domain: (a: readonly Pair[]) => text(a.map(([x]) => [x])),
  range: (a: readonly Pair[]) => text(a.map(([, y]) => [y])),
  /** Pairs that a way of one to nine steps connects. */
  closure: (a: readonly Pair[]) => {
    let ways: Pair[] = [...a];
    const all: Pair[] = [...a];
    for (let steps = 2; steps <= 9; steps += 1) {
      ways = unique(ways.flatMap(([x, y]) => a.filter(([z]) => y === z).map(([, z]): Pair => [x, z])));
      all.push(...ways);
    }
    return text(all);
  },
};

/** A graph: for each node and each field the node it leads to, or null. */
export type Fields = readonly (readonly (number | null)[])[];

export function* graphsOver(nodes: number, fields: number): Generator<Fields> {
  const cells = nodes * fields;
  for (let code = 0; code < (nodes + 1) ** cells; code += 1) {
    const targets = Array.from({ length: cells }, (_, cell) => Math.floor(code / (nodes + 1) ** cell) % (nodes + 1));
    yield Array.from({ length: nodes }, (_, node) =>
      targets.slice(node * fields, (node + 1) * fields).map((target) => (target === nodes ? null : target)),
    );
  }
}

/** All ways from a node, as lists of nodes, each up to so many nodes. */
function* ways(graph: Fields, from: number, longest: number): Generator<readonly number[]> {
  yield [from];
  if (longest === 1) return;
  for (const next of graph[from]!)
    if (next !== null) for (const way of ways(graph, next, longest - 1)) yield [from, ...way];
}

export function reached(graph: Fields, from: number): readonly number[] {
  return [...new Set([...ways(graph, from, graph.length)].flat())].sort();
}

export function isAcyclic(graph: Fields, from: number): boolean {
  return [...ways(graph, from, graph.length + 1)].every((way) => new Set(way).size === way.length);
}

/** No node at the end of two ways, ways being told apart by their fields. */
export function isTreelike(graph: Fields, from: number): boolean {
  const ends = [...ways(graph, from, graph.length + 1)].map((way) => way.at(-1));
  return new Set(ends).size === ends.length;
}

export function inOrder(graph: Fields, from: number): readonly number[] {
  const found: number[] = [];
  for (let node: number | null = from; node !== null && !found.includes(node); node = graph[node]![0]!)
    found.push(node);
  return found;
}

/** Whether some renaming of what is reached makes one the other. */
export function haveSameForm(a: Fields, b: Fields): boolean {
  const [left, right] = [reached(a, 0), reached(b, 0)];
  if (left.length !== right.length) return false;
  return permutations(right).some((renamed) => {
    const of = (node: number | null): number | null => (node === null ? null : renamed[left.indexOf(node)]!);
    return of(0) === 0 && left.every((node) => a[node]!.every((to, field) => of(to) === b[of(node)!]![field]));
  });
}

function permutations<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

function isIn(one: Pair, all: readonly Pair[]): boolean {
  return all.some(([x, y]) => x === one[0] && y === one[1]);
}

function unique(pairs: readonly Pair[]): Pair[] {
  return pairs.filter((one, i) => !isIn(one, pairs.slice(0, i)));
}

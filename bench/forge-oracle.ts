/**
 * What mutants of the ten methods really do, by running them in node on every small input and judging the result by contracts of its own: it shares nothing
 * with the checker but the text of the methods. A mutant that breaks its contract on some input is *killable*; one that does not, but does not end on
 * some, is *infinite*; all others are *equivalent*, as far as the contract goes and the inputs reach.
 */

import ts from 'typescript';
import type * as methods from '../examples/bounded/methods.js';

export type Methods = typeof methods;
export type Kind = 'killable' | 'infinite' | 'equivalent';

/** Makes the calls of all small inputs; each says whether the contract was kept, and throws what the method throws. */
export type Trials = (methods: Methods) => Iterable<() => boolean>;

const ENDLESS = new Error('it does not end');

/** More rounds and calls than any of the inputs needs. */
const MOST_TICKS = 2000;

export function kindOf(text: string, trials: Trials): Kind {
  let ticks = 0;
  const tick = (): void => {
    if ((ticks += 1) > MOST_TICKS) throw ENDLESS;
  };
  const loaded = load(text, tick);
  let kind: Kind = 'equivalent';
  for (const trial of trials(loaded)) {
    ticks = 0;
    try {
      if (!trial()) return 'killable';
    } catch (problem) {
      if (problem !== ENDLESS) return 'killable';
      kind = 'infinite';
    }
  }
  return kind;
}

function load(text: string, tick: () => void): Methods {
  const { outputText } = ts.transpileModule(counted(text), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  (new Function('exports', '$tick', outputText) as (exports: object, tick: () => void) => void)(exports, tick);
  return exports as Methods;
}

/** The text with a call in every round of a loop and every call of a function. */
function counted(text: string): string {
  const file = ts.createSourceFile('methods.ts', text, ts.ScriptTarget.Latest, true);
  const inserted: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isLoop = ts.isIterationStatement(node, false);
    const body = isLoop
      ? node.statement
      : ts.isFunctionLike(node) && 'body' in node
        ? (node.body as ts.Node)
        : undefined;
    if (body !== undefined && ts.isBlock(body)) inserted.push({ at: body.getStart(file) + 1, text: '$tick();' });
    else if (body !== undefined && isLoop)
      inserted.push({ at: body.getStart(file), text: '{$tick();' }, { at: body.end, text: '}' });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return inserted
    .toSorted((a, b) => b.at - a.at)
    .reduce((whole, one) => whole.slice(0, one.at) + one.text + whole.slice(one.at), text);
}

function* arrays(values: readonly number[], longest: number): Generator<number[]> {
  yield [];
  if (longest > 0) for (const rest of arrays(values, longest - 1)) for (const value of values) yield [...rest, value];
}

const isSorted = (a: readonly number[]): boolean => a.every((value, i) => i === 0 || a[i - 1]! <= value);

function sorting(name: 'bubble' | 'insertion'): Trials {
  return function* (m) {
    for (const a of arrays([-1, 0, 1, 2], 4))
      yield () => {
        const given = [...a];
        m[name](given);
        const expected = a.toSorted((x, y) => x - y);
        return Object.keys(given).length === a.length && given.join() === expected.join();
      };
  };
}

function* searching(m: Methods): Generator<() => boolean> {
  for (const a of arrays([-2, 0, 1, 2], 5))
    for (let key = -3; key <= 3 && isSorted(a); key += 1)
      yield () => {
        const given = [...a];
        const found = m.search(given, key);
        return given.join() === a.join() && (found === -1 ? !a.includes(key) : a[found] === key);
      };
}

function* multiplying(m: Methods): Generator<() => boolean> {
  for (let x = -8; x < 8; x += 1) for (let y = -8; y < 8; y += 1) yield () => m.multiply(x, y) === x * y;
}

function nodesOf(list: methods.Node | null): methods.Node[] | null {
  const seen: methods.Node[] = [];
  for (let node = list; node !== null; node = node.next) {
    if (seen.includes(node)) return null;
    seen.push(node);
  }
  return seen;
}

function containing(isMethod: boolean): Trials {
  return function* (m) {
    const values = [new m.Value(), new m.Value(), null];
    for (const picked of arrays([0, 1, 2], 4))
      for (const wanted of [0, 1])
        yield () => {
          const list = picked.reduceRight<methods.Node | null>(
            (next, index) => Object.assign(new m.Node(), { next, value: values[index] }),
            null,
          );
          const before = nodesOf(list)!.map(({ value }) => value);
          const owner = Object.assign(new m.List(), { head: list });
          const found = isMethod ? owner.contains(values[wanted]!) : m.contains(list, values[wanted]!);
          const after = nodesOf(list)?.map(({ value }) => value);
          const isSame = owner.head === list && after?.every((value, i) => value === before[i]) === true;
          return isSame && found === picked.includes(wanted);
        };
  };
}

function* creating(m: Methods): Generator<() => boolean> {
  for (let length = 0; length < 8; length += 1) yield () => nodesOf(m.create(length))?.length === length;
}

type Shape = { readonly left: Shape; readonly right: Shape; readonly value: number } | null;

function* shapes(nodes: number, values: readonly number[]): Generator<Shape> {
  if (nodes === 0) return yield null;
  for (let inLeft = 0; inLeft < nodes; inLeft += 1)
    for (const left of shapes(inLeft, values))
      for (const right of shapes(nodes - 1 - inLeft, values)) for (const value of values) yield { left, right, value };
}

function treeOf(m: Methods, shape: Shape): methods.Tree | null {
  if (shape === null) return null;
  const { left, right, value } = shape;
  return Object.assign(new m.Tree(), { left: treeOf(m, left), right: treeOf(m, right), value });
}

function nodesBelow(tree: methods.Tree | null, seen = new Set<methods.Tree>()): Set<methods.Tree> {
  if (tree !== null && !seen.has(tree)) {
    seen.add(tree);
    nodesBelow(tree.left, seen);
    nodesBelow(tree.right, seen);
  }
  return seen;
}

const plain = (tree: methods.Tree | null): string => JSON.stringify(tree);

function* copying(m: Methods): Generator<() => boolean> {
  for (let nodes = 0; nodes < 4; nodes += 1)
    for (const shape of shapes(nodes, [0, 1]))
      yield () => {
        const tree = treeOf(m, shape);
        const [before, old] = [plain(tree), nodesBelow(tree)];
        const made = m.copy(tree);
        return plain(tree) === before && plain(made) === before && [...nodesBelow(made)].every((one) => !old.has(one));
      };
}

function inOrder(tree: methods.Tree | null): number[] {
  return tree === null ? [] : [...inOrder(tree.left), tree.value, ...inOrder(tree.right)];
}

function* adding(m: Methods): Generator<() => boolean> {
  for (let nodes = 0; nodes < 4; nodes += 1)
    for (const shape of shapes(nodes, [-2, 0, 1, 3])) {
      const values = inOrder(treeOf(m, shape));
      if (!values.every((value, i) => i === 0 || values[i - 1]! < value)) continue;
      for (let value = -3; value < 5; value += 1)
        yield () => {
          const bst = Object.assign(new m.Bst(), { root: treeOf(m, shape) });
          const isNew = bst.add(value);
          const expected = [...new Set([...values, value])].toSorted((a, b) => a - b);
          return isNew === !values.includes(value) && inOrder(bst.root).join() === expected.join();
        };
    }
}

function* registering(m: Methods): Generator<() => boolean> {
  const emails = [new m.Email(), new m.Email()];
  for (const owners of arrays([0, 1], 3))
    for (const ids of arrays([-1, 0, 1, 3], owners.length))
      if (ids.length === owners.length)
        yield () => {
          const users = owners.map((owner, i) => new m.User(emails[owner]!, ids[i]!));
          const site = Object.assign(new m.Site(), { users: [...users] });
          const made = site.register(emails[0]!);
          if (owners.includes(0)) return made === null;
          return made!.email === emails[0] && !ids.includes(made!.id);
        };
}

/** The methods by the names that the publication has for them. */
export const subjects: readonly {
  readonly name: string;
  /** In the text. */
  readonly method: string;
  /** The check. */
  readonly check: string;
  readonly integers: readonly string[];
  readonly trials: Trials;
}[] = [
  { name: 'bubble', method: 'bubble', check: 'bubble', integers: ['i', 'j'], trials: sorting('bubble') },
  { name: 'conloop', method: 'List.contains', check: 'contains', integers: [], trials: containing(true) },
  { name: 'conrec', method: 'contains', check: 'contains#2', integers: [], trials: containing(false) },
  { name: 'copytree', method: 'copy', check: 'copy', integers: ['.value'], trials: copying },
  { name: 'createlist', method: 'create', check: 'create', integers: ['length'], trials: creating },
  { name: 'insertion', method: 'insertion', check: 'insertion', integers: ['i', 'j'], trials: sorting('insertion') },
  {
    name: 'multiply',
    method: 'multiply',
    check: 'multiply',
    integers: ['x', 'y', 'times', 'count', 'product', 'i', 'j'],
    trials: multiplying,
  },
  { name: 'register', method: 'Site.register', check: 'register', integers: ['id', '.id'], trials: registering },
  { name: 'search', method: 'search', check: 'search', integers: ['low', 'high', 'middle', 'key'], trials: searching },
  { name: 'treeadd', method: 'Bst.add', check: 'add', integers: ['value', '.value'], trials: adding },
];

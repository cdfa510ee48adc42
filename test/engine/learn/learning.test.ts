/** What is learned from states, with states made by hand: shapes, clauses that hold, and what is given up for a state that speaks against it. */

import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { candidatesFor, strongest, surviving } from '../../../src/engine/learn/candidates.js';
import { helpersOf, inLanguage, type Judge } from '../../../src/engine/learn/clause.js';
import { domainsOf } from '../../../src/engine/learn/domains.js';
import { breakingSuspects } from '../../../src/engine/learn/learned.js';
import { pasted } from '../../../src/engine/learn/lesson.js';
import { sampleOf, type Sample, type Thing } from '../../../src/engine/learn/sample.js';
import { shapeOf } from '../../../src/engine/learn/shape.js';

const judge: Judge = (clause, subject) => {
  const code = `${inLanguage(helpersOf([clause]).join('\n'), false)}\nreturn ${inLanguage(clause.text, false)};`;
  try {
    return Boolean((compileFunction(code, ['subject']) as (given: object) => unknown)(subject));
  } catch {
    return false;
  }
};

/** @param nodes the others are nodes */
function sample(subject: Thing, nodes: readonly Thing[], scope = 3): Sample {
  const types = new Map<object, string>([[subject, 'List'], ...nodes.map((node) => [node, 'Node'] as const)]);
  return { subject, types, plain: new Set(), scope };
}

function list(values: readonly number[], scope = 3): Sample {
  const nodes = values.map((value): Thing => ({ value, next: null, prev: null }));
  nodes.forEach((node, index) => {
    node['next'] = nodes[index + 1] ?? null;
    node['prev'] = nodes[index - 1] ?? null;
  });
  const head = nodes[0] ?? null;
  return sample({ head, tail: nodes.at(-1) ?? null, size: nodes.length }, nodes, scope);
}

function searchTree(keys: readonly number[], scope = 3): Sample {
  const nodes: Thing[] = [];
  const add = (node: Thing | null, key: number): Thing => {
    if (node === null) {
      nodes.push({ key, left: null, right: null });
      return nodes.at(-1)!;
    }
    const side = key < (node['key'] as number) ? 'left' : 'right';
    node[side] = add(node[side] as Thing | null, key);
    return node;
  };
  const root = keys.reduce<Thing | null>(add, null);
  return sample({ root }, nodes, scope);
}

const lists = [[], [1], [1, 0], [0, 0], [0, 3, 2], [2, 2, 1, 0]].map((one) => list(one));
const trees = [[], [1], [1, 0], [1, 2], [2, 0, 1], [0, 3, 2, 1], [1, 0, 3, 2]].map((one) => searchTree(one));

const said = (samples: readonly Sample[]): readonly string[] =>
  strongest(surviving(candidatesFor(shapeOf(samples)), samples, judge)).map(({ says }) => says);

describe('shapes', () => {
  test('of a list with both ends: the way on is a tree, the way back leads up', () => {
    const { tree, up, others } = shapeOf(lists);
    const names = (links: typeof tree): string[] => links.map(({ from, field }) => `${from}.${field}`);
    expect([names(tree), names(up), names(others)]).toEqual([['List.head', 'Node.next'], ['Node.prev'], ['List.tail']]);
  });

  test('as domains: numbers that grow with the arguments grow with the scope', () => {
    const domains = domainsOf(shapeOf(lists), ({ name }) => name, 3);
    const texts = [...domains].map(([type, fields]) => [type, [...fields].map(([, { text }]) => text)]);
    expect(texts).toEqual([
      ['List', ['tree(Node)', 'nullable(instances(Node))', 'int(0, n)']],
      ['Node', ['int(0, n)', 'tree(Node)', 'derived(nullable(instances(Node)))']],
    ]);
  });

  test('as domains: holes are none of the elements, and what was always nothing is nothing', () => {
    const given = [
      {
        type: 'A',
        fields: [
          ['all', { kind: 'object', index: 1 }],
          ['next', { kind: 'primitive', value: null }],
        ],
        elements: [],
        entries: [],
      },
      {
        type: 'Array',
        fields: [],
        elements: [{ kind: 'primitive', value: 0 }, { kind: 'hole' }, { kind: 'primitive', value: 3 }],
        entries: [],
      },
    ] as const;
    const [fields] = domainsOf(shapeOf([sampleOf(given, 0, 3)]), ({ name }) => name, 3).values();
    expect([...fields!].map(([field, { text, seen }]) => [field, text, seen])).toEqual([
      ['all', 'array(int(0, n), { length: 3, holes: true })', 'always 3'],
      ['next', 'oneOf(null)', 'nothing else was seen'],
    ]);
  });

  test('as domains: what is kept under indices is alike, what an object lacks is undefined, and what stays in its range is', () => {
    const given = [
      [{ 0: 1, 1: undefined, at: 5, late: 1 }, 3],
      [{ 0: undefined, 1: undefined, at: 0 }, 3],
      [{ 0: undefined, 1: 9, at: 5, late: 0 }, 9],
    ] as const;
    const samples = given.map(([subject, scope]) => sample({ ...subject }, [], scope));
    const fields = domainsOf(shapeOf(samples), ({ name }) => name, 3).get('List')!;
    expect([...fields].map(([field, { text }]) => [field, text])).toEqual([
      ['0', 'nullable(int(1, 1), undefined)'],
      ['1', 'nullable(int(1, 1), undefined)'],
      ['at', 'int(0, 5)'],
      ['late', 'nullable(int(0, 1), undefined)'],
    ]);
  });

  test('as domains: containers in containers, and primitives of several kinds', () => {
    const states = [
      { map: new Map([[0, [1]]]), rows: [[0], []], mixed: 0, odd: [() => 0] },
      { map: new Map([[1, [2, 0, 1]]]), rows: [['a']], mixed: 'b', odd: [] },
      { map: new Map(), rows: [], mixed: false, odd: [] },
    ];
    const samples = [3, 9].flatMap((scope) => states.map((subject) => sample(subject, [], scope)));
    const fields = domainsOf(shapeOf(samples), ({ name }) => name, 3).get('List')!;
    expect([...fields].map(([field, { text }]) => [field, text])).toEqual([
      ['map', 'map(int(0, 1), array(int(0, 2), { minimum: 1, maximum: 3 }))'],
      ['rows', "array(array(anyOf(int(0, 0), oneOf('a'))))"],
      ['mixed', "anyOf(int(0, 0), bool(), oneOf('b'))"],
    ]);
  });

  test('what is to be imported for them are words, and no keys that look like calls', () => {
    const subject = { '[Symbol(tag)]': 0 };
    const shape = shapeOf([sample(subject, [])]);
    const learned = {
      shape,
      states: 1,
      scope: 3,
      inductive: null,
      kept: null,
      dropped: [],
      distrusted: [],
      clauses: [],
      operations: new Map(),
    };
    expect(pasted(learned, false)).toMatch(/^import \{ int \} from 'glassbox';\n/);
  });

  test('a link that is shared somewhere is none of a tree', () => {
    const shared: Thing = { key: 0, left: null, right: null };
    const above: Thing = { key: 1, left: shared, right: shared };
    const { tree } = shapeOf([...trees, sample({ root: above }, [above, shared])]);
    expect(tree.map(({ field }) => field)).not.toContain('right');
  });
});

test('nodes that know whose they are', () => {
  const owned = [[], [1], [1, 0], [0, 3, 2]].map((values) => {
    const { subject, types, ...rest } = list(values);
    for (const [object, name] of types) if (name === 'Node') (object as Thing)['list'] = subject;
    return { subject, types, ...rest };
  });
  const shape = shapeOf(owned);
  expect(shape.owners.map(({ from, field }) => `${from}.${field}`)).toEqual(['Node.list']);
  expect(
    domainsOf(shape, ({ name }) => name, 3)
      .get('Node')!
      .get('list')!.text,
  ).toBe('nullable(nullable(instances(List)), undefined)');
  expect(said(owned)).toContain('list of every Node leads to subject');
  const stray = list([1, 0]);
  for (const [object] of stray.types) if (object !== stray.subject) (object as Thing)['list'] = null;
  expect(said([...owned, stray])).not.toContain('list of every Node leads to subject');
});

describe('clauses', () => {
  test('that hold in all states are kept, the strongest of each kind', () => {
    expect(said(lists)).toEqual([
      'prev leads to the node above, null at the top',
      'subject.tail is the last from subject.head on along next',
      'subject.size === countOfNodes(subject.head)',
    ]);
    expect(said(trees)).toEqual(['key is smaller along left and larger along right, strictly']);
  });

  test('are weakened by a state that speaks against them', () => {
    expect(said([...trees, searchTree([1, 1])])).toEqual([
      'key is smaller along left and larger along right, equal ones on the right',
    ]);
  });
});

test('an operation that alone breaks what others keep is a suspect', () => {
  const lost = list([1, 0]);
  const wrong = sample({ ...lost.subject, size: 1 }, [...lost.types.keys()].slice(1) as Thing[]);
  const samples = [list([]), list([1]), lost, wrong];
  const states = [null, ['push', 0], ['push', 1], ['remove', 2]].map((from, index) => ({
    graph: { objects: [] },
    scope: 3,
    reachedBy: `state ${index}`,
    from: from === null ? null : { operation: from[0] as string, state: from[1] as number },
  }));
  const clauses = candidatesFor(shapeOf(samples)).map(([first]) => first!);
  expect(breakingSuspects(clauses, states, samples, judge)).toMatchObject([{ operation: 'remove', calls: 'state 3' }]);
});

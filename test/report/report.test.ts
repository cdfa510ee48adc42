/** Whole reports, as they are, and that each part says what it has to. */

import { describe, expect, test } from 'vitest';
import { renderJson, renderReport, showSeconds, type ReportOptions } from '../../src/report/index.js';
import { plainPaint } from '../../src/report/paint.js';
import type { Counterexample, Reason, Report } from '../../src/verdict/index.js';
import { checkReport, graph, object, report, searchTree, to, value, verdict } from './samples.js';
import { beginning, operation } from '../goals.js';

const source = `class Tree {
  repOk() {
    return this.isOrdered(this.root, -Infinity, Infinity);
  }
}
`;

const options: ReportOptions = {
  paint: plainPaint,
  showPath: (path) => path.replace('/home/app/', ''),
  readFile: (path) => (path === '/home/app/search-tree.ts' ? source : undefined),
  width: 100,
};

const render = (given: Report): string => renderReport(given, options);

const refuted = (given: Partial<Counterexample>): string =>
  render(report(checkReport([verdict({ verdict: 'refuted', counterexample: { ...searchTree, ...given } })])));

const reason: Reason = {
  code: 'time-limit',
  message: 'the time limit of 20 s was met',
  remedy: 'allow more time with --time-limit',
  place: null,
};

const everything = report(
  checkReport(
    [
      verdict({ goal: beginning('new TreeMap') }),
      verdict(),
      verdict({
        goal: operation('delete'),
        verdict: 'refuted',
        scope: 12,
        exhausted: 3,
        counterexample: {
          ...searchTree,
          violation: { ...searchTree.violation, place: { path: '/home/app/search-tree.ts', line: 3, column: 12 } },
        },
      }),
      verdict({
        goal: operation('get'),
        verdict: 'unknown',
        exhausted: 5,
        reason,
        notes: ['2 transitions leave the scope'],
      }),
    ],
    {
      shapes: ['trees of at most 7 entries that fit into a complete binary tree of height 3'],
      fields: [
        { type: 'Entry', field: 'key', domain: '0 … 7', origin: 'type' },
        { type: 'Entry', field: 'value', domain: "'a' or 'b'", origin: 'spec' },
        { type: 'Entry', field: 'parent', domain: 'Entry above, or null', origin: 'tag' },
        { type: 'TreeMap', field: 'size', domain: '0 … 7', origin: 'type' },
      ],
    },
  ),
);

describe('a report', () => {
  test('as it is', () => {
    expect(render(everything)).toMatchInlineSnapshot(`
      "               verdict  scope  transitions  solver calls  concretized  CPU time
      TreeMap  tree-map.check.ts
        new TreeMap  holds        7          389          1204            0     1.0 s
        put          holds        7          389          1204            0     1.0 s
        delete       refuted     12          389          1204            0     1.0 s
        get          unknown      7          389          1204            0     1.0 s

      TreeMap within these bounds:
        trees of at most 7 entries that fit into a complete binary tree of height 3
        from the spec: Entry.value 'a' or 'b'
        from types: Entry.key 0 … 7; TreeMap.size 0 … 7
        from tags: Entry.parent Entry above, or null

      note: TreeMap.get: 2 transitions leave the scope

      refuted: TreeMap.delete at scope 12
        repOk() returned false after delete(8)
        --> search-tree.ts:3:12
        1 | class Tree {
        2 |   repOk() {
      > 3 |     return this.isOrdered(this.root, -Infinity, Infinity);
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 |   }
        5 | }
        false:  this.isOrdered(this.root, -Infinity, Infinity)
        call:   tree.delete(8)
        result: true

        before       │ after
        *Tree size:5 │      Tree ~size:4
             │       │           │
             *8      │         ~root
         ┌───┴───┐   │           12
         4      *12  │     ┌─────┴─────┐
         └─┐   ┌─┘   │   ~left       ~right
           5   10    │ 4 ~right:∅      ✗5
        * touched by the operation   ~ changed   ✗ violates the invariant

        reached by:
          const tree = new Tree()
          tree.insert(8)
          tree.insert(4)
          tree.insert(12)

      unknown: TreeMap.get at scope 7; it holds up to scope 5, which was exhausted
        the time limit of 20 s was met [time-limit]
      help: allow more time with --time-limit

      2 hold, 1 refuted, 1 unknown
      "
    `);
  });

  test('tells together what it has to say of four goals or more in the same words', () => {
    const open = (count: number): string =>
      render(
        report(
          checkReport(
            Array.from({ length: count }, (_, index) =>
              verdict({ goal: operation(`do${index}`), verdict: 'unknown', exhausted: null, reason }),
            ),
          ),
        ),
      );
    const timesSaid = (text: string): number => text.split(reason.message).length - 1;
    expect([3, 4, 9].map((count) => timesSaid(open(count)))).toEqual([3, 1, 1]);
    expect(open(4)).toMatch(/^unknown: TreeMap.do0, TreeMap.do1, TreeMap.do2 and TreeMap.do3 at scope/m);
  });

  test('of nothing', () => {
    expect(render(report())).toBe('nothing to check\n');
  });

  test('has its columns below each other, whatever the widths', () => {
    const long = verdict({ goal: operation('removeEverythingBetween'), verdict: 'unsupported' });
    const rows = render(
      report(checkReport([verdict(), long]), checkReport([verdict({ scope: 1234567 })], { check: 'B' })),
    )
      .split('\n\n')[0]!
      .split('\n')
      .filter((row) => !row.includes('.check.ts'));
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    const end = rows[0]!.indexOf('scope') + 'scope'.length;
    for (const row of rows.slice(1)) expect(row.slice(0, end)).toMatch(/ \d+$/);
  });

  test('has columns of states only where some are counted', () => {
    const counted = verdict({ statistics: { ...verdict().statistics, states: 37, candidates: 152 } });
    const [titles, , first, second] = render(
      report(checkReport([verdict({ goal: beginning('new A') }), counted])),
    ).split('\n');
    expect(titles!.trim().split(/  +/)).toEqual([
      'verdict',
      'scope',
      'candidates',
      'states',
      'transitions',
      'solver calls',
      'concretized',
      'CPU time',
    ]);
    expect(first!.trim().split(/  +/)).toEqual(['new A', 'holds', '7', '389', '1204', '0', '1.0 s']);
    expect(second!.trim().split(/  +/)).toEqual(['put', 'holds', '7', '152', '37', '389', '1204', '0', '1.0 s']);
    expect(render(report(checkReport([verdict()])))).not.toMatch(/states|candidates/);
  });

  test('colours, and without its colours is the plain one', () => {
    const tagged = renderReport(everything, {
      ...options,
      paint: { ...plainPaint, tone: (text, tone) => `<${tone}>${text}</>`, error: (text) => `<error>${text}</>` },
    });
    expect(tagged).toContain('<good>holds</>');
    expect(tagged).toContain('<bad>refuted</>');
    expect(tagged).toContain('<touched>*8</>');
    expect(tagged).toContain('<changed>~size:4</>');
    expect(tagged.replace(/<\/?\w*>/g, '')).toBe(render(everything));
  });

  test('as JSON is the report itself', () => {
    expect(JSON.parse(renderJson(everything))).toEqual(everything);
  });
});

describe('what was learned for a check', () => {
  const learned = {
    shape: ['objects: List, Node', 'a tree along List.first, Node.next'],
    states: 1200,
    inductive: 3,
    clauses: [],
    givenUp: [],
    distrusted: [],
    suspects: [{ operation: 'shift', text: 'throws a TypeError', calls: 'const list = new List(); list.shift();' }],
    open: ['shift is unknown'],
    text: '  invariant: (subject) =>\n    subject.a === subject.b,\n\nfunction f() {\n}',
  };
  const shown = (more: object): string =>
    render(report(checkReport([verdict()], { learned: { ...learned, ...more } })));

  test('is shown as text to keep, with suspects before it', () => {
    expect(shown({})).toContain(`
TreeMap was learned from 1200 states that calls led to; every operation keeps it up to scope 3:
  objects: List, Node
  a tree along List.first, Node.next
  suspect: shift throws a TypeError
    const list = new List(); list.shift();
  to keep it, write this in place of learn: true, with options as (n) => ({ … }):

  invariant: (subject) =>
    subject.a === subject.b,

function f() {
}
`);
  });

  test('says what was not shown, and what was left out', () => {
    const text = shown({ inductive: null });
    expect(text).toContain('calls led to; not all of it is known to be kept:\n');
    expect(text).toContain('\n  open: shift is unknown\n');
    expect(shown({ distrusted: ['pop', 'shift'] })).toContain('every operation but pop and shift keeps it');
  });
});

describe('a refutation', () => {
  test('in the notation of the spec, if there is one, and not drawn then', () => {
    const shown = { before: 'succ (if true then 0 else 0)', after: 'succ 0' };
    const text = refuted({ shown });
    expect(text).toContain('  before: succ (if true then 0 else 0)\n  after:  succ 0\n');
    expect(text).not.toContain('key:12');
    const lines = refuted({ shown: { before: 'skip;\nskip', after: null } });
    expect(lines).toContain('  before: skip;\n          skip\n');
    expect(lines).not.toContain('after:');
  });

  test('with an object as argument', () => {
    const node = { parameters: ['node'], call: 'tree.detach(node)' };
    expect(refuted({ ...node, actuals: [value(to(4))] })).toContain('with node = #4 of the state');
    expect(refuted({ ...node, actuals: [value(to(4))] })).toContain('#4 key:10');
    const before = graph(...searchTree.before.objects, object('Node', { key: 99, '/left': null, '/right': null }));
    expect(refuted({ ...node, before, actuals: [value(to(6))] })).toMatch(/with node:\n {4}Node key:99\n/);
  });

  test('whose operation does not end, or has no state', () => {
    const text = refuted({ after: null, subjectAfter: null, result: null });
    expect(text).toContain('result: it does not end');
    expect(text).not.toContain('after\n');
    const plain = refuted({ subject: null, subjectAfter: null, reached: { kind: 'initial' } });
    expect(plain).not.toContain('before');
    expect(plain).not.toContain('reached');
  });

  test('with an object as result', () => {
    const shown = (...more: ReturnType<typeof object>[]): string => {
      const after = graph(...searchTree.after!.objects, ...more);
      return refuted({ after, result: value(to(searchTree.after!.objects.length)) });
    };
    expect(shown(object('Pair', { a: 1, b: true }))).toContain('result: Pair { a: 1, b: true }\n');
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, at]));
    expect(shown(object('Pair', long))).toMatch(/result: *\n {4}Pair field0:0/);
    expect(refuted({ result: value(to(0)) })).toContain('result: #0 of the state after');
  });

  test('that returned nothing says so only where a result was promised', () => {
    const nothing = value({ special: 'undefined' });
    expect(refuted({ result: nothing })).not.toContain('result:');
    expect(refuted({ result: nothing, violation: { ...searchTree.violation, kind: 'postcondition' } })).toContain(
      'result: undefined',
    );
  });

  test('says how its state was reached, or that it was not', () => {
    expect(refuted({})).toContain('reached by:\n    const tree = new Tree()\n    tree.insert(8)\n');
    const tried = { kind: 'not reached', calls: 1, states: 12, detours: 0, exhausted: false } as const;
    const unknown = refuted({ reached: tried });
    expect(unknown).toContain(
      'whether calls lead to the state before is not known: of the 12 states looked at it is none\n' +
        '  (all sequences of up to 1 call were tried, longer ones were not)',
    );
    expect(unknown).not.toContain('too weak');
    expect(refuted({ reached: { ...tried, exhausted: true, detours: 3 } })).toContain(
      'no sequence of correct calls within the bounds leads to the state before: the invariant may be too weak\n' +
        '  (all 12 states that such calls lead to were looked at, and 3 more by way of states outside of the bounds)',
    );
    expect(refuted({ reached: { ...tried, calls: 0, states: 0 } })).toContain('none could be tried');
    expect(refuted({ reached: { ...tried, states: 1, exhausted: true } })).toContain(
      '(the only state that such calls lead to was looked at)',
    );
  });

  test('that nobody has replayed says so wherever it is named, and nothing of what it does not know', () => {
    const unknown = { after: null, subjectAfter: null, result: null, reached: { kind: 'not looked for' } } as const;
    const text = refuted({ ...unknown, replayed: false });
    expect(text).toMatch(/^ {2}put +refuted \(not replayed\) /m);
    expect(text).toContain('\nrefuted (not replayed): TreeMap.put at scope 7\n');
    expect(text).toContain('\n1 refuted (1 not replayed)\n');
    expect(text).toContain('\n  not replayed: there is no second engine here to run the real code;');
    expect(text).toContain('whether calls lead to the state before is not known: nobody has looked');
    expect(text).not.toMatch(/result:|does not end|│ after|reached by/);
    expect(refuted({})).not.toContain('replayed');
  });

  test('where nothing began, nothing is drawn', () => {
    const shown = refuted({
      before: graph(),
      after: graph(),
      subject: null,
      subjectAfter: { kind: 'special', text: 'undefined' },
      actuals: [],
      touched: [],
      reached: { kind: 'initial' },
    });
    expect(shown).not.toContain('\n  after\n');
    expect(refuted({})).toContain('│ after\n');
  });

  test('whose place cannot be shown is still placed', () => {
    const at = (path: string, line: number, column: number): string =>
      refuted({ violation: { ...searchTree.violation, place: { path: `/home/app/${path}`, line, column } } });
    expect(at('gone.ts', 3, 4)).toContain('\n  --> gone.ts:3:4\n');
    expect(at('search-tree.ts', 99, 1)).toContain('\n  --> search-tree.ts:99:1\n');
    expect(at('search-tree.ts', 1, 99)).toContain('\n  --> search-tree.ts:1:99\n');
    expect(at('search-tree.ts', 1, 1)).toContain('> 1 | class Tree {\n    | ^\n');
  });

  test('underlines what is false, or what it is the negation of', () => {
    const place = { path: '/home/app/search-tree.ts', line: 3, column: 12 };
    const under = (conjunct: string): string => refuted({ violation: { ...searchTree.violation, place, conjunct } });
    expect(under('this.isOrdered')).toContain(`\n    |            ${'^'.repeat(14)}\n`);
    expect(under('!(this.isOrdered)')).toContain(`\n    |            ${'^'.repeat(14)}\n`);
    expect(under('!this')).toContain(`\n    |            ${'^'.repeat(4)}\n`);
    expect(under('elsewhere')).toContain('\n    |            ^\n');
  });

  test('has drawings below each other where they do not fit beside each other', () => {
    const narrow = renderReport(report(checkReport([verdict({ verdict: 'refuted', counterexample: searchTree })])), {
      ...options,
      width: 30,
    });
    expect(narrow).toMatch(/ {2}before\n {2}\*Tree size:5\n[^]*\n\n {2}after\n/);
  });
});

describe('no answer', () => {
  const show = (given: Parameters<typeof verdict>[0]): string => render(report(checkReport([verdict(given)])));

  test('about a whole check, without naming an operation', () => {
    const whole = show({ verdict: 'unsupported', goal: null, reason });
    expect(whole).toContain('unsupported: TreeMap; nothing is known about it\n');
    expect(whole).toContain('  everything  unsupported');
    expect(whole).not.toContain('initial states');
  });

  test('what a check does not say is told of the check', () => {
    const shown = render(report(checkReport([verdict()], { caveats: ['not checked: remove'] })));
    expect(shown).toContain('\n\nnote: TreeMap: not checked: remove\n\n');
  });

  test('what operations are called with stands below the fields', () => {
    const choice = { goal: 'put', parameter: 'key', domain: '0 … 7', origin: 'type' } as const;
    const given = {
      fields: [{ type: 'Entry', field: 'key', domain: '0 … 7', origin: 'type' } as const],
      arguments: [
        { ...choice, goal: 'new TreeMap', parameter: 'order', origin: 'spec' } as const,
        choice,
        { ...choice, parameter: 'value', domain: "'a' or 'b'" },
      ],
    };
    expect(render(report(checkReport([verdict()], given)))).toContain(
      "TreeMap within these bounds:\n  from types: Entry.key 0 … 7\n  arguments from the spec: new TreeMap(order 0 … 7)\n  arguments from types: put(key 0 … 7, value 'a' or 'b')\n",
    );
  });

  test('a domain that is longer than a line goes on in the next', () => {
    const members = Array.from({ length: 30 }, (_, n) => `'text ${n}'`).join(', ');
    const field = { type: 'Entry', field: 'value', domain: members, origin: 'spec' } as const;
    const lines = render(report(checkReport([verdict()], { fields: [field, { ...field, field: 'key' }] }))).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(options.width);
    expect(lines.map((line) => line.trim()).join(' ')).toContain(`Entry.value ${members}; Entry.key ${members}`);
  });

  test('without an initial state the invariant is not blamed', () => {
    const shown = refuted({ reached: { kind: 'no initial state' } });
    expect(shown).toContain('the spec gives no initial state');
    expect(shown).not.toContain('too weak');
  });

  test('vacuous', () => {
    expect(show({ verdict: 'vacuous' })).toContain(
      'vacuous: TreeMap.put at scope 7; there is no case that nothing excludes, so nothing was checked\n',
    );
    expect(show({ verdict: 'vacuous', goal: beginning('new TreeMap') })).toContain('there is no way to begin');
  });

  test('unknown, with the largest scope that was exhausted', () => {
    expect(show({ verdict: 'unknown', exhausted: 5, reason })).toContain(
      'unknown: TreeMap.put at scope 7; it holds up to scope 5, which was exhausted\n' +
        '  the time limit of 20 s was met [time-limit]\nhelp: allow more time with --time-limit\n',
    );
    expect(show({ verdict: 'unknown', exhausted: null, reason })).toContain('no smaller scope was exhausted either\n');
  });

  test('unsupported, with its place', () => {
    const place = { path: '/home/app/search-tree.ts', line: 2, column: 3 };
    const text = show({
      verdict: 'unsupported',
      reason: { ...reason, code: 'await', message: 'not supported: await', place },
    });
    expect(text).toContain('unsupported: TreeMap.put; nothing is known about it\n  not supported: await [await]\n');
    expect(text).toContain('  --> search-tree.ts:2:3\n');
    expect(text).toContain('> 2 |   repOk() {\n    |   ^\n');
  });

  test('a plain function is called by its name alone', () => {
    expect(show({ check: 'clamp', goal: operation('clamp'), verdict: 'vacuous' })).toContain('vacuous: clamp at scope');
  });
});

test.each([
  [0, '0.0 s'],
  [9.94, '9.9 s'],
  [9.96, '10 s'],
  [59.4, '59 s'],
  [59.6, '1 min 0 s'],
  [125, '2 min 5 s'],
  [3599.9, '1 h 0 min'],
  [3780, '1 h 3 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(showSeconds(seconds)).toBe(text);
});

/** Programs of Ownership Java run to their values in node; each typing rule rejects something; there are twenty-five ways to break it. */

import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs } from '../../examples/languages/ownership-java/bugs.js';
import { ClassDeclaration, ClassTable, Method } from '../../examples/languages/ownership-java/classes.js';
import { newObject } from '../../examples/languages/ownership-java/heap.js';
import { OwnershipJava } from '../../examples/languages/ownership-java/ownership-java.js';
import {
  assign,
  call,
  cast,
  create,
  field,
  int,
  nothing,
  pending,
  ref,
  self,
  seq,
  variable,
  type Expression,
} from '../../examples/languages/ownership-java/syntax.js';
import {
  BOOLEAN,
  FIRST,
  INT,
  OBJECT,
  SECOND,
  THIS,
  WORLD,
  ownerOf,
  typed,
} from '../../examples/languages/ownership-java/types.js';
import { examplesFolder, inFolder, replaceOnce, writeBroken } from '../../scripts/broken.js';
import { textOf } from '../examples/examples.js';
import { Laboratory, endsOf } from './laboratory.js';

const [LINK, STACK, NUMBERS] = [1, 2, 3];
const PUSH = 0;
const TOP = 1;

/** Links with an owner of what they hold; stacks that own their links; stacks of what the world owns. */
function program(main: Expression): OwnershipJava {
  const link = typed(LINK, THIS, SECOND);
  const held = typed(OBJECT, SECOND);
  const table = new ClassTable([
    new ClassDeclaration(2, typed(OBJECT, FIRST), [held, typed(LINK, FIRST, SECOND)]),
    new ClassDeclaration(
      2,
      typed(OBJECT, FIRST),
      [link],
      [
        new Method(STACK, PUSH, held, [held], assign(assign(self(), STACK, 0, create(link)), LINK, 0, variable(0))),
        new Method(STACK, TOP, held, [], field(field(self(), STACK, 0), LINK, 0)),
      ],
    ),
    new ClassDeclaration(1, typed(STACK, FIRST, WORLD)),
    new ClassDeclaration(1),
  ]);
  const java = new OwnershipJava(table, main);
  const types = [
    typed(STACK, WORLD, WORLD),
    typed(LINK, ownerOf(0), WORLD),
    typed(NUMBERS, WORLD),
    typed(OBJECT, WORLD),
  ];
  java.heap = types.map((type) => newObject(type, table));
  return java;
}

/** All states on the way, the last of which is final. */
function run(main: Expression): readonly string[] {
  const java = program(main);
  const shown = [java.show()];
  for (expect(java.wellTyped()).toBe(true); !java.isFinalState(); expect(java.wellTyped()).toBe(true)) {
    java.smallStep();
    shown.push(java.show());
  }
  return shown;
}

describe('in node', () => {
  test('what is pushed is at the top, in a link that the stack owns', () => {
    const shown = run(seq(call(ref(2), PUSH, ref(3)), call(ref(2), TOP)));
    expect(shown.at(-1)).toBe('#3');
    expect(shown).toContain('(((#2.b0 = new A<#2>).a0 = x0⟨B.m0: #2, #3⟩); #2.m1())');
  });

  test('null has the type of its field in the object', () => {
    expect(run(field(ref(0), STACK, 0))).toEqual(['#0.b0', 'null:A<#0>']);
    expect(run(call(ref(0), TOP)).at(-1)).toBe('error');
  });

  test.each([
    [cast(typed(STACK, WORLD), ref(2)), '#2'],
    [cast(typed(STACK, WORLD), cast(typed(OBJECT, WORLD), ref(2))), '#2'],
    [cast(typed(OBJECT, WORLD), ref(1)), 'error'],
    [cast(typed(NUMBERS, WORLD), ref(0)), 'error'],
    [assign(ref(0), STACK, 0, ref(1)), '#1'],
    [create(typed(LINK, ownerOf(1), ownerOf(0))), '#4'],
  ])('%#', (main, value) => {
    expect(run(main).at(-1)).toBe(value);
  });
});

type Change = (java: OwnershipJava) => void;

function isWellTyped(main: Expression, change: Change = () => undefined): boolean {
  const java = program(main);
  change(java);
  return java.wellTyped();
}

describe('a rule rejects', () => {
  const one = int(1);
  const body =
    (of: Expression): Change =>
    ({ table }) =>
      void (table.classes[1]!.methods[1]!.body = of);
  const classes = (change: (declarations: ClassDeclaration[]) => void): Change => {
    return ({ table }) => change(table.classes);
  };
  const rows: readonly (readonly [rule: string, main: Expression, change?: Change])[] = [
    ['type: not enclosed by the second owner', create(typed(LINK, WORLD, ownerOf(0)))],
    ['type: a second owner too many', create(typed(OBJECT, WORLD, ownerOf(0)))],
    ['type: formal owners at run time', create(typed(OBJECT, FIRST))],
    ['type: this at run time', nothing(typed(OBJECT, THIS))],
    ['type: no such object', nothing(typed(OBJECT, ownerOf(5)))],
    ['type: in a cast', cast(typed(OBJECT, FIRST), ref(0))],
    ['type: of a field', one, classes((all) => void all[3]!.fields.push(typed(OBJECT, SECOND)))],
    ['type: of a parameter', one, classes((all) => void (all[1]!.methods[0]!.parameters = [typed(LINK, WORLD, THIS)]))],
    ['type: owners of an integer', one, classes((all) => void all[3]!.fields.push(typed(INT, FIRST)))],
    ['class: another first owner of the superclass', one, classes((all) => void (all[3]!.superclass = typed(OBJECT)))],
    [
      'class: this as an owner of the superclass',
      one,
      classes((all) => void (all[3]!.superclass = typed(STACK, FIRST, THIS))),
    ],
    ['class: extends itself', one, classes((all) => void (all[3]!.superclass = typed(4, FIRST)))],
    [
      'override: another result',
      one,
      classes((all) => void all[2]!.methods.push(new Method(NUMBERS, TOP, INT, [], int(1)))),
    ],
    [
      'override: the result with other formal owners',
      one,
      classes((all) => {
        all[2]!.arity = 2;
        all[2]!.methods.push(new Method(NUMBERS, TOP, typed(OBJECT, SECOND), [], nothing(typed(OBJECT, SECOND))));
      }),
    ],
    [
      'override: another parameter',
      one,
      classes((all) => all[2]!.methods.push(new Method(NUMBERS, PUSH, typed(OBJECT), [INT], nothing(typed(OBJECT))))),
    ],
    ['a body of another type', one, body(nothing(typed(OBJECT, FIRST)))],
    ['subtype: another owner', assign(ref(0), STACK, 0, create(typed(LINK, ownerOf(2), WORLD)))],
    ['subtype: another second owner', assign(ref(0), STACK, 0, create(typed(LINK, ownerOf(0), ownerOf(0))))],
    ['T-Field: this of nobody knows which object', field(cast(typed(STACK, WORLD), ref(0)), STACK, 0)],
    ['T-Assign: the same', assign(cast(typed(STACK, WORLD), ref(0)), STACK, 0, ref(1))],
    [
      'T-Invk: the same of a parameter',
      call(cast(typed(STACK, WORLD), ref(0)), PUSH, nothing(typed(OBJECT, ownerOf(0)))),
      classes((all) => {
        all[1]!.methods[0] = new Method(STACK, PUSH, INT, [typed(OBJECT, THIS)], int(1));
      }),
    ],
    [
      'T-Invk: the same of a result',
      call(cast(typed(STACK, WORLD), ref(0)), TOP),
      classes((all) => {
        all[1]!.methods[1] = new Method(STACK, TOP, typed(OBJECT, THIS), [], nothing(typed(OBJECT, THIS)));
      }),
    ],
    ['T-Invk: an argument with another owner', call(ref(0), PUSH, ref(1))],
    ['T-Invk: too few arguments', call(ref(0), PUSH)],
    ['pending: an argument with another owner', pending(STACK, PUSH, int(1), ref(0), ref(1))],
    ['pending: the receiver is of another class', pending(STACK, TOP, int(1), ref(1))],
    [
      'heap: a field with another owner',
      one,
      ({ heap }) => void ((heap[0]!.kinds[2] = 'ref'), (heap[0]!.numbers[2] = 3)),
    ],
    ['heap: an owner that is younger', one, ({ heap }) => void (heap[0]!.type = typed(STACK, ownerOf(3), WORLD))],
    ['heap: a type that is not ok', one, ({ heap }) => void (heap[0]!.type = typed(STACK, FIRST, WORLD))],
    ['heap: another type', one, classes((all) => void all[1]!.fields.push(BOOLEAN))],
  ];

  test.each(rows.map(([rule, main, change]) => ({ rule, main, change })))('$rule', ({ main, change }) => {
    expect(isWellTyped(int(1))).toBe(true);
    expect(isWellTyped(main, change)).toBe(false);
  });
});

const folder = join(examplesFolder, 'languages/ownership-java');

test('there are twenty-five bugs, each a replacement in code that still parses', () => {
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(25);
  for (const bug of bugs) {
    const broken = replaceOnce(textOf('languages/ownership-java', bug.file), bug);
    expect(ts.transpileModule(broken, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

test('it is sound', async () => {
  const found = await laboratory.search(join(folder, 'few-classes.check.ts'), 2, 'preservation');
  expect(endsOf(found)).toEqual({ preservation: 'exhausted' });
  expect(found['preservation']!.outcome.statistics).toMatchObject({ transitions: 15, concretizations: 0 });
}, 100_000);

test.each([
  ['M02', /^\(#\d\.[ab]\d = #\d\)$/],
  ['M16', /^#\d\.m\d\(\)$/],
  ['M21', /^\(#\d\.[ab]\d = .+\)$/],
])(
  'it is unsound with %s',
  async (name, before) => {
    await inFolder(async (broken) => {
      const bug = bugs.find((one) => one.name.startsWith(name))!;
      const file = writeBroken(broken, 'languages/ownership-java', bug);
      const { outcome, replayed } = (await laboratory.search(file, bug.scope, 'preservation'))['preservation']!;
      expect([outcome.end.kind, replayed?.valid, replayed?.violation?.kind]).toEqual(['violated', true, 'invariant']);
      expect(replayed?.shown?.before).toMatch(before);
    });
  },
  100_000,
);

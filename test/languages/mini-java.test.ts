/** Programs of Mini Java run to their values in node; each typing rule rejects something; it is sound, and broken versions are not. */

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs } from '../../examples/languages/mini-java/bugs.js';
import { ClassDeclaration, ClassTable, Method } from '../../examples/languages/mini-java/classes.js';
import { newObject } from '../../examples/languages/mini-java/heap.js';
import { MiniJava } from '../../examples/languages/mini-java/mini-java.js';
import { Stuck } from '../../examples/languages/mini-java/semantics.js';
import {
  BOOLEAN,
  INT,
  OBJECT,
  assign,
  binary,
  call,
  cast,
  create,
  field,
  iff,
  int,
  not,
  nothing,
  pending,
  ref,
  self,
  seq,
  truth,
  variable,
  type Expression,
} from '../../examples/languages/mini-java/syntax.js';
import { examplesFolder } from '../../scripts/broken.js';
import { testBugs } from './bugs.js';
import { Laboratory, endsOf } from './laboratory.js';

const [CELL, COUNTER, LIST] = [1, 2, 3];
const SET = 0;
const UP = 1;

/** Cells, counters that are cells, and lists of cells; and in the heap two counters before two other objects. */
function program(main: Expression): MiniJava {
  const count = (): Expression => field(self(), CELL, 0);
  const table = new ClassTable([
    new ClassDeclaration(OBJECT, [INT], [new Method(CELL, SET, INT, [INT], assign(self(), CELL, 0, variable(0)))]),
    new ClassDeclaration(
      CELL,
      [BOOLEAN],
      [new Method(COUNTER, UP, INT, [], call(self(), SET, binary('plus', count(), int(1))))],
    ),
    new ClassDeclaration(OBJECT, [CELL, LIST]),
    new ClassDeclaration(OBJECT),
  ]);
  const java = new MiniJava(table, main);
  java.heap = [COUNTER, COUNTER, LIST, OBJECT].map((cls) => newObject(cls, table));
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
  test('fields are assigned and read', () => {
    expect(run(seq(assign(ref(0), CELL, 0, int(3)), field(ref(0), CELL, 0)))).toEqual([
      '((#0.a0 = 3); #0.a0)',
      '(3; #0.a0)',
      '#0.a0',
      '3',
    ]);
  });

  test('a call is substituted node by node', () => {
    expect(run(call(ref(1), UP))).toEqual([
      '#1.m1()',
      'this.m0((this.a0 + 1))⟨B.m1: #1⟩',
      'this⟨B.m1: #1⟩.m0((this.a0 + 1)⟨B.m1: #1⟩)',
      '#1.m0((this.a0 + 1)⟨B.m1: #1⟩)',
      '#1.m0((this.a0⟨B.m1: #1⟩ + 1⟨B.m1: #1⟩))',
      '#1.m0((this⟨B.m1: #1⟩.a0 + 1⟨B.m1: #1⟩))',
      '#1.m0((#1.a0 + 1⟨B.m1: #1⟩))',
      '#1.m0((0 + 1⟨B.m1: #1⟩))',
      '#1.m0((0 + 1))',
      '#1.m0(1)',
      '(this.a0 = x0)⟨A.m0: #1, 1⟩',
      '(this⟨A.m0: #1, 1⟩.a0 = x0⟨A.m0: #1, 1⟩)',
      '(#1.a0 = x0⟨A.m0: #1, 1⟩)',
      '(#1.a0 = 1)',
      '1',
    ]);
  });

  test.each([
    [iff(binary('less', int(1), int(2)), create(CELL), nothing(COUNTER)), '#4'],
    [binary('minus', int(1), int(2)), '7'],
    [binary('plus', int(7), int(2)), '1'],
    [binary('and', truth(false), truth(true)), 'false'],
    [binary('and', truth(true), not(truth(false))), 'true'],
    [binary('equal', ref(0), ref(1)), 'false'],
    [binary('equal', nothing(CELL), nothing(LIST)), 'true'],
    [binary('equal', int(2), int(2)), 'true'],
    [field(ref(2), LIST, 1), 'null:C'],
    [cast(CELL, cast(OBJECT, ref(0))), '#0'],
    [cast(COUNTER, nothing(CELL)), 'null:B'],
    [cast(LIST, cast(OBJECT, ref(0))), 'error'],
    [field(nothing(CELL), CELL, 0), 'error'],
    [call(field(ref(2), LIST, 0), SET, int(1)), 'error'],
    [assign(nothing(CELL), CELL, 0, int(1)), 'error'],
  ])('%#', (main, value) => {
    expect(run(main).at(-1)).toBe(value);
  });

  test('what has no type may get stuck', () => {
    expect(() => program(not(int(1))).smallStep()).toThrow(Stuck);
  });
});

type Change = (java: MiniJava) => void;

function isWellTyped(main: Expression, change: Change = () => undefined): boolean {
  const java = program(main);
  change(java);
  return java.wellTyped();
}

describe('a rule rejects', () => {
  const body =
    (of: Expression): Change =>
    ({ table }) =>
      void (table.classes[0]!.methods[0]!.body = of);
  const one = int(1);
  const rows: readonly (readonly [rule: string, main: Expression, change?: Change])[] = [
    ['T-Var: no such parameter', one, body(variable(1))],
    ['T-Var: outside of methods', variable(0)],
    ['T-This: outside of methods', self()],
    ['T-Null: no class', nothing(INT)],
    ['T-New: no class', create(BOOLEAN)],
    ['T-Ref: no such object', ref(4)],
    ['T-Ref: in source', one, body(seq(ref(0), int(1)))],
    ['T-Field: not declared there', field(ref(0), CELL, 1)],
    ['T-Field: of another class', field(ref(2), CELL, 0)],
    ['T-Assign: not declared there', assign(ref(0), CELL, 1, int(1))],
    ['T-Assign: of another class', assign(ref(2), CELL, 0, int(1))],
    ['T-Assign: another type', assign(ref(0), CELL, 0, truth(true))],
    ['T-Assign: a superclass', assign(ref(2), LIST, 0, ref(3))],
    ['T-Invk: no object', call(int(1), SET, int(1))],
    ['T-Invk: no such method', call(ref(2), SET, int(1))],
    ['T-Invk: too few arguments', call(ref(0), SET)],
    ['T-Invk: too many arguments', call(ref(0), UP, int(1))],
    ['T-Invk: an argument of another type', call(ref(0), SET, truth(true))],
    ['T-Cast: of an integer', cast(CELL, int(1))],
    ['T-Cast: to an integer', cast(INT, ref(0))],
    ['T-Seq: first', seq(self(), int(1))],
    ['T-Seq: second', seq(int(1), self())],
    ['T-If: the condition', iff(int(1), int(1), int(1))],
    ['T-If: unrelated branches', iff(truth(true), ref(0), ref(2))],
    ['T-Plus', binary('plus', truth(true), int(1))],
    ['T-Minus', binary('minus', int(1), ref(0))],
    ['T-Less', binary('less', int(1), truth(true))],
    ['T-Equal', binary('equal', int(1), ref(0))],
    ['T-Not', not(int(1))],
    ['T-And', binary('and', truth(true), int(1))],
    ['pending: the method is inherited', pending(COUNTER, SET, int(1), ref(0), int(1))],
    ['pending: the receiver is null', pending(CELL, SET, int(1), nothing(CELL), int(1))],
    ['pending: the receiver is of another class', pending(CELL, SET, int(1), ref(2), int(1))],
    ['pending: an argument of another type', pending(CELL, SET, int(1), ref(0), truth(true))],
    ['pending: an argument that is no value', pending(CELL, SET, int(1), ref(0), binary('plus', int(1), int(1)))],
    ['pending: in source', one, body(pending(CELL, SET, int(1), ref(0), int(1)))],
    ['a body of another type', one, body(truth(true))],
    ['an override with another result', one, ({ table }) => void (table.classes[1]!.methods[0]!.name = SET)],
    ['a heap with another class', one, ({ heap }) => void ((heap[2]!.kinds[4] = 'ref'), (heap[2]!.numbers[4] = 3))],
    ['a heap with another type', one, ({ heap }) => void (heap[0]!.kinds[0] = 'true')],
    ['a heap with null for an integer', one, ({ heap }) => void (heap[0]!.kinds[0] = 'null')],
    ['a heap with an integer for an object', one, ({ heap }) => void (heap[2]!.kinds[4] = 'int')],
  ];

  test.each(rows.map(([rule, main, change]) => ({ rule, main, change })))('$rule', ({ main, change }) => {
    expect(isWellTyped(int(1))).toBe(true);
    expect(isWellTyped(main, change)).toBe(false);
  });
});

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

test('it is sound', async () => {
  const file = join(examplesFolder, 'languages/mini-java/mini-java.check.ts');
  const found = await laboratory.search(file, 2, 'preservation');
  expect(endsOf(found)).toEqual({ preservation: 'exhausted' });
  expect(found['preservation']!.outcome.statistics).toMatchObject({ transitions: 21, concretizations: 0 });
}, 100_000);

testBugs('languages/mini-java', bugs, 0);

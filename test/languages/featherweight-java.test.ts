/** Programs of Featherweight Java run to their values in node; each typing rule rejects something; it is sound, and broken versions are not. */

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs } from '../../examples/languages/featherweight-java/bugs.js';
import { ClassDeclaration, ClassTable, Method } from '../../examples/languages/featherweight-java/classes.js';
import { FeatherweightJava } from '../../examples/languages/featherweight-java/featherweight-java.js';
import { Stuck } from '../../examples/languages/featherweight-java/semantics.js';
import {
  OBJECT,
  call,
  cast,
  create,
  field,
  pending,
  self,
  variable,
  type Expression,
} from '../../examples/languages/featherweight-java/syntax.js';
import { examplesFolder } from '../../scripts/broken.js';
import { testBugs } from './bugs.js';
import { Laboratory, endsOf } from './laboratory.js';

const [A, B, PAIR, SWAPPING] = [1, 2, 3, 4];
const SET_FIRST = 0;
const SWAP = 1;

/** The pairs of the paper, and pairs that can be swapped. */
const table = (): ClassTable =>
  new ClassTable([
    new ClassDeclaration(OBJECT),
    new ClassDeclaration(OBJECT),
    new ClassDeclaration(
      OBJECT,
      [OBJECT, OBJECT],
      [new Method(PAIR, SET_FIRST, PAIR, [OBJECT], create(PAIR, variable(0), field(self(), PAIR, 1)))],
    ),
    new ClassDeclaration(
      PAIR,
      [],
      [
        new Method(SWAPPING, SWAP, PAIR, [], create(PAIR, field(self(), PAIR, 1), field(self(), PAIR, 0))),
        new Method(
          SWAPPING,
          SET_FIRST,
          PAIR,
          [OBJECT],
          create(SWAPPING, field(cast(PAIR, self()), PAIR, 0), variable(0)),
        ),
      ],
    ),
  ]);

const pair = (cls = PAIR): Expression => create(cls, create(A), create(B));

/** All states on the way, the last of which is final. */
function run(main: Expression): readonly string[] {
  const java = new FeatherweightJava(table(), main);
  const shown = [java.show()];
  for (expect(java.wellTyped()).toBe(true); !java.isFinalState(); expect(java.wellTyped()).toBe(true)) {
    java.smallStep();
    shown.push(java.show());
  }
  return shown;
}

describe('in node', () => {
  test('a field of a new object is an argument', () => {
    expect(run(field(pair(), PAIR, 1))).toEqual(['new C(new A(), new B()).c1', 'new B()']);
  });

  test('a call is substituted node by node', () => {
    expect(run(call(pair(), SET_FIRST, create(B)))).toEqual([
      'new C(new A(), new B()).m0(new B())',
      'new C(x0, this.c1)⟨C.m0: new C(new A(), new B()), new B()⟩',
      'new C(x0⟨C.m0: new C(new A(), new B()), new B()⟩, this.c1⟨C.m0: new C(new A(), new B()), new B()⟩)',
      'new C(new B(), this.c1⟨C.m0: new C(new A(), new B()), new B()⟩)',
      'new C(new B(), this⟨C.m0: new C(new A(), new B()), new B()⟩.c1)',
      'new C(new B(), new C(new A(), new B()).c1)',
      'new C(new B(), new B())',
    ]);
  });

  test('the nearest method is called, whatever the static type', () => {
    const last = run(
      field(call(cast(PAIR, pair(SWAPPING)), SET_FIRST, create(PAIR, create(B), create(B))), PAIR, 0),
    ).at(-1);
    expect(last).toBe('new A()');
  });

  test('casts are kept or fail', () => {
    expect(run(cast(PAIR, pair(SWAPPING)))).toHaveLength(2);
    expect(run(cast(SWAPPING, cast(OBJECT, pair()))).at(-1)).toBe('error: a cast has failed');
  });

  test('what has no type may get stuck', () => {
    expect(() => new FeatherweightJava(table(), call(create(A), SWAP)).smallStep()).toThrow(Stuck);
  });
});

type Change = (classes: ClassDeclaration[]) => void;

/** Whether a program with this main expression, and this change of the table, is well typed. */
function isWellTyped(main: Expression, change: Change = () => undefined): boolean {
  const java = new FeatherweightJava(table(), main);
  change(java.table.classes);
  return java.wellTyped();
}

describe('a rule rejects', () => {
  const body =
    (cls: number, method: number, of: Expression): Change =>
    (classes) =>
      void (classes[cls - 1]!.methods[method]!.body = of);
  const receiver = pair();

  const rows: readonly (readonly [rule: string, main: Expression, change?: Change])[] = [
    ['T-Var: no such parameter', create(A), body(PAIR, 0, variable(1))],
    ['T-Var: outside of methods', variable(0)],
    ['T-This: outside of methods', self()],
    ['T-Field: not declared there', field(pair(SWAPPING), SWAPPING, 0)],
    ['T-Field: of another class', field(create(A), PAIR, 0)],
    ['T-Invk: no such method', call(pair(), SWAP)],
    ['T-Invk: too few arguments', call(pair(), SET_FIRST)],
    ['T-Invk: too many arguments', call(pair(), SET_FIRST, create(A), create(A))],
    ['T-New: too few arguments', create(PAIR, create(A))],
    ['T-New: too many arguments', create(A, create(A))],
    ['T-Cast: of what has no type', cast(A, self())],
    ['pending: the method is inherited', pending(SWAPPING, 2, self(), pair(SWAPPING))],
    ['pending: the receiver is of another class', pending(PAIR, SET_FIRST, self(), create(A), create(A))],
    ['pending: the receiver is no value', pending(PAIR, SET_FIRST, self(), cast(PAIR, receiver), create(A))],
    ['pending: too few arguments', pending(PAIR, SET_FIRST, self(), pair())],
    ['pending: inside of a body', create(A), body(PAIR, 0, pending(PAIR, SET_FIRST, self(), pair(), create(A)))],
    ['a body of another type', create(A), body(PAIR, 0, variable(0))],
    [
      'a parameter of another type than that of the method that is overridden',
      create(A),
      (classes) => void (classes[3]!.methods[1]!.parameters = [A]),
    ],
    [
      'a result of another type than that of the method that is overridden',
      create(A),
      (classes) => void (classes[3]!.methods[1]!.result = SWAPPING),
    ],
    ['two methods of one name', create(A), (classes) => void (classes[3]!.methods[0] = classes[3]!.methods[1]!)],
    ['a class that extends itself', create(A), (classes) => void (classes[1]!.superclass = B)],
  ];

  test.each(rows.map(([rule, main, change]) => ({ rule, main, change })))('$rule', ({ main, change }) => {
    expect(isWellTyped(create(A))).toBe(true);
    expect(isWellTyped(main, change)).toBe(false);
  });

  test('T-Invk, T-New: an argument of another type', () => {
    const narrow: Change = (classes) => {
      classes[0]!.fields.push(B);
      classes[1]!.methods.push(new Method(B, SWAP, B, [B], variable(0)));
    };
    expect(isWellTyped(create(A, create(B)), narrow)).toBe(true);
    expect(isWellTyped(create(A, pair()), narrow)).toBe(false);
    expect(isWellTyped(call(create(B), SWAP, create(B)), narrow)).toBe(true);
    expect(isWellTyped(call(create(B), SWAP, pair()), narrow)).toBe(false);
  });
});

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

test('it is sound', async () => {
  const file = join(examplesFolder, 'languages/featherweight-java/featherweight-java.check.ts');
  const found = await laboratory.search(file, 2, 'preservation');
  expect(endsOf(found)).toEqual({ preservation: 'exhausted' });
  expect(found['preservation']!.outcome.statistics).toMatchObject({ transitions: 10, concretizations: 0 });
}, 100_000);

testBugs('languages/featherweight-java', bugs, 0);

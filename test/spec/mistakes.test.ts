/** Typical mistakes in specs: each message names the mistake and shows what to write. */

import { expect, test } from 'vitest';
import { array, check, int, registered, soundness, verify } from '../../src/spec/index.js';

class Stack {
  items: number[] = [];
  push(item: number): void {
    this.items.push(item);
  }
  pop(): number | undefined {
    return this.items.pop();
  }
}

const add = (a: number, b: number): number => a + b;

/** What is said of a spec, when it is read or when it is asked for its operations. */
function saidOf(spec: () => void): string {
  const before = registered.length;
  try {
    spec();
    for (const one of registered.slice(before)) {
      const question = one.at(3);
      for (const name of question.operations ?? []) question.operation(name);
    }
  } catch (problem) {
    return (problem as Error).message;
  }
  return 'nothing';
}

class Halting {
  smallStep(): void {}
  wellTyped(): boolean {
    return true;
  }
  isFinalState(): boolean {
    return true;
  }
}

const looseSoundness = soundness as unknown as (...all: unknown[]) => void;
const loose = check as unknown as (...all: unknown[]) => void;
const looseVerify = verify as unknown as (...all: unknown[]) => void;
const looseFunction = check.function as unknown as (...all: unknown[]) => void;

const mistakes: readonly [what: string, spec: () => void, named: RegExp, written: string][] = [
  ['no language', () => looseSoundness(Stack), /a method smallStep, and Stack has none/, 'write smallStep(): void'],
  ['no class', () => looseSoundness(new Halting()), /soundness takes a class/, 'soundness(Halting, { … })'],
  ['a promise', () => looseSoundness(Halting, { invariant: 1 }), /no option 'invariant'/, 'there are name, scope'],
  [
    'no choices',
    () => soundness(Halting, { choices: array(int(0, 1)) }),
    /choices are/,
    'int(lo, hi), oneOf(…) or bool()',
  ],
  ['an object', () => loose(new Stack()), /a class, not an object/, 'check(Stack, { … })'],
  ['nothing', () => loose(undefined), /given undefined/, 'is it exported, and imported by its name?'],
  ['a name', () => loose('Stack'), /a class, not the text 'Stack'/, 'check(Class, { … })'],
  ['a name as options', () => loose(Stack, 'stacks'), /an object, not the text 'stacks'/, 'check(Stack, { … })'],
  ['braces without parentheses', () => loose(Stack, () => undefined), /gives none/, 'check(Stack, (n) => ({ … }))'],
  ['a misspelt option', () => loose(Stack, { invariantt: 1 }), /no option 'invariantt'/, 'invariant'],
  ['a text as scope', () => loose(Stack, { scope: '3' }), /not the text '3'/, 'scope: 3'],
  ['a scope of 0', () => loose(Stack, { scope: 0 }), /greater than 0, not 0/, 'whole number'],
  [
    'the name of an invariant',
    () => loose(Stack, { invariant: 'repOk' }),
    /a function, not the text/,
    '(stack) => stack.repOk()',
  ],
  [
    'an invariant in braces',
    () =>
      loose(Stack, {
        invariant: (stack: Stack) => {
          void stack.items.length;
        },
      }),
    /the invariant returns nothing/,
    'invariant: (stack) => stack.repOk()',
  ],
  [
    'a list of operations',
    () => loose(Stack, { operations: ['push'] }),
    /operations is an object/,
    '{ push: [int(0, 3)] }',
  ],
  [
    'a domain without brackets',
    () => loose(Stack, { operations: { push: int(0, 3) } }),
    /a list of them/,
    'push: [int(0, 3)]',
  ],
  ['a number in place of domains', () => loose(Stack, { operations: { push: 3 } }), /given as 3/, 'push: [int(0, 3)]'],
  [
    'a state to begin with',
    () => loose(Stack, { initial: new Stack() }),
    /not an object/,
    'initial: () => new Stack()',
  ],
  ['no state to begin with', () => looseFunction(add, { initial: [] }), /not an empty list/, 'initial: () => ({'],
  [
    'a number to begin with',
    () => looseFunction(add, { initial: 0 }),
    /a function that makes a state, .* not 0/,
    'initial: () => ({',
  ],
  [
    'a domain of the constructor without brackets',
    () => loose(Stack, { construct: int(0, 3) }),
    /not a domain/,
    'construct: [int(0, 3)]',
  ],
  [
    'arguments by name',
    () => looseVerify(add, { arguments: { a: int(0, 3), b: int(0, 3) } }),
    /arguments is a list of domains, one for each parameter, not an object/,
    'arguments: [int(0, 3), int(0, 3)]',
  ],
  [
    'a domain in place of arguments',
    () => looseFunction(add, { arguments: int(0, 3) }),
    /not a domain/,
    'arguments: [int(0, 3), int(0, 3)]',
  ],
  ['too few domains', () => loose(Stack, { operations: { push: [] } }), /domains for 0/, 'push: [int(0, 3)]'],
  [
    'a misspelt option of an operation',
    () => loose(Stack, { operations: { pop: { pre: 1 } } }),
    /no option 'pre'/,
    'precondition',
  ],
  [
    'a precondition that is none',
    () => loose(Stack, { operations: { pop: { precondition: true } } }),
    /the precondition of pop is a function, not true/,
    'precondition: (stack, x) =>',
  ],
  [
    'a postcondition in braces',
    () =>
      loose(Stack, {
        operations: {
          pop: {
            postcondition: function (stack: Stack) {
              void stack;
            },
          },
        },
      }),
    /the postcondition of pop returns nothing/,
    'postcondition: (stack, old, result, x) =>',
  ],
  [
    'the name of an exception',
    () => loose(Stack, { operations: { pop: [] }, throws: { pop: 'RangeError' } }),
    /not the text 'RangeError'/,
    'write RangeError without quotes',
  ],
  [
    'exceptions of no operation',
    () => loose(Stack, { throws: RangeError }),
    /which operations may throw/,
    '{ put: RangeError }',
  ],
  [
    'an exception itself',
    () => loose(Stack, { operations: { pop: [] }, throws: { pop: new RangeError() } }),
    /classes of exceptions, not an object/,
    'throws: { pop: RangeError }',
  ],
  [
    'that there are exceptions',
    () => looseFunction(add, { throws: true }),
    /not true: write the class alone/,
    'throws: RangeError',
  ],
  [
    'an async invariant',
    () => loose(Stack, { invariant: async (stack: Stack) => stack.items.length < 3 }),
    /a promise, which counts as true/,
    'leave out async, as in invariant: (stack) => stack.repOk()',
  ],
  ['another next state', () => loose(Stack, { operations: { pop: { next: 'returned' } } }), /not returned/, "'result'"],
  ['a function', () => loose(add, { scope: 3 }), /not a function/, 'check.function(add, { … })'],
  [
    'a promise of a function',
    () => loose(function sum() {}, { postcondition: () => true }),
    /said of a function/,
    'check.function(sum, { postcondition: … })',
  ],
  [
    'a promise of an operation',
    () => loose(Stack, { precondition: () => true }),
    /not of the class/,
    'operations: { push: { precondition: … } }',
  ],
  [
    'fields of types as the state of a function',
    () => looseFunction(add, { state: { Point: { x: int(0, 1) } } }),
    /state is the domain of a reducer's first parameter/,
    'types: { Point: { … } }',
  ],
  ['no function', () => looseFunction(new Stack()), /takes a function/, 'check.function(compare, { … })'],
  [
    'an exception of a function',
    () => looseFunction(add, { throws: 'TypeError' }),
    /not the text 'TypeError'/,
    'write TypeError without quotes',
  ],
];

test.each(mistakes)('%s', (_what, spec, named, written) => {
  const said = saidOf(spec);
  expect(said).toMatch(named);
  expect(said).toContain(written);
});

test('specs without mistakes', () => {
  const fine = [
    () => loose(Stack, { invariant: (s: Stack) => s.items.length < 3, operations: { push: [int(0, 1)], pop: [] } }),
    () => loose(Stack, { operations: { push: { precondition: ({ items }: Stack, x: number) => items.length < x } } }),
    () =>
      loose(Stack, {
        invariant(stack: Stack) {
          return stack.items.every((item) => item > 0);
        },
      }),
    () => loose(Stack, { throws: { pop: [RangeError, TypeError] }, operations: { pop: [] } }),
    () => looseFunction(add, { postcondition: (result: number, a: number, b: number) => result === a + b }),
    () => loose(Stack, { invariant: ((s: Stack) => s.items.length < 3).bind(null) }),
  ];
  expect(fine.map(saidOf)).toEqual(fine.map(() => 'nothing'));
});

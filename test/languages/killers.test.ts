/**
 * Bugs of Ownership Java that need deeper terms than small scopes have, each with a state made by hand: the broken language takes it for well
 * typed, and what it steps to for ill typed.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bugs } from '../../examples/languages/ownership-java/bugs.js';
import { ClassDeclaration, ClassTable, Method } from '../../examples/languages/ownership-java/classes.js';
import { newObject } from '../../examples/languages/ownership-java/heap.js';
import { OwnershipJava } from '../../examples/languages/ownership-java/ownership-java.js';
import {
  assign,
  call,
  cast,
  field,
  int,
  not,
  nothing,
  pending,
  ref,
  truth,
  type Expression,
} from '../../examples/languages/ownership-java/syntax.js';
import {
  BOOLEAN,
  FIRST,
  INT,
  OBJECT,
  SECOND,
  WORLD,
  ownerOf,
  typed,
  type Type,
} from '../../examples/languages/ownership-java/types.js';
import { writeBroken } from '../../scripts/broken.js';

interface Killer {
  readonly bug: string;
  readonly classes: readonly ClassDeclaration[];
  readonly objects: readonly Type[];
  readonly main: () => Expression;
}

const [A, B, C] = [1, 2, 3];
const object = typed(OBJECT, FIRST);
const second = typed(OBJECT, SECOND);
const inner = ownerOf(0);

const killers: readonly Killer[] = [
  {
    bug: 'M10',
    classes: [
      new ClassDeclaration(1, object, [object]),
      new ClassDeclaration(1, object, [], [new Method(B, 0, object, [], field(nothing(typed(A)), A, 0))]),
      new ClassDeclaration(1, object, [object]),
    ],
    objects: [typed(OBJECT), typed(B, inner), typed(C, inner)],
    main: () => assign(ref(2), C, 0, pending(B, 0, field(nothing(typed(A)), A, 0), ref(1))),
  },
  {
    bug: 'M11',
    classes: [
      new ClassDeclaration(1, object, [], [new Method(A, 0, BOOLEAN, [], truth(true))]),
      new ClassDeclaration(1, typed(A, FIRST), [], [new Method(B, 0, INT, [], int(1))]),
    ],
    objects: [typed(B)],
    main: () => not(call(cast(typed(A), ref(0)), 0)),
  },
  {
    bug: 'M13',
    classes: [
      new ClassDeclaration(2, object, [], [new Method(A, 0, second, [], nothing(second))]),
      new ClassDeclaration(2, typed(A, FIRST, WORLD), [], [new Method(B, 0, second, [], nothing(second))]),
      new ClassDeclaration(1, object, [typed(OBJECT)]),
    ],
    objects: [typed(OBJECT), typed(B, inner, inner), typed(C)],
    main: () => assign(ref(2), C, 0, call(cast(typed(A, inner, WORLD), ref(1)), 0)),
  },
];

function stateOf(language: typeof OwnershipJava, { classes, objects, main }: Killer): OwnershipJava {
  const table = new ClassTable([...classes, ...[1, 2, 3, 4].slice(classes.length).map(() => new ClassDeclaration(1))]);
  const java = new language(table, main());
  java.heap = objects.map((type) => newObject(type, table));
  return java;
}

test.each(killers)('$bug', async (killer) => {
  expect(stateOf(OwnershipJava, killer).wellTyped()).toBe(false);
  const bug = bugs.find(({ name }) => name.startsWith(killer.bug))!;
  const folder = mkdtempSync(join(import.meta.dirname, 'broken-'));
  try {
    writeBroken(folder, 'languages/ownership-java', bug);
    const path = join(folder, 'languages/ownership-java/ownership-java.ts');
    const broken = (await import(path)) as { readonly OwnershipJava: typeof OwnershipJava };
    const java = stateOf(broken.OwnershipJava, killer);
    expect(java.wellTyped()).toBe(true);
    java.smallStep();
    expect([java.hasFailed, java.wellTyped()]).toEqual([false, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** All forms, by sort. The first form of a sort is its simplest: what everything else shrinks to. */

import { arrays } from './forms/arrays.js';
import { classes } from './forms/classes.js';
import { iterators, maps, sets } from './forms/collections.js';
import { conditions } from './forms/conditions.js';
import { exceptions } from './forms/exceptions.js';
import { helpers } from './forms/functions.js';
import { generatorDeclarations, generatorStatements } from './forms/generators.js';
import { listArrays, listStatements } from './forms/lists.js';
import { loops } from './forms/loops.js';
import { numbers } from './forms/numbers.js';
import { objects } from './forms/objects.js';
import { oddStatements } from './forms/odd.js';
import { reflectionStatements } from './forms/reflection.js';
import { statements } from './forms/statements.js';
import { keys, strings } from './forms/strings.js';
import { structures } from './forms/structures.js';
import { syntaxStatements } from './forms/syntax.js';
import { tableStatements } from './forms/tables.js';
import { textStatements } from './forms/texts.js';
import { typedArrays, typedConditions, typedLists, typedNumbers, typedStatements, typedValues } from './forms/typed.js';
import { functions, values } from './forms/values.js';
import { parseForm, type Form, type Sort } from './template.js';

const NOTHING_STATEMENT = parseForm('statement', 1, ';');
const NOTHING_DECLARATION = parseForm('declaration', 1, ';');

const forms: Readonly<Record<Sort, readonly Form[]>> = {
  num: [...numbers, ...typedNumbers],
  str: strings,
  bool: [...conditions, ...typedConditions],
  any: [...values, ...typedValues],
  arr: [...arrays, ...listArrays, ...typedLists],
  obj: objects,
  map: maps,
  set: sets,
  fn: functions,
  gen: iterators,
  key: keys,
  typed: typedArrays,
  statement: [
    NOTHING_STATEMENT,
    ...statements,
    ...loops,
    ...exceptions,
    ...generatorStatements,
    ...structures,
    ...listStatements,
    ...tableStatements,
    ...textStatements,
    ...reflectionStatements,
    ...oddStatements,
    ...syntaxStatements,
    ...typedStatements,
  ],
  declaration: [NOTHING_DECLARATION, ...helpers, ...classes, ...generatorDeclarations],
};

/** The names that forms count under: of what is reached, or of what depends on the inputs. */
export function countedNames(kind: 'hit' | 'see'): readonly string[] {
  const parts = Object.values(forms).flatMap((all) => all.flatMap((form) => form.parts));
  return [...new Set(parts.flatMap((part) => (part.kind === kind ? [part.name] : [])))];
}

export function formsFor(sort: Sort): readonly Form[] {
  return forms[sort];
}

export function simplest(sort: Sort): Form {
  return forms[sort][0]!;
}

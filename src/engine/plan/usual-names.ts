/** What names of fields and parameters usually stand for, where nothing else says it. Only a first spec relies on them. */

import type { ParameterType } from '../../source/types/type.js';
import { describePrimitive } from '../../spec/describe.js';

/** Is a parameter of this name usually a function? */
export function mayBeFunction(name: string): boolean {
  return /^(f|cb|iterat(ee|or)|predicate|visit(or)?|handler|listener|cmp|compare|mapper|reducer)$|(fn|func|function|callback|comparator|comparer)$/i.test(
    name,
  );
}

/** Is a parameter of this name usually an object of the very structure, which cannot just be made? */
export function mayBePart(name: string): boolean {
  return /^(.*[a-z]N|n)ode$|^(entry|link|list|tree|heap|queue|stack|other|iter\w*)$/.test(name);
}

/** Is a parameter of this name usually a whole number? */
export function mayBeIndex(name: string): boolean {
  return /^(i|j|k|n|at|from|to|start|end|begin|(.*_)?(index|idx|pos|position|count|size|length|num|number|capacity|limit|max|min|offset))$|[a-z](Index|Count|Size|Length|Position)$/i.test(
    name,
  );
}

/** Is a parameter of this name usually an object whose properties say how something is to be? */
export function mayBeOptions(name: string): boolean {
  return /^(opts?|options?|config(uration)?|settings|params|props)$/i.test(name);
}

/** Some value of a parameter, as code. */
export function guess({ name, type }: Pick<ParameterType, 'name' | 'type'>): string {
  const first = type.kind === 'union' ? type.members[0]! : type;
  switch (first.kind) {
    case 'boolean':
      return 'false';
    case 'number':
      return mayBeIndex(name) ? '2' : '1';
    case 'literal':
      return describePrimitive(first.value);
    case 'array':
    case 'tuple':
      return '[]';
    case 'function':
      return /compar|order|less|cmp/i.test(name) ? '((a, b) => (a < b ? -1 : a > b ? 1 : 0))' : '(() => undefined)';
    case 'unknown':
      return mayBeIndex(name) ? '2' : "'a'";
    case 'string':
    case 'parameter':
      return "'a'";
    case 'bigint':
    case 'class':
    case 'map':
    case 'set':
    case 'record':
    case 'union':
    case 'other':
      return 'undefined';
  }
}

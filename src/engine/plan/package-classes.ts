/**
 * The classes that a package exports, found by running it in the evaluator: whatever way a module is wrapped, by a bundler or for three
 * module systems at once, afterwards its exports are there. A class that a package keeps to itself may still be had from a function that
 * makes one.
 */

import { Refusal } from '../../base/diagnostic.js';
import { HeapObject } from '../../heap/index.js';
import type { TypeReader } from '../../source/types/reader.js';
import type { ClassType, MethodType } from '../../source/types/type.js';
import type { Value } from '../../value/index.js';
import type { SpecProgram } from './plan.js';
import { ownField, ownFields, shapeOf, spanOf, tryCall, tryConstruct } from './reading.js';

export interface PackageClass {
  readonly type: ClassType;
  /** What people call it: bundlers make names of one letter. */
  readonly name: string;
  /** How a spec writes it: `AVLTree`, `buckets.Stack`, `createTree().constructor`. */
  readonly text: string;
  /** `import { AVLTree } from 'avl';` */
  readonly import: string;
  /** A call that makes an instance; null if none is known that needs no arguments. */
  readonly making: string | null;
  /** Whether it is what the package is imported for, if no name is said. */
  readonly isDefault: boolean;
}

/** @requires the program has run a module that imports the package, whose own module is `id` */
export function packageClasses(
  program: SpecProgram,
  reader: TypeReader,
  specifier: string,
  id: string,
): readonly PackageClass[] {
  const { machine, modules } = program;
  const main = modules.exported(id, 'default');
  // what was compiled from an ECMAScript module says so by a property
  const inner = main instanceof HeapObject ? ownField(main, 'default') : undefined;
  const isDefault = (value: Value): boolean => value === main || value === inner;
  const found: PackageClass[] = [];
  const seen = (type: ClassType): boolean =>
    found.some(({ type: { at } }) => at.path === type.at.path && at.start === type.at.start);
  const add = (value: Value, text: string, line: string): void => {
    const type = classOf(value, reader);
    if (type === null || seen(type)) return;
    const attempt = quietly(() => tryConstruct(machine, value as HeapObject, []));
    const isMade = 'made' in attempt;
    const last = text.slice(text.lastIndexOf('.') + 1);
    const name = last === 'default' && type.at.name !== '' ? type.at.name : last;
    const making = isMade ? `new ${text}()` : null;
    found.push({
      type: isMade ? asMade(type, attempt.made) : type,
      name,
      text,
      import: line,
      making,
      isDefault: isDefault(value),
    });
  };
  const addMade = (value: Value, text: string, line: string): void => {
    if (!isFunction(value) || classOf(value, reader) !== null) return;
    const attempt = quietly(() => tryCall(machine, value, undefined, []));
    if (!('made' in attempt)) return;
    const type = classOf(constructorOf(attempt.made), reader);
    if (type === null || seen(type)) return;
    const { name } = type.at;
    const making = `${text}()`;
    found.push({
      type: asMade(type, attempt.made),
      name,
      text: `${making}.constructor`,
      import: line,
      making,
      isDefault: isDefault(value),
    });
  };
  const exported = modules
    .exportNames(id)
    .flatMap((name) => named(name, modules.exported(id, name), specifier, reader));
  for (const { value, text, line } of exported) add(value, text, line);
  for (const { value, text, line } of exported) addMade(value, text, line);
  return found;
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** The compiler takes what is assigned to a prototype for fields; an instance does not lie about its own. */
function asMade(type: ClassType, made: HeapObject): ClassType {
  const own = new Set(ownFields(made).map(({ key }) => key));
  return { ...type, fields: type.fields.filter(({ name }) => own.has(name)) };
}

interface Named {
  readonly value: Value;
  readonly text: string;
  readonly line: string;
}

/** An export, and what an object that is exported has, by the names that a spec gives them. */
function named(name: string, value: Value, specifier: string, reader: TypeReader): readonly Named[] {
  if (name !== 'default' && NAME.test(name))
    return [{ value, text: name, line: `import { ${name} } from '${specifier}';` }];
  if (name !== 'default') return [];
  const own = classOf(value, reader)?.at.name;
  const variable = variableFor(specifier);
  const local = own === undefined ? variable : own.length > 2 ? own : variable[0]!.toUpperCase() + variable.slice(1);
  const line = `import ${local} from '${specifier}';`;
  const parts =
    value instanceof HeapObject && value.kind !== 'array'
      ? ownFields(value).flatMap(({ key }) =>
          typeof key === 'string' && NAME.test(key) && key !== 'default'
            ? [{ value: ownField(value, key), text: `${local}.${key}`, line }]
            : [],
        )
      : [];
  const inner = value instanceof HeapObject ? ownField(value, 'default') : undefined;
  const last = parts.some((part) => part.value === inner) ? [] : [{ value: inner, text: `${local}.default`, line }];
  return [{ value, text: local, line }, ...parts, ...last];
}

/** `functional-red-black-tree` → `functionalRedBlackTree` */
function variableFor(specifier: string): string {
  const words = specifier.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== '');
  const [first = 'it', ...others] = words;
  const name = first + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(name) ? `_${name}` : name;
}

/** What has methods is a class, as its text says or as its prototype shows; a function that has none is none. */
function classOf(value: Value, reader: TypeReader): ClassType | null {
  const span = isFunction(value) ? spanOf(value) : null;
  if (span === null) return null;
  const { source, start, end } = span;
  const type = reader.classAt(source.path, start, end);
  if (type !== null && type.methods.length > 0) return type;
  const methods = prototypeMethods(value as HeapObject, reader);
  if (methods.length === 0) return null;
  const { name = '', parameters = [] } = reader.functionAt(source.path, start, end) ?? {};
  const at = { path: source.path, start, end, name };
  const nothing = { typeParameters: [], fields: [], isAbstract: false, tags: [] };
  return { ...(type ?? { ...nothing, at, construct: parameters }), methods };
}

/** For prototypes that are filled by another name: `var proto = Tree.prototype`. */
function prototypeMethods(callee: HeapObject, reader: TypeReader): readonly MethodType[] {
  const prototype = ownField(callee, 'prototype');
  if (!(prototype instanceof HeapObject)) return [];
  return ownFields(prototype).flatMap(({ key }) => {
    const span = typeof key === 'string' && key !== 'constructor' ? spanOf(ownField(prototype, key)) : null;
    if (span === null || typeof key !== 'string' || !NAME.test(key)) return [];
    const { parameters = [] } = reader.functionAt(span.source.path, span.start, span.end) ?? {};
    return [{ name: key, parameters, isPublic: !key.startsWith('_'), isStatic: false, tags: [] }];
  });
}

function isFunction(value: Value): value is HeapObject {
  return value instanceof HeapObject && value.kind === 'function';
}

function constructorOf(made: HeapObject): Value {
  const { prototype } = shapeOf(made);
  return prototype instanceof HeapObject ? ownField(prototype, 'constructor') : undefined;
}

/** Code that was not meant to be called so may meet any limit. */
function quietly<T extends object>(attempt: () => T): T | { readonly problem: string } {
  try {
    return attempt();
  } catch (problem) {
    if (problem instanceof Refusal) return { problem: problem.diagnostic.message };
    throw problem;
  }
}

/**
 * A counterexample as a test, for vitest or for node's own runner, ready to run and to keep. Where the state was reached by calls, the test makes the
 * same calls and needs nothing but what is public; else it builds the state field by field. Functions that only the spec has are
 * called through the registered check. What a test cannot do (a class that no module exports, a private field) is said instead.
 */

import type { Called } from '../../base/called.js';
import { listed } from '../../base/words.js';
import type { Counterexample, Verdict } from '../../verdict/verdict.js';
import { quoteLiteral, reachableFrom } from '../values.js';
import { titleOf } from '../verdicts.js';
import { buildState, type Import } from './build.js';
import { conformanceBody } from './conformance.js';
import { dialectOf, type Dialect, type TestRunner } from './dialect.js';
import { expectationOf, type Expectation } from './expectation.js';
import { Imports, type ImportOptions } from './imports.js';
import { Unwritable, expressionOf, memberOf, ofSpec, pathsFrom, type Name } from './values.js';

export type EmittedTest =
  /** The name is without folder: `tree-map.put.test.ts`. */
  | { readonly kind: 'test'; readonly name: string; readonly text: string }
  /** Why no test can be written. */
  | { readonly kind: 'none'; readonly reason: string };

export interface EmitOptions extends ImportOptions {
  /** vitest if left out. */
  readonly runner?: TestRunner;
  /** Whether the invariant was learned in this run, so that the spec does not have it. */
  readonly isLearned?: boolean;
}

/** @requires the verdict has a counterexample */
export function emitTest(verdict: Verdict, options: EmitOptions): EmittedTest {
  const dialect = dialectOf(options.runner ?? 'vitest', /\.[cm]?ts$/.test(verdict.file));
  try {
    return { kind: 'test', name: fileName(verdict, dialect), text: textOf(verdict, options, dialect) };
  } catch (problem) {
    if (!(problem instanceof Unwritable)) throw problem;
    return { kind: 'none', reason: problem.message };
  }
}

function textOf(verdict: Verdict, options: EmitOptions, dialect: Dialect): string {
  const counterexample = verdict.counterexample!;
  requireOriginal(counterexample);
  if (counterexample.told !== undefined)
    throw new Unwritable(
      'it rests on what was chosen where the code, or the contracts of what it calls, leave something open',
    );
  if (options.isLearned === true && counterexample.violation.kind.endsWith('invariant'))
    throw new Unwritable('its invariant was learned in this run; write it into the spec, as the report has it');
  const imports = new Imports(options, dialect);
  const body = bodyOf(verdict, counterexample, imports);
  const owner = body.expectation.needsCheck ? ownerOf(verdict, counterexample, imports) : [];
  const title = quoteLiteral(`${titleOf(verdict)}: ${counterexample.violation.message}`);
  const lines = [
    '/**',
    ` * ${asComment(`${titleOf(verdict)}: ${counterexample.violation.message}`)}`,
    ` * Made by Glassbox from a counterexample at scope ${verdict.scope}. It fails as long as the mistake is there.`,
    ' */',
    '',
    ...(body.expectation.needsCheck ? ["import { registered } from 'glassbox';"] : []),
    ...imports.dialect.imports(body.expectation.statements.length > 0),
    ...(body.expectation.needsCheck ? [`import ${quoteLiteral(options.specifier(verdict.file))};`] : []),
    ...imports.lines(),
    '',
    ...(body.expectation.needsCheck
      ? [
          `const check = registered.find(({ name }) => name === ${quoteLiteral(verdict.check)})${imports.dialect.sure}.at(${[verdict.scope, ...owner].join(', ')});`,
          '',
        ]
      : []),
    `test(${title}, () => {`,
    ...body.statements.map((statement) => `  ${statement}`),
    '});',
    ...(body.expectation.needsOld ? ['', ...pairing(imports.dialect)] : []),
    ...(body.expectation.preparation.length > 0 ? ['', ...watching(imports.dialect)] : []),
    '',
  ];
  return lines.join('\n');
}

/** A test has no class in place of another: it fails only where the program goes wrong with the classes themselves. */
function requireOriginal({ original }: Counterexample): void {
  if (original === undefined || original.outcome === 'violated') return;
  const classes = listed(original.replaced);
  throw new Unwritable(
    original.outcome === 'kept'
      ? `the same calls violate nothing with ${classes} itself`
      : `that the program goes wrong with ${classes} itself was not seen`,
  );
}

/** The class of a method with a contract of its own, which only the program knows: of such nothing is said about how a state is reached. */
function ownerOf({ goal }: Verdict, counterexample: Counterexample, imports: Imports): readonly string[] {
  const { callee, subject, reached, before } = counterexample;
  const isContract = callee.kind === 'method' && callee.name === goal!.name && reached.kind === 'initial';
  return isContract && subject?.kind === 'object' ? [imports.add(before.objects[subject.index]!.type)] : [];
}

interface Body {
  readonly statements: readonly string[];
  readonly expectation: Expectation;
}

function bodyOf({ goal }: Verdict, counterexample: Counterexample, imports: Imports): Body {
  if (counterexample.violation.kind === 'conformance') {
    const statements = conformanceBody(counterexample, imports.dialect);
    const expectation = { preparation: [], statements, needsCheck: true, needsOld: false, judgesEnd: false };
    return { statements, expectation };
  }
  const { callee, after, result } = counterexample;
  const before = stateBefore(counterexample, imports);
  const { subject, actuals } = before;
  const isOperation = 'next' in callee;
  /** The variable that holds the next state, if it is a new one. */
  const next = !isOperation ? 'subject' : callee.next === 'result' ? 'result' : null;
  const expectation = expectationOf(counterexample, {
    operation: goal!.name,
    subject: next ?? subject ?? 'undefined',
    // the postcondition of a function sees its arguments as they were
    actuals: callee.kind === 'function' ? actuals.map((_, index) => `given[${index}]`) : actuals,
    given: [counterexample.subject, ...counterexample.actuals].flatMap((value, index) => {
      const text = index === 0 ? subject : actuals[index - 1]!;
      return value === null || text === null ? [] : [{ value, text }];
    }),
    dialect: imports.dialect,
  });
  const variable = next ?? (expectation.needsOld ? 'result' : null);
  const call = `${callOf(callee, subject, actuals, imports)};`;
  const mayThrow = isOperation && after !== null && result === null && expectation.statements.length > 0;
  const mentionsSpec = [...before.statements, ...actuals].some((text) => text.includes('ofSpec['));
  const ofSpecs = `const ofSpec${imports.dialect.any} = check.given().map((one) => one.value());`;
  const prepared = mentionsSpec ? { ...before, statements: [ofSpecs, ...before.statements] } : before;
  return {
    statements: [
      ...(expectation.needsOld ? copied(prepared, callee.kind === 'function') : prepared.statements),
      ...expectation.preparation,
      ...(expectation.judgesEnd
        ? judgedEnd(call, imports.dialect)
        : mayThrow
          ? guarded(call, callee.name, variable, imports.dialect)
          : [variable === null ? call : `const ${variable}${imports.dialect.any} = ${call}`]),
      ...expectation.statements,
    ],
    expectation: {
      ...expectation,
      needsCheck: expectation.needsCheck || before.needsCheck || mentionsSpec || mayThrow || isOfSpec(callee, imports),
    },
  };
}

interface StateBefore {
  readonly statements: readonly string[];
  readonly subject: string | null;
  readonly actuals: readonly string[];
  readonly needsCheck: boolean;
}

function stateBefore({ before, subject, actuals, reached }: Counterexample, imports: Imports): StateBefore {
  const importOf: Import = (name) => imports.add(name);
  if (reached.kind === 'reached' && subject !== null) {
    const { subject: name, steps } = reached;
    const isAssigned = steps.some(({ callee }) => 'next' in callee && callee.next === 'result');
    const statements = steps.map(({ callee, actuals: given, ofSpec: which, classes }) => {
      classes.forEach(importOf);
      const texts = given.map((text, index) => {
        const number = which?.[index] ?? null;
        return number === null ? text : ofSpec(number);
      });
      const call = callOf(callee, name, texts, imports);
      if (!('next' in callee)) return `${isAssigned ? 'let' : 'const'} ${name} = ${call};`;
      return callee.next === 'result' ? `${name} = ${call};` : `${call};`;
    });
    const inState =
      subject.kind === 'object'
        ? pathsFrom(before, subject.index, imports.dialect.asAny(name))
        : new Map<number, string>();
    const unseen = new Set(reachableFrom(before, [subject]).filter((index) => !inState.has(index)));
    if (actuals.some((actual) => actual.kind === 'object' && unseen.has(actual.index)))
      throw new Unwritable('an argument is an object of the state that only private fields lead to');
    const detached = actuals.filter((actual) => actual.kind === 'object' && !inState.has(actual.index));
    const built = buildState(before, detached, importOf, imports.dialect);
    const nameOf: Name = (index) => inState.get(index) ?? built.name(index);
    return {
      statements: [...statements, ...built.statements],
      subject: name,
      actuals: actuals.map((actual) => expressionOf(actual, nameOf)),
      needsCheck: steps.some(({ callee }) => isOfSpec(callee, imports)),
    };
  }
  const built = buildState(before, [...(subject === null ? [] : [subject]), ...actuals], importOf, imports.dialect);
  return {
    statements: built.statements,
    subject: subject === null ? null : expressionOf(subject, built.name),
    actuals: actuals.map((actual) => expressionOf(actual, built.name)),
    needsCheck: false,
  };
}

/** Whether only the spec can call it. */
function isOfSpec(callee: Called, imports: Imports): boolean {
  return (
    callee.kind === 'initial' || callee.kind === 'spec' || (callee.kind === 'function' && !imports.has(callee.name))
  );
}

/** A call that a test can make. @param subject the variable that holds the state, if there is one */
function callOf(callee: Called, subject: string | null, actuals: readonly string[], imports: Imports): string {
  const given = actuals.join(', ');
  switch (callee.kind) {
    case 'constructor':
      return `new ${imports.add(callee.class)}(${given})`;
    case 'factory':
      return `${imports.add(callee.class)}${memberOf(callee.name)}(${given})`;
    case 'initial':
      return `check.initial${imports.dialect.sure}[${callee.index}]${imports.dialect.sure}()`;
    case 'method':
      return `${subject!}${memberOf(callee.name)}(${actuals.slice(0, callee.given).join(', ')})`;
    case 'function':
    case 'spec': {
      const { name, next } = callee;
      if (isOfSpec(callee, imports))
        return `check.operation(${quoteLiteral(name)}).call(${subject ?? 'undefined'}, [${given}])`;
      return `${imports.add(name)}(${(next === 'nothing' ? actuals : [subject, ...actuals]).join(', ')})`;
    }
  }
}

/** The state twice: as it will be changed, and as it was. */
function copied({ statements, subject, actuals }: StateBefore, isFunction: boolean): readonly string[] {
  const given = [subject ?? 'undefined', ...actuals].join(', ');
  const hasCopies = subject !== null || isFunction;
  return [
    'const before = () => {',
    ...statements.map((statement) => `  ${statement}`),
    `  return [${given}];`,
    '};',
    ...statements,
    ...(hasCopies ? [`const [old${isFunction ? ', ...given' : ''}] = before();`] : ['const old = undefined;']),
    ...(subject === null ? [] : [`pair(old, ${subject});`]),
    ...(isFunction && actuals.length > 0 ? [`pair(given, [${actuals.join(', ')}]);`] : []),
  ];
}

/** The call may end with an exception that the spec allows. */
function guarded(call: string, operation: string, variable: string | null, { any }: Dialect): readonly string[] {
  return [
    ...(variable === null ? [] : [`let ${variable}${any};`]),
    'try {',
    `  ${variable === null ? '' : `${variable} = `}${call}`,
    '} catch (error) {',
    `  const allowed = check.operation(${quoteLiteral(operation)}).throws;`,
    `  if (!allowed.some((one${any}) => error instanceof one)) throw error;`,
    '}',
  ];
}

/** How a call ends is remembered, whichever way it is. */
function judgedEnd(call: string, { any }: Dialect): readonly string[] {
  return [
    'let hasThrown = false;',
    `let result${any};`,
    'try {',
    `  result = ${call}`,
    '} catch (error) {',
    '  hasThrown = true;',
    '  result = error;',
    '}',
  ];
}

const pairing = ({ any, nothing }: Dialect): readonly string[] => [
  '/** Tells `isSame` and `after` which object of the copy stands for which one. */',
  `function pair(copy${any}, now${any})${nothing} {`,
  "  const original = Symbol.for('glassbox.original');",
  "  if (typeof copy !== 'object' || copy === null || original in copy) return;",
  '  Object.defineProperty(copy, original, { value: now });',
  '  const [from, to] = copy instanceof Map || copy instanceof Set ? [[...copy], [...now]] : [copy, now];',
  '  for (const key of Object.keys(from)) pair(from[key], to[key]);',
  '}',
];

const watching = ({ any, sure, predicate }: Dialect): readonly string[] => [
  '/** Gives what says whether an object still has the content, the attributes and the prototype that it has now. */',
  `function watch(object${any})${predicate} {`,
  '  const content = () => [',
  '    Object.getPrototypeOf(object),',
  '    Object.isExtensible(object),',
  `    ...Reflect.ownKeys(object).flatMap((key) => [key, ...Object.values(Object.getOwnPropertyDescriptor(object, key)${sure})]),`,
  '    ...(object instanceof Map || object instanceof Set ? [...object.entries()].flat() : []),',
  '  ];',
  '  const before = content();',
  '  return () => {',
  '    const now = content();',
  '    return now.length === before.length && now.every((one, index) => Object.is(one, before[index]));',
  '  };',
  '}',
];

const asComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('\n', ' ');

/** `/app/tree-map.check.ts` and put → `tree-map.put.test.ts`; what file systems might not like becomes a hyphen */
function fileName({ file, check, goal }: Verdict, { extension }: Dialect): string {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/(\.check)?\.[cm]?[jt]s$/, '');
  return [base, check, ...(goal === null || goal.name === check ? [] : [goal.name]), 'test', extension]
    .map((part) => part.replace(/[^\w-]+/g, '-') || 'anonymous')
    .join('.');
}

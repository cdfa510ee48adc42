/**
 * A counterexample as a test for vitest, ready to run and to keep. Where the state was reached by calls, the test makes the
 * same calls and needs nothing but what is public; else it builds the state field by field. Functions that only the spec has are
 * called through the registered check. What a test cannot do (a class that no module exports, a private field) is said instead.
 */

import type { Counterexample, Verdict } from '../../verdict/verdict.js';
import { quoteLiteral, reachableFrom } from '../values.js';
import { titleOf } from '../verdicts.js';
import { buildState, type Import } from './build.js';
import { expectationOf, type Expectation } from './expectation.js';
import { Imports, type ImportOptions } from './imports.js';
import { importMentioned } from './mentioned.js';
import { Unwritable, expressionOf, memberOf, pathsFrom, type Name } from './values.js';

export type EmittedTest =
  /** The name is without folder: `tree-map.put.test.ts`. */
  | { readonly kind: 'test'; readonly name: string; readonly text: string }
  /** Why no test can be written. */
  | { readonly kind: 'none'; readonly reason: string };

/** @requires the verdict has a counterexample */
export function emitTest(verdict: Verdict, options: ImportOptions): EmittedTest {
  try {
    return { kind: 'test', name: fileName(verdict), text: textOf(verdict, options) };
  } catch (problem) {
    if (!(problem instanceof Unwritable)) throw problem;
    return { kind: 'none', reason: problem.message };
  }
}

function textOf(verdict: Verdict, options: ImportOptions): string {
  const counterexample = verdict.counterexample!;
  const imports = new Imports(options);
  const body = bodyOf(verdict, counterexample, imports);
  const title = quoteLiteral(`${titleOf(verdict)}: ${counterexample.violation.message}`);
  const lines = [
    '/**',
    ` * ${asComment(`${titleOf(verdict)}: ${counterexample.violation.message}`)}`,
    ` * Made by Glassbox from a counterexample at scope ${verdict.scope}. It fails as long as the mistake is there.`,
    ' */',
    '',
    ...(body.expectation.needsCheck === true ? ["import { registered } from 'glassbox';"] : []),
    `import { ${body.statements.some((one) => one.includes('expect(')) ? 'expect, ' : ''}test } from 'vitest';`,
    ...(body.expectation.needsCheck === true ? [`import ${quoteLiteral(options.specifier(verdict.file))};`] : []),
    ...imports.lines(),
    '',
    ...(body.expectation.needsCheck === true
      ? [
          `const check = registered.find(({ name }) => name === ${quoteLiteral(verdict.check)})!.at(${verdict.scope});`,
          '',
        ]
      : []),
    `test(${title}, () => {`,
    ...body.statements.map((statement) => `  ${statement}`),
    '});',
    ...(body.expectation.needsOld === true ? ['', ...pairing] : []),
    '',
  ];
  return lines.join('\n');
}

interface Body {
  readonly statements: readonly string[];
  readonly expectation: Expectation;
}

function bodyOf(verdict: Verdict, counterexample: Counterexample, imports: Imports): Body {
  const operation = verdict.goal!.kind === 'operation' ? verdict.goal!.name : null;
  if (operation === null) {
    importMentioned([counterexample.call], imports);
    const expectation = expectationOf(counterexample, { operation, subject: 'subject', actuals: [] });
    const factories = counterexample.call.startsWith('initial[');
    return {
      statements: [
        ...(factories ? ['const initial = check.initial!;'] : []),
        `const subject: any = ${counterexample.call.replace(/;$/, '')};`,
        ...expectation.statements,
      ],
      expectation: { ...expectation, needsCheck: expectation.needsCheck || factories },
    };
  }
  const plainCall = counterexample.call.replace(/^[\w$]+ = /, '');
  const isFunction = plainCall.startsWith(`${operation}(`);
  const isHidden = isFunction && !imports.has(operation);
  const before = stateBefore(counterexample, isHidden ? operation : null, imports);
  const { subject, actuals } = before;
  const isOfSpec = isHidden || plainCall.startsWith('operations.');
  const leavesResult = (isFunction && subject !== null) || plainCall !== counterexample.call;
  const scene = { operation, subject: leavesResult ? 'result' : (subject ?? 'undefined'), actuals };
  const expectation = expectationOf(counterexample, scene);
  const needsResult = leavesResult || expectation.needsOld;
  const all = subject === null || !isFunction ? actuals : [subject, ...actuals];
  const target = (): string => (isFunction ? imports.add(operation) : `${subject!}${memberOf(operation)}`);
  const call = isOfSpec
    ? `${specCall(operation, subject ?? 'undefined', actuals.join(', '))};`
    : `${target()}(${all.join(', ')});`;
  const ended = counterexample.after !== null && counterexample.result === null && expectation.statements.length > 0;
  return {
    statements: [
      ...(expectation.needsOld ? copied(before, subject) : before.statements),
      ...(ended ? guarded(call, operation, needsResult) : [`${needsResult ? 'const result: any = ' : ''}${call}`]),
      ...expectation.statements,
    ],
    expectation: { ...expectation, needsCheck: expectation.needsCheck || before.needsCheck || ended || isOfSpec },
  };
}

interface StateBefore {
  readonly statements: readonly string[];
  readonly subject: string | null;
  readonly actuals: readonly string[];
  readonly needsCheck: boolean;
}

/** @param hidden the name of a function that only the spec has */
function stateBefore(counterexample: Counterexample, hidden: string | null, imports: Imports): StateBefore {
  const { before, subject, actuals, reached } = counterexample;
  const importOf: Import = (name) => imports.add(name);
  if (reached.kind === 'reached' && subject !== null) {
    const [first = '', ...others] = reached.calls.map((call) => ofSpec(call.endsWith(';') ? call : `${call};`, hidden));
    const name = /^(?:const|let|var) ([\w$]+) = /.exec(first)?.[1] ?? 'subject';
    const statements = [/^(?:const|let|var) /.test(first) ? first : `let ${name} = ${first}`, ...others];
    importMentioned(
      statements.map((statement) => statement.replace('check.operation(', '(')),
      imports,
    );
    const inState =
      subject.kind === 'object' ? pathsFrom(before, subject.index, `(${name} as any)`) : new Map<number, string>();
    const unseen = new Set(reachableFrom(before, [subject]).filter((index) => !inState.has(index)));
    if (actuals.some((actual) => actual.kind === 'object' && unseen.has(actual.index)))
      throw new Unwritable('an argument is an object of the state that only private fields lead to');
    const detached = actuals.filter((actual) => actual.kind === 'object' && !inState.has(actual.index));
    const built = buildState(before, detached, importOf);
    const nameOf: Name = (index) => inState.get(index) ?? built.name(index);
    const factories = statements.some((statement) => statement.includes('= initial['));
    return {
      statements: [...(factories ? ['const initial = check.initial!;'] : []), ...statements, ...built.statements],
      subject: name,
      actuals: actuals.map((actual) => expressionOf(actual, nameOf)),
      needsCheck: factories || statements.some((statement) => statement.includes('check.operation(')),
    };
  }
  const built = buildState(before, [...(subject === null ? [] : [subject]), ...actuals], importOf);
  return {
    statements: built.statements,
    subject: subject === null ? null : expressionOf(subject, built.name),
    actuals: actuals.map((actual) => expressionOf(actual, built.name)),
    needsCheck: false,
  };
}

/** An operation that only the spec has: `operations.rotate(list, 2);` → `check.operation('rotate').call(list, [2]);` */
function ofSpec(statement: string, hidden: string | null): string {
  const begin = `state = ${hidden}(state`;
  const named =
    hidden !== null && statement.startsWith(begin)
      ? `state = operations.${hidden}(state${statement.slice(begin.length)}`
      : statement;
  return named.replace(
    /\boperations\.([\w$]*)\(([\w$]+)(?:, )?(.*)\);$/,
    (_all, operation: string, subject: string, actuals: string) => `${specCall(operation, subject, actuals)};`,
  );
}

function specCall(operation: string, subject: string, actuals: string): string {
  return `check.operation(${quoteLiteral(operation)}).call(${subject}, [${actuals}])`;
}

/** The state twice: as it will be changed, and as it was. */
function copied({ statements, subject, actuals }: StateBefore, name: string | null): readonly string[] {
  const given = [subject ?? 'undefined', ...actuals].join(', ');
  return [
    'const before = () => {',
    ...statements.map((statement) => `  ${statement}`),
    `  return [${given}];`,
    '};',
    ...statements,
    ...(name === null ? ['const old = undefined;'] : ['const [old] = before();', `pair(old, ${name});`]),
  ];
}

/** The call may end with an exception that the spec allows. */
function guarded(call: string, operation: string, needsResult: boolean): readonly string[] {
  return [
    ...(needsResult ? ['let result: any;'] : []),
    'try {',
    `  ${needsResult ? 'result = ' : ''}${call}`,
    '} catch (error) {',
    `  const allowed = check.operation(${quoteLiteral(operation)}).throws;`,
    '  if (!allowed.some((one: any) => error instanceof one)) throw error;',
    '}',
  ];
}

const pairing: readonly string[] = [
  '/** Tells `isSame` which object of the copy stands for which one. */',
  'function pair(copy: any, now: any): void {',
  "  const original = Symbol.for('glassbox.original');",
  "  if (typeof copy !== 'object' || copy === null || original in copy) return;",
  '  Object.defineProperty(copy, original, { value: now });',
  '  const [from, to] = copy instanceof Map || copy instanceof Set ? [[...copy], [...now]] : [copy, now];',
  '  for (const key of Object.keys(from)) pair(from[key], to[key]);',
  '}',
];

const asComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('\n', ' ');

/** `/app/tree-map.check.ts` and put → `tree-map.put.test.ts`; what file systems might not like becomes a hyphen */
function fileName({ file, check, goal }: Verdict): string {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/(\.check)?\.[cm]?[jt]s$/, '');
  return [base, check, ...(goal === null || goal.name === check ? [] : [goal.name]), 'test', 'ts']
    .map((part) => part.replace(/[^\w-]+/g, '-') || 'anonymous')
    .join('.');
}

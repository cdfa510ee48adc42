/** What a test expects after the call: that what was violated is not. */

import { isHiddenName } from '../../base/key-text.js';
import type { ShownValue, ShownObject } from '../../verdict/graph.js';
import type { Counterexample } from '../../verdict/verdict.js';
import { quoteLiteral } from '../values.js';
import type { Dialect } from './dialect.js';
import { Unwritable, memberOf, pathsFrom } from './values.js';

/** What the statements may mention. */
export interface Scene {
  readonly operation: string;
  /** The variable that holds the subject afterwards, `undefined` for plain functions. */
  readonly subject: string;
  readonly actuals: readonly string[];
  /** Ways to get at what the call is given, the state first, with what it is before. */
  readonly given: readonly { readonly value: ShownValue; readonly text: string }[];
  readonly dialect: Dialect;
}

export interface Expectation {
  /** Before the call: what is to be remembered. */
  readonly preparation: readonly string[];
  readonly statements: readonly string[];
  /** Does it need the spec, and the state once more as it was before? */
  readonly needsCheck: boolean;
  readonly needsOld: boolean;
  /** Is it about how the call ends, be it with an exception? */
  readonly judgesEnd: boolean;
}

export function expectationOf(counterexample: Counterexample, scene: Scene): Expectation {
  const { violation } = counterexample;
  const { isTrue, sure } = scene.dialect;
  const plain = (...statements: string[]): Expectation => ({
    preparation: [],
    statements,
    needsCheck: false,
    needsOld: false,
    judgesEnd: false,
  });
  switch (violation.kind) {
    case 'invariant':
      return { ...plain(isTrue(`check.invariant${sure}(${scene.subject})`)), needsCheck: true };
    case 'local invariant':
      return plain(isTrue(`${pathTo(counterexample, scene)}.repOkLocal()`));
    case 'argument invariant':
      return { ...plain(isTrue(`check.invariant${sure}(${argumentOf(counterexample, scene)})`)), needsCheck: true };
    case 'postcondition': {
      const call = `check.operation(${quoteLiteral(scene.operation)}).postcondition${sure}`;
      const statement = isTrue(`${call}(${scene.subject}, old, result, [${scene.actuals.join(', ')}])`);
      return { ...plain(statement), needsCheck: true, needsOld: true };
    }
    case 'ending': {
      const claim = `check.operation(${quoteLiteral(scene.operation)}).ending${sure}`;
      const call = `${claim}(${scene.subject}, old, hasThrown, result, [${scene.actuals.join(', ')}])`;
      return { ...plain(isTrue(call)), needsCheck: true, needsOld: true, judgesEnd: true };
    }
    case 'refinement': {
      const actuals = `[${scene.actuals.join(', ')}]`;
      if (counterexample.subject === null) {
        const call = `check.beginning${sure}.agrees(${scene.subject}, undefined, false, ${scene.subject}, ${actuals})`;
        return { ...plain(isTrue(call)), needsCheck: true };
      }
      const claim = `check.operation(${quoteLiteral(scene.operation)}).refinement${sure}.agrees`;
      const call = `${claim}(${scene.subject}, old, hasThrown, result, ${actuals})`;
      return { ...plain(isTrue(call)), needsCheck: true, needsOld: true, judgesEnd: true };
    }
    case 'tree':
      return plain(...treeStatements(counterexample, scene));
    case 'assertion':
      if (counterexample.result !== null)
        throw new Unwritable('the code catches what the assertion throws, so that the call itself does not fail');
      return plain();
    case 'requirement':
      throw new Unwritable('without its contract, a call has nothing that it requires');
    case 'exception':
      return plain(); // the call itself is what fails
    case 'frame':
      return {
        ...plain(isTrue('isAsBefore()')),
        preparation: [`const isAsBefore = watch(${changed(counterexample, scene)});`],
      };
    case 'conformance':
      throw new Error('calls that are compared with a model are written by conformance.ts');
    case 'stuck':
      throw new Unwritable('that none of several choices is possible is not said by one call');
    case 'endless':
      throw new Unwritable('the call does not end, and a test runner could not stop it');
  }
}

/** The object that may not be changed, as it is reached before the call. */
function changed({ before, after, violation }: Counterexample, { given }: Scene): string {
  const index = violation.object;
  if (index === null) throw new Unwritable('the object concerned is not known');
  const publicly = ({ fields, elements, entries }: ShownObject): string =>
    JSON.stringify([fields.filter(({ name }) => !isHiddenName(name)), elements, entries]);
  const [was, is] = [before.objects[index], after?.objects[index]];
  const isHidden = was !== undefined && is !== undefined && publicly(was) === publicly(is) && hasHidden(was);
  if (isHidden) throw new Unwritable('what is changed may be a private field');
  for (const { value, text } of given) {
    const path = value.kind === 'object' ? pathsFrom(before, value.index, text).get(index) : undefined;
    if (path !== undefined) return path;
  }
  throw new Unwritable('the object concerned cannot be reached by public fields');
}

const hasHidden = ({ fields }: ShownObject): boolean => fields.some(({ name }) => isHiddenName(name));

/** The argument that a violation is about. */
function argumentOf({ actuals, violation }: Counterexample, scene: Scene): string {
  const index = actuals.findIndex((one) => one.kind === 'object' && one.index === violation.object);
  if (index === -1) throw new Unwritable('the object concerned is a part of an argument');
  return scene.actuals[index]!;
}

function pathTo(counterexample: Counterexample, scene: Scene): string {
  const { violation } = counterexample;
  const path = violation.object === null ? undefined : pathsAfter(counterexample, scene).get(violation.object);
  if (path === undefined) throw new Unwritable('the object concerned cannot be reached by public fields');
  return path;
}

function pathsAfter({ after, subjectAfter }: Counterexample, { subject }: Scene): ReadonlyMap<number, string> {
  if (after === null || subjectAfter?.kind !== 'object') return new Map();
  return pathsFrom(after, subjectAfter.index, subject);
}

/** Of the tree fields that lead to the object, the first two must not lead to the same; a root must not be led to at all. */
function treeStatements(counterexample: Counterexample, scene: Scene): string[] {
  const paths = pathsAfter(counterexample, scene);
  const { after, violation, subjectAfter } = counterexample;
  const edges = [...paths].flatMap(([owner, path]) =>
    after!.objects[owner]!.fields.flatMap(({ name, value, isTree }) =>
      isTree && value.kind === 'object' && value.index === violation.object ? [path + memberOf(name)] : [],
    ),
  );
  const isRoot = subjectAfter?.kind === 'object' && subjectAfter.index === violation.object;
  const [first, second] = isRoot ? [scene.subject, ...edges] : edges;
  if (first === undefined || second === undefined) throw new Unwritable('the fields concerned are not public');
  return [scene.dialect.differ(first, second)];
}

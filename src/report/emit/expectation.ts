/** What a test expects after the call: that what was violated is not. */

import type { Counterexample } from '../../verdict/verdict.js';
import { quoteLiteral } from '../values.js';
import { Unwritable, memberOf, pathsFrom } from './values.js';

/** What the statements may mention. */
export interface Scene {
  readonly operation: string;
  /** The variable that holds the subject afterwards, `undefined` for plain functions. */
  readonly subject: string;
  readonly actuals: readonly string[];
}

export interface Expectation {
  readonly statements: readonly string[];
  /** Does it need the spec, and the state once more as it was before? */
  readonly needsCheck: boolean;
  readonly needsOld: boolean;
}

export function expectationOf(counterexample: Counterexample, scene: Scene): Expectation {
  const { violation } = counterexample;
  const plain = (...statements: string[]): Expectation => ({ statements, needsCheck: false, needsOld: false });
  switch (violation.kind) {
    case 'invariant':
      return { ...plain(`expect(check.invariant!(${scene.subject})).toBeTruthy();`), needsCheck: true };
    case 'local invariant':
      return plain(`expect(${pathTo(counterexample, scene)}.repOkLocal()).toBeTruthy();`);
    case 'postcondition': {
      const call = `check.operation(${quoteLiteral(scene.operation)}).postcondition!`;
      const statement = `expect(${call}(${scene.subject}, old, result, [${scene.actuals.join(', ')}])).toBeTruthy();`;
      return { statements: [statement], needsCheck: true, needsOld: true };
    }
    case 'tree':
      return plain(...treeStatements(counterexample, scene));
    case 'assertion':
      if (counterexample.result !== null)
        throw new Unwritable('the code catches what the assertion throws, so that the call itself does not fail');
      return plain();
    case 'exception':
      return plain(); // the call itself is what fails
    case 'frame':
      throw new Unwritable(
        'that an argument stays as it was, in private fields as well, is not said by one comparison',
      );
    case 'stuck':
      throw new Unwritable('that none of several choices is possible is not said by one call');
    case 'endless':
      throw new Unwritable('the call does not end, and a test runner could not stop it');
  }
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
  return [`expect(${first}).not.toBe(${second});`];
}

/** What a violation is, in one sentence; of a theorem, by its name. */

import type { Goal } from '../base/goal.js';
import type { Difference } from '../base/names.js';
import type { OperationBounds } from '../spec/bounds.js';
import type { Violation } from '../engine/real/protocol.js';
import type { Comparison } from '../verdict/verdict.js';

/** @param operation null: a way to begin */
export function sentence(operation: OperationBounds | null, goal: string, violation: Violation): string {
  const { method: what = goal, theorem, law } = operation ?? {};
  if (law !== undefined && violation.kind === 'postcondition') return `not ${what}: it does not hold that ${law}`;
  const how = happening(what, violation);
  switch (theorem) {
    case undefined:
      return how;
    case 'progress':
      return `progress fails, for a well-typed state that is not final: ${how}`;
    case 'choice':
      return `progress fails, for a well-typed state that is not final: none of the choices of ${what} is enabled`;
    case 'preservation':
      return violation.kind === 'invariant'
        ? `preservation fails: a well-typed state steps to one that is not${thrownBy(violation)}`
        : `preservation fails: ${how}`;
  }
}

function happening(what: string, violation: Violation): string {
  switch (violation.kind) {
    case 'invariant':
      return `after ${what} the invariant does not hold${thrownBy(violation)}`;
    case 'local invariant':
      return `after ${what} the local invariant of a node does not hold${thrownBy(violation)}`;
    case 'argument invariant':
      return `after ${what} the invariant of an argument does not hold${thrownBy(violation)}`;
    case 'postcondition':
      return `${what} does not do what its postcondition promises${thrownBy(violation)}`;
    case 'ending':
      return violation.thrown === null
        ? `${what} returns where its contract says that it throws${thrownBy(violation)}`
        : `${what} throws ${violation.thrown} where its contract says that it does not${thrownBy(violation)}`;
    case 'refinement':
      return refinementText(what, violation);
    case 'frame':
      return `${what} changes what it may not change`;
    case 'exception':
      return `${what} throws ${[violation.name, violation.message].filter((text) => text !== '').join(': ')}`;
    case 'assertion':
      return `an assertion fails in ${what}: ${violation.message}`;
    case 'requirement':
      return `${what} makes a call that it may not make: ${violation.message}`;
    case 'tree':
      return `after ${what} two tree fields lead to one object`;
    case 'stuck':
      return `none of the choices of ${what} is possible`;
    case 'endless':
      return `${what} does not end: it comes back to a state in which it was before`;
  }
}

/** A predicate may be false because it throws. */
function thrownBy({ judgement }: Extract<Violation, { judgement: unknown }>): string {
  return judgement.kind === 'thrown' ? `; it throws ${judgement.name}: ${judgement.message}` : '';
}

/** What a module does that its abstraction does not. */
function refinementText(what: string, { judgement, comparison }: Extract<Violation, { kind: 'refinement' }>): string {
  if (judgement.kind === 'thrown')
    return `${what} cannot be compared with the abstraction: that throws ${judgement.name}: ${judgement.message}`;
  if (comparison?.of === 'orders') return orderText(what, comparison.differs);
  switch (comparison?.differs) {
    case undefined:
      return `${what} does not do what the abstraction does`;
    case 'precondition':
      return `${what} is called where the abstraction does not allow it`;
    case 'ending':
      return `${what} and the abstraction end differently: one returns, the other throws`;
    case 'exception':
      return `${what} and the abstraction throw different exceptions`;
    case 'result':
      return `${what} returns something else than the abstraction`;
    case 'state':
      return `after ${what} the state stands for something else than the abstraction`;
  }
}

/** In what a subject differs from its model. @param comparison null: the subject does not end */
export function conformanceSentence({ kind, name }: Goal, comparison: Comparison | null): string {
  if (comparison === null) return `${name} does not end, while the model does`;
  switch (comparison.differs) {
    case 'ending':
    case 'precondition':
      return `${name} and the model end differently: one returns, the other throws`;
    case 'exception':
      return `${name} and the model throw different exceptions`;
    case 'result':
      return `${name} returns something else than the model`;
    case 'state':
      return kind === 'beginning'
        ? `after ${name} something else is observed than of the model`
        : `after ${name} something else is observed than of the model after the same calls`;
  }
}

/** In what two orders of the same calls differ. */
function orderText(what: string, differs: Difference): string {
  switch (differs) {
    case 'precondition':
      return `${what} do not commute: one order is allowed, the other is not`;
    case 'ending':
      return `${what} do not commute: a call that returns in one order throws in the other`;
    case 'exception':
      return `${what} do not commute: a call throws different exceptions in the two orders`;
    case 'result':
      return `${what} do not commute: a call returns something else in the other order`;
    case 'state':
      return `${what} do not commute: the two orders leave different states`;
  }
}

/**
 * Leaving statements early. `break`, `continue` and `return` go outwards through everything around them: a for-of
 * loop closes its iterator on the way, a `finally` block runs. So does a generator that is ended, from within a pattern too.
 *
 * A finally block exists once. Every way into it sets two registers, how it was entered (a small number) and the
 * value that is returned or thrown, and at its end a `switch` on the number goes on where the entry was bound for
 *. Number 0 is falling off the end, 1 is a throw, the others are allotted as they occur.
 */

import type ts from '#typescript';
import type { BlockId, Handler, Operand, Register } from '../../ir/types.js';
import { closeIterator } from './iteration.js';
import type { FunctionLowering } from './lowering.js';
import { load } from './variables.js';

export type ControlContext =
  /** `unlabelled`: a plain `break` ends here too (loops and switch, not labelled blocks). */
  | { readonly kind: 'break'; readonly labels: readonly string[]; readonly unlabelled: boolean; readonly to: BlockId }
  | { readonly kind: 'continue'; readonly labels: readonly string[]; readonly to: BlockId }
  | {
      readonly kind: 'iterator';
      readonly iterator: Register;
      /** Whether what comes of closing is waited for. */
      readonly waits: boolean;
      /** Set where there is nothing to close any more; null: never. */
      readonly exhausted: Register | null;
      readonly outerHandler: Handler | null;
    }
  | FinallyContext;

export interface FinallyContext {
  readonly kind: 'finally';
  readonly entered: Register;
  readonly value: Register;
  readonly block: BlockId;
  readonly exits: Exit[];
}

/** Where a jump wants to go in the end. */
export type Exit = { readonly kind: 'jump'; readonly context: ControlContext } | { readonly kind: 'return' };

export const ENTERED_NORMALLY = 0;
export const ENTERED_BY_THROW = 1;

export function withContext(f: FunctionLowering, context: ControlContext, lower: () => void): void {
  f.contexts.push(context);
  lower();
  f.contexts.pop();
}

export function breakOrContinue(
  f: FunctionLowering,
  node: ts.BreakOrContinueStatement,
  kind: 'break' | 'continue',
): void {
  const label = node.label?.text;
  const context = f.contexts.findLast((candidate) => {
    if (candidate.kind !== kind) return false;
    if (label !== undefined) return candidate.labels.includes(label);
    return candidate.kind === 'continue' || candidate.unlabelled;
  });
  if (context === undefined) f.refuse(node, 'unsupported-syntax', `${kind} outside of what it could leave`);
  else leave(f, node, { kind: 'jump', context }, f.constant(undefined));
}

export function returnValue(f: FunctionLowering, node: ts.Node, value: Operand): void {
  leave(f, node, { kind: 'return' }, constructorResult(f, node, value));
}

/** Goes from the innermost context outwards to where `exit` leads. The code after it is unreachable. */
export function leave(f: FunctionLowering, node: ts.Node, exit: Exit, value: Operand): void {
  const handler = f.builder.currentHandler;
  leaveFrom(f, node, exit, value, f.contexts.length - 1);
  f.builder.setHandler(handler);
}

function leaveFrom(f: FunctionLowering, node: ts.Node, exit: Exit, value: Operand, innermost: number): void {
  for (let depth = innermost; depth >= 0; depth--) {
    const context = f.contexts[depth]!;
    if (exit.kind === 'jump' && context === exit.context) break;
    if (context.kind === 'iterator') {
      // An error in closing belongs to the code around the loop.
      const next = f.builder.newBlock();
      f.jump(node, next);
      f.builder.setHandler(context.outerHandler);
      f.builder.place(next);
      closeLeft(f, node, context);
    } else if (context.kind === 'finally') {
      if (exit.kind === 'return') f.move(node, context.value, value);
      f.emit(node, { op: 'move', dst: context.entered, src: f.constant(entryNumber(context, exit)) });
      f.jump(node, context.block);
      return;
    }
  }
  if (exit.kind === 'return') f.terminate(node, { op: 'return', value });
  else if (exit.context.kind === 'break' || exit.context.kind === 'continue') f.jump(node, exit.context.to);
}

function closeLeft(
  f: FunctionLowering,
  node: ts.Node,
  { iterator, waits, exhausted }: Extract<ControlContext, { kind: 'iterator' }>,
): void {
  if (exhausted === null) return closeIterator(f, node, iterator, waits);
  const [close, closed] = [f.builder.newBlock(), f.builder.newBlock()];
  f.branch(node, exhausted, closed, close);
  f.builder.place(close);
  closeIterator(f, node, iterator, waits);
  f.enter(node, closed);
}

function entryNumber(context: FinallyContext, exit: Exit): number {
  const same = (known: Exit): boolean =>
    known.kind === 'jump' ? exit.kind === 'jump' && known.context === exit.context : exit.kind === 'return';
  let index = context.exits.findIndex(same);
  if (index === -1) index = context.exits.push(exit) - 1;
  return index + 2;
}

/** The end of a finally block: on to where its entry was bound for. @requires `context` has been left */
export function resumeAfterFinally(f: FunctionLowering, node: ts.Node, context: FinallyContext): void {
  const after = f.builder.newBlock();
  const rethrow = f.builder.newBlock();
  const exits = context.exits.map(() => f.builder.newBlock());
  f.terminate(node, { op: 'switch', value: context.entered, targets: [after, rethrow, ...exits] });
  f.builder.place(rethrow);
  f.terminate(node, { op: 'throw', value: context.value });
  context.exits.forEach((exit, index) => {
    f.builder.place(exits[index]!);
    leave(f, node, exit, context.value);
  });
  f.builder.place(after);
}

/**
 * A derived constructor that returns undefined returns `this`, decided where it returns, as node does, and not after
 * the finally blocks around; what else it may return the evaluator judges.
 */
function constructorResult(f: FunctionLowering, node: ts.Node, value: Operand): Operand {
  const receiver = f.isDerivedConstructor ? f.scope.implicit.get('this') : undefined;
  if (receiver === undefined) return value;
  const result = f.register();
  const returnsThis = f.builder.newBlock();
  const done = f.builder.newBlock();
  if (value >= 0 || f.builder.literal(value) !== undefined) {
    f.move(node, result, value);
    const isUndefined = f.register();
    f.emit(node, { op: 'binary', dst: isUndefined, operator: '===', left: value, right: f.constant(undefined) });
    f.branch(node, isUndefined, returnsThis, done);
    f.builder.place(returnsThis);
  }
  f.move(node, result, load(f, node, receiver));
  if (node.end < receiver.initializedFrom) f.emit(node, { op: 'checkInitialized', value: result, name: 'this' });
  f.enter(node, done);
  return result;
}

/**
 * `await`, and how what waits begins. Waiting is yielding to whoever runs the body, who resumes it by a value or by throwing: an async
 * function is a generator that nobody ever sees. An async generator is one as well, which also hands out values; these it marks.
 */

import type ts from '#typescript';
import type { Operand, Register } from '../../ir/types.js';
import type { FunctionLowering } from './lowering.js';
import { isAsync, isFunctionNode, isGenerator } from './syntax.js';

export function awaitExpression(f: FunctionLowering, node: ts.AwaitExpression, target: Register | undefined): Operand {
  const received = f.scratch(target);
  f.scoped(() => awaitValue(f, node, f.expression(node.expression), received));
  return f.settle(node, received, target);
}

/** Waits for a value; goes on with what comes of it in `received`, or throws. */
export function awaitValue(f: FunctionLowering, node: ts.Node, value: Operand, received: Register): void {
  const [next, thrown] = awaitEither(f, node, value, received);
  f.builder.place(thrown);
  f.terminate(node, { op: 'throw', value: received });
  f.builder.place(next);
}

/** Waits for a value; goes on in one of two blocks, the second where there is a reason instead. */
export function awaitEither(
  f: FunctionLowering,
  node: ts.Node,
  value: Operand,
  received: Register,
): readonly [number, number] {
  const blocks = [f.builder.newBlock(), f.builder.newBlock()] as const;
  f.scoped(() => {
    const mode = f.register();
    const resumed = f.builder.newBlock();
    f.terminate(node, { op: 'yield', value, raw: false, mode, received, to: resumed });
    f.builder.place(resumed);
    f.terminate(node, { op: 'switch', value: mode, targets: blocks });
  });
  return blocks;
}

/** What comes is the body of an async function; whoever calls the function gets a promise. */
export function startAsync(f: FunctionLowering, node: ts.Node): void {
  start(f, node, (body) => {
    f.emit(node, { op: 'callLibrary', dst: body, name: 'startAsync', arguments: [body] });
  });
}

/** What comes is the body of an async generator; whoever calls the function gets an object that runs it when asked. */
export function startAsyncGenerator(f: FunctionLowering, node: ts.Node): void {
  start(f, node, (body) => {
    const callee = f.register();
    f.emit(node, { op: 'callee', dst: callee });
    f.emit(node, { op: 'callLibrary', dst: body, name: 'startAsyncGenerator', arguments: [body, callee] });
  });
}

/** @param give puts what the caller gets in place of the body */
function start(f: FunctionLowering, node: ts.Node, give: (body: Register) => void): void {
  const [to, then] = [f.builder.newBlock(), f.builder.newBlock()];
  const dst = f.register();
  f.terminate(node, { op: 'startAsync', dst, to, then });
  f.builder.place(then);
  give(dst);
  f.terminate(node, { op: 'return', value: dst });
  f.builder.place(to);
}

export function isAsyncGenerator({ scope: { node } }: FunctionLowering): boolean {
  return isFunctionNode(node) && isAsync(node) && isGenerator(node);
}

/** A program of the suite in our evaluator, under a limit of steps and depth. */

import { join } from 'node:path';
import { Refusal } from '../../src/base/diagnostic.js';
import { peek } from '../../src/eval/describe.js';
import type { Host } from '../../src/eval/index.js';
import { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles, overlay } from '../../src/source/files.js';
import { nodeFiles } from '../../src/source/node-files.js';
import type { Value } from '../../src/value/index.js';
import type { Ending } from './grade.js';
import type { Variant } from './suite.js';

const LIMITS = { steps: 5_000_000, depth: 5_000 };

/** What we say of a program that JavaScript rejects before running it. */
const EARLY: ReadonlySet<string> = new Set(['syntax-error', 'module-syntax', 'export-not-found', 'ambiguous-export']);

/** @param root of the checkout: files that a program imports are modules, whatever the nearest package says */
export function runOurs(variant: Variant, root: string): Ending {
  const printed: string[] = [];
  const host: Host = {
    print: (_machine, [text]) => void printed.push(String(text)),
    random: () => 0.5,
    now: () => 0,
    hasLater: true,
  };
  const files = overlay(
    memoryFiles({ [variant.path]: variant.text, [join(root, 'package.json')]: '{"type":"module"}' }),
    nodeFiles,
  );
  try {
    const program = createProgram(files, host, LIMITS);
    const ran = program.run(variant.path, variant.format);
    const { thrown } = ran.thrown === null ? program.finish() : ran;
    if (thrown === null) return { kind: 'done', printed };
    return { kind: 'uncaught', ...described(thrown.value) };
  } catch (problem) {
    if (!(problem instanceof Refusal)) return { kind: 'crashed', detail: String(problem) };
    const { code, message } = problem.diagnostic;
    if (EARLY.has(code)) return { kind: 'rejected', name: 'SyntaxError', detail: message };
    return { kind: 'refused', detail: `${code}: ${message}` };
  }
}

/** The name of the constructor of what was thrown, and its message. */
function described(thrown: Value): { name: string; detail: string } {
  if (!(thrown instanceof HeapObject)) return { name: '', detail: String(thrown) };
  const constructor = peek(thrown, 'constructor');
  const name = constructor instanceof HeapObject ? String(peek(constructor, 'name')) : '';
  return { name, detail: String(peek(thrown, 'message')) };
}

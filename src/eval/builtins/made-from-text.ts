/**
 * Code made from text while running. We evaluate none but the two texts with which older code finds the global object:
 * `this`, given to an `eval` that is not called by its name, and `return this` as the body of a Function.
 */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedConstruct } from '../../base/messages.js';
import type { FunctionSource } from '../../ir/types.js';
import type { HeapObject } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import type { Machine } from '../machine.js';

/** The value of a text that is a whole script. */
export function evaluateText(machine: Machine, text: string): Value {
  if (/^\s*this\s*;?\s*$/.test(text)) return machine.realm.global;
  throw new Refusal(unsupportedConstruct('direct-eval', 'eval(…)', '', machine.here()));
}

/** What `Function` makes of its arguments. */
export function functionFromText(machine: Machine, texts: readonly Value[]): HeapObject {
  const [body] = texts;
  if (texts.length === 1 && typeof body === 'string' && /^\s*return[ \t]+this\s*;?\s*$/.test(body))
    return machine.realm.closure(machine, returnsThis(body), []);
  throw new Refusal(unsupportedConstruct('direct-eval', 'Function(…)', '', machine.here()));
}

function returnsThis(body: string): FunctionSource {
  const text = `function anonymous(\n) {\n${body}\n}`;
  const span = { source: { path: 'Function', text }, start: 0, end: text.length };
  return {
    name: 'anonymous',
    kind: 'normal',
    strict: false,
    length: 0,
    span,
    isDeclarative: false,
    makesConstant: false,
    body: () => ({
      registers: 1,
      constants: [],
      blocks: [
        {
          instructions: [{ at: span, op: 'this', dst: 0 }],
          terminator: { at: span, op: 'return', value: 0 },
          handler: null,
        },
      ],
    }),
  };
}

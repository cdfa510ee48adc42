/**
 * The code of an activation that only runs a thunk and returns its result: the bottom of every execution, and one case
 * of a symbolic call. Its first register holds the thunk, the second the result.
 */

import type { FunctionSource } from '../ir/types.js';
import { Code } from './code.js';
import type { Value } from '../value/index.js';
import type { Path } from './path.js';
import { NO_ROUNDS, PENDING, State, type Invocation, type Thunk } from './state.js';

const source: FunctionSource = {
  name: '',
  kind: 'arrow',
  strict: true,
  length: 0,
  span: { source: { path: 'glassbox:trampoline', text: '' }, start: 0, end: 0 },
  isDeclarative: false,
  makesConstant: false,
  body: () => {
    throw new Error('the trampoline has no body');
  },
};

const code = new Code(
  source,
  [
    {
      operations: [
        (_machine, registers) => {
          const result = (registers[0] as unknown as Thunk)(1);
          if (result !== PENDING) registers[1] = result;
        },
      ],
      terminate: (machine, registers) => machine.calling.return(registers[1]),
      spans: [source.span, source.span],
      handler: null,
      order: 0,
      loops: [],
      live: [0, 1],
    },
  ],
  [undefined, undefined],
);

/** The call of it, which is always the same. */
export const TRAMPOLINE: Invocation = {
  code,
  callee: null,
  receiver: undefined,
  actuals: [],
  newTarget: undefined,
  constructing: null,
};

/** The state in which it begins. */
export function onTrampoline(thunk: Thunk, path: Path): State {
  return new State(code, [thunk as unknown as Value, undefined], path, null, NO_ROUNDS);
}

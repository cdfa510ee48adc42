/** Everything is concrete: nothing is ever asked. */

import type { Policy } from '../policy.js';

const never = (): never => {
  throw new Error('a concrete run met a symbolic value');
};

export const runPolicy: Policy = {
  name: 'run',
  merging: false,
  regions: null,
  passesGaps: false,
  assertions: null,
  outcomes: null,
  onRefusal: null,
  footprints: null,
  standIns: null,
  cache: null,
  summarise: null,
  decide: never,
  choose: never,
  isFeasible: never,
  concretize: never,
  meant: null,
  spreads: never,
  isPossible: () => false,
  settle: (_situation, conditions) => conditions,
  declares: () => false,
  mayContinue: () => true,
};

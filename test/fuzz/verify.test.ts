/** A little of what `npm run fuzz -- verify` does, always from the same seed. */

import { expect, test } from 'vitest';
import { describeFailure } from './bench.js';
import { compareContracts } from './verify/target.js';

test('contracts are judged as node judges them, whichever way paths are looked at', { timeout: 200_000 }, async () => {
  const seed = 20_265;
  const { counts, failure } = await compareContracts({ runs: 7, seed, path: null });
  if (failure !== null) expect.fail(describeFailure(failure));
  for (const verdict of ['all at once: holds', 'all at once: refuted', 'cut: cut'])
    expect(counts.get(verdict), `${verdict}, seed ${seed}`).toBeGreaterThan(0);
  expect(counts.get('cases: all tried')).toBeGreaterThan(0);
});

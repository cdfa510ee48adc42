/** Prepared code is made once for the same text, and again for any other. */

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { kept } from '../../../src/engine/real/kept.js';

afterEach(() => vi.unstubAllGlobals());

test('what was made of the same parts is kept, for one build', async () => {
  vi.stubGlobal('GLASSBOX_BUILD', 'one');
  const text = randomUUID();
  let count = 0;
  const make = (): Promise<string> => Promise.resolve(`made ${(count += 1)}`);
  expect(await kept(['a.ts', text], make)).toBe('made 1');
  expect(await kept(['a.ts', text], make)).toBe('made 1');
  expect(await kept(['a.ts', `${text} `], make)).toBe('made 2');
  expect(await kept(['a.ts', text, 'explained'], make)).toBe('made 3');
  vi.stubGlobal('GLASSBOX_BUILD', 'another');
  expect(await kept(['a.ts', text], make)).toBe('made 4');
});

/** What is embedded is what it was made of. Nobody commits it, so it may be of yesterday. */

import { expect, test } from 'vitest';
import { embedded } from '../../scripts/embeddings.js';
import { texts } from '../../src/browser/texts.generated.js';
import { read } from './sources.js';

test.each([...embedded()])('%s is what `npm run embed` writes', (path, text) => {
  expect(read(path) === text).toBe(true);
});

test('a spec finds all that it imports, and the checker all that is declared', () => {
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(['spec/index.ts', 'spec/check.ts', 'library/lib.es2022.d.ts', 'library/lib.es5.d.ts']),
  );
  expect(texts['spec/index.ts']).toBe(read('src/spec/index.ts'));
});

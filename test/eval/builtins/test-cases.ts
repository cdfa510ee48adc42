/** One test per builtin: its snippets print the same here and in node, or are all refused. */

import { expect, test } from 'vitest';
import { compareWithNode, observe, snippetsProgram } from '../support/compare.js';
import type { BuiltinCases } from './cases/case.js';

export function testCases(cases: readonly BuiltinCases[]): void {
  for (const { builtin, status, snippets } of cases) {
    test(`${builtin} (${status})`, () => {
      if (status !== 'refused') compareWithNode(snippetsProgram(snippets));
      else
        for (const snippet of snippets) {
          const { uncaught } = observe(snippet.includes(';') ? `(() => { ${snippet} })();` : `(${snippet});`);
          expect(`${snippet} → ${uncaught}`).toContain('→ refused: ');
        }
    });
  }
}

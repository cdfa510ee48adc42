/** In whose words a test is written: vitest's or those of node's own runner, and with types or without. */

export type TestRunner = 'vitest' | 'node';

export interface Dialect {
  /** The lines that import the runner. @param expects whether anything is expected besides that the call ends */
  imports(expects: boolean): readonly string[];
  isTrue(expression: string): string;
  differ(one: string, other: string): string;
  /** `: any`, where types are written. */
  readonly any: string;
  /** `: void`, likewise. */
  readonly nothing: string;
  /** `: () => boolean`, likewise. */
  readonly predicate: string;
  /** `!` after what is there though its type does not say so. */
  readonly sure: string;
  asAny(expression: string): string;
  /** Of the file. */
  readonly extension: 'ts' | 'mjs';
}

/** Node runs tests without types where the code has none, so that old versions can run them. @param isTyped whether the spec has types */
export function dialectOf(runner: TestRunner, isTyped: boolean): Dialect {
  return { ...runners[runner], ...(runner === 'vitest' || isTyped ? typed : untyped) };
}

const runners = {
  vitest: {
    imports: (expects: boolean) => [`import { ${expects ? 'expect, ' : ''}test } from 'vitest';`],
    isTrue: (expression: string) => `expect(${expression}).toBeTruthy();`,
    differ: (one: string, other: string) => `expect(${one}).not.toBe(${other});`,
  },
  node: {
    imports: (expects: boolean) => [
      ...(expects ? ["import assert from 'node:assert/strict';"] : []),
      "import { test } from 'node:test';",
    ],
    isTrue: (expression: string) => `assert.ok(${expression});`,
    differ: (one: string, other: string) => `assert.notEqual(${one}, ${other});`,
  },
} as const;

const typed = {
  any: ': any',
  nothing: ': void',
  predicate: ': () => boolean',
  sure: '!',
  asAny: (text: string) => `(${text} as any)`,
  extension: 'ts',
} as const;
const untyped = {
  any: '',
  nothing: '',
  predicate: '',
  sure: '',
  asAny: (text: string) => text,
  extension: 'mjs',
} as const;

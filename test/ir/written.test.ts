/** What the build writes of our own modules is what they are lowered to. */

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SourceText } from '../../src/base/span.js';
import { libraryTexts } from '../../src/eval/index.js';
import type { EsModuleIR } from '../../src/ir/modules.js';
import type { FunctionIR, FunctionSource } from '../../src/ir/types.js';
import { readLibrary, readModule, writeLibrary, writeModule } from '../../src/ir/written.js';
import { lowerLibrary, lowerModule } from '../../src/source/lower/index.js';

/** Everything, with bodies in the place of functions that would lower them. */
function whole(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(whole);
  if (value instanceof Map) return whole([...(value as Map<string, FunctionSource>)]);
  const content: object = 'body' in value ? { ...value, body: (value.body as () => FunctionIR)() } : value;
  // a key without a value is as good as none
  const entries = Object.entries(content).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === 'source' ? one : whole(one)]));
}

function expectSame(source: SourceText, format: 'module' | 'library'): void {
  if (format === 'module') {
    const module = lowerModule(source, 'esm') as EsModuleIR;
    expect(whole(readModule(writeModule(module), source))).toEqual(whole(module));
  } else {
    const library = lowerLibrary(source);
    expect(whole(readLibrary(writeLibrary(library), source))).toEqual(whole(library));
  }
}

test.each(['spec', 'abstractions', 'relations'])('the modules of %s', (room) => {
  for (const name of readdirSync(`src/${room}`)) {
    const path = `/src/${room}/${name}`;
    expectSame({ path, text: readFileSync(path.slice(1), 'utf8') }, 'module');
  }
});

test('the library', () => {
  for (const source of libraryTexts) expectSame(source, 'library');
});

test('what JSON does not have', () => {
  const text = String.raw`
    import * as others from './others.js';
    import { one } from './others.js';
    export * from './more.js';
    export { two as three } from './more.js';
    const tag = (parts) => parts;
    let later;
    export const values = [-0, 1 / 0, 0 / 0, 12n, undefined, null, 'a\nb', later, tag${'`\\u`'}, one, others];
    export default class { #secret = 1; get() { return this.#secret; } }
  `;
  expectSame({ path: '/odd.js', text }, 'module');
});

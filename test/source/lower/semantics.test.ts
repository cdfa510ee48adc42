/**
 * The lowered program does what node does. The snippets run in sloppy and in strict code; TypeScript is compared with
 * the output of the TypeScript compiler.
 */

import { describe, expect, test } from 'vitest';
import { lowerModule } from '../../../src/source/lower/index.js';
import { problemsOf, runByNode, runLowered } from './run.js';
import { sloppySnippets, snippets, typeScriptSnippets } from './snippets.js';

function compare(path: string, text: string): void {
  expect(problemsOf(lowerModule({ path, text }, 'commonjs').main)).toEqual([]);
  expect(runLowered(path, text)).toEqual(runByNode(path, text));
}

describe('sloppy code', () => {
  test.each(Object.entries({ ...snippets, ...sloppySnippets }))('%s', (_, text) => compare('test.js', text));
});

describe('strict code', () => {
  test.each(Object.entries(snippets))('%s', (_, text) => compare('test.js', `'use strict'; ${text}`));
});

describe('TypeScript', () => {
  test.each(Object.entries(typeScriptSnippets))('%s', (_, text) => compare('test.ts', text));
});

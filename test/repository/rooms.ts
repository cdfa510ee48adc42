/** Which room of `src` may import which. `rooms.test.ts` holds the code to it, `architecture.test.ts` the page. */

/** room → rooms it may import, besides itself. `entries` are the files directly in src: index.ts and browser.ts. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  base: [],
  ir: ['base'],
  source: ['ir', 'base'],
  formula: ['base'],
  solver: ['base'],
  value: ['formula', 'base'],
  heap: ['value', 'formula', 'base'],
  eval: ['ir', 'heap', 'value', 'formula', 'base'],
  space: ['heap', 'value', 'formula', 'spec', 'base'],
  spec: ['base'],
  verdict: ['base'],
  engine: ['base', 'ir', 'source', 'formula', 'solver', 'value', 'heap', 'eval', 'space', 'spec', 'verdict'],
  program: ['base', 'ir', 'source', 'formula', 'value', 'heap', 'eval'],
  report: ['verdict', 'base'],
  pipeline: ['base', 'source', 'formula', 'solver', 'heap', 'eval', 'space', 'spec', 'verdict', 'engine', 'program'],
  node: ['base', 'source', 'solver', 'eval', 'verdict', 'engine', 'program', 'pipeline'],
  browser: ['base', 'source', 'solver', 'pipeline'],
  entries: ['base', 'source', 'spec', 'verdict', 'program', 'report', 'pipeline', 'node', 'browser'],
  cli: ['entries', 'report', 'base'],
  abstractions: ['spec'],
  relations: ['abstractions', 'spec'],
};

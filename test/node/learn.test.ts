/** Learning end to end: a class without types, of plain objects, from real calls to a spec that is kept. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, startProject } from '../../scripts/broken.js';
import { learnSpecFile } from '../../src/node/tools.js';

const LIST = `export class List {
  constructor() { this.first = null; this.last = null; this.count = 0; }
  push(item) {
    const node = { item, next: null };
    if (this.last === null) this.first = node;
    else this.last.next = node;
    this.last = node;
    this.count += 1;
  }
  shift() {
    const { item, next } = this.first;
    this.first = next;
    if (next === null) this.last = null;
    this.count -= 1;
    return item;
  }
}
`;

test('a shape, an invariant and a precondition are learned', async () => {
  await inFolder(async (folder) => {
    startProject(folder);
    const file = join(folder, 'list.js');
    writeFileSync(file, LIST);
    const { text, path, clauses, inductive, suspects, open } = await learnSpecFile(file, 'List');
    expect([path, open, inductive]).toEqual([join(folder, 'list.check.js'), [], 3]);
    expect(clauses).toEqual([
      'subject.last is the last from subject.first on along next',
      'subject.count === countOfNodes(subject.first)',
    ]);
    expect(suspects).toEqual([
      { operation: 'shift', text: 'throws a TypeError', calls: 'const list = new List(); list.shift();' },
    ]);
    for (const line of [
      "first: tree('Node'), // a guess: nothing else leads there",
      "last: nullable(instances('Node')), // a guess",
      'precondition: (subject) => !!subject.first, // a guess: it throws elsewhere',
      'subject.last === lastByNext(subject.first) &&',
    ])
      expect(text).toContain(line);
    expect(readFileSync(file, 'utf8')).toBe(LIST);
  });
});

/** How many programs of each folder came to which end. */

import { GRADES, type Grade } from './grade.js';
import type { Result } from './run.js';

export type Counts = Readonly<Record<Grade, number>>;

/** By the first two folders, `built-ins/Array`, and in all. */
export function countsOf(results: readonly Result[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Record<Grade, number>>();
  for (const { name, grade } of results)
    for (const folder of [name.split('/').slice(0, -1).slice(0, 2).join('/'), 'all']) {
      const row = counts.get(folder) ?? { pass: 0, refused: 0, wrong: 0, crash: 0, apart: 0 };
      row[grade] += 1;
      counts.set(folder, row);
    }
  const all = counts.get('all');
  counts.delete('all');
  return all === undefined ? counts : counts.set('all', all);
}

export function table(counts: ReadonlyMap<string, Counts>): string {
  const width = Math.max(...[...counts.keys()].map((folder) => folder.length));
  const line = (first: string, cells: readonly unknown[]): string =>
    first.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  return [
    line('', GRADES),
    ...[...counts].map(([folder, row]) =>
      line(
        folder,
        GRADES.map((grade) => row[grade]),
      ),
    ),
  ].join('\n');
}

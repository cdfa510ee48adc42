/** What the tools that run the code have in common: what is asked after a call, and how many cases there are. */

import type { SortedSet } from './sorted-set.js';

/** Of how many cases, states with operations and arguments, something is known, and after how much processor time. */
export interface Answer {
  readonly verdict: 'holds' | 'refuted' | 'unfinished';
  readonly seen: number;
  readonly cases: number;
  readonly cpuSeconds: number;
}

export function violated(set: SortedSet, operation: 'insert' | 'delete', value: number): boolean {
  return !set.repOk() || set.has(value) !== (operation === 'insert');
}

export function nameOf(set: SortedSet): string {
  let name = '';
  for (let link = set.first; link !== null; link = link.next) name += `${link.value} `;
  return name;
}

export function sizeOf(set: SortedSet): number {
  let size = 0;
  for (let link = set.first; link !== null; link = link.next) size += 1;
  return size;
}

/** Two operations, 2n + 1 arguments, and as many states as there are sets of at most n of 2n + 1 numbers: half of all sets. */
export function casesOf(n: number): number {
  return 2 * (2 * n + 1) * 2 ** (2 * n);
}

/** Prints the answer. */
export function answer(n: number, seen: number, isWrong: boolean): void {
  const { user, system } = process.cpuUsage();
  const cases = casesOf(n);
  const verdict = isWrong ? 'refuted' : seen === cases ? 'holds' : 'unfinished';
  console.log(JSON.stringify({ verdict, seen, cases, cpuSeconds: (user + system) / 1e6 } satisfies Answer));
}

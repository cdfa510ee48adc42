/** What a call did, a line for each statement: where it stands, the statement itself, what it came to and what it changed. */

import type { Counterexample, TracedStep } from '../verdict/verdict.js';
import { plural } from './numbers.js';
import type { ReportOptions } from './options.js';
import { indent, line, padLine, paintLines, piece, textWidth, type Line } from './paint.js';

/** Longer statements are cut. */
const WIDEST = 44;

export function showTrace({ trace }: Counterexample, options: ReportOptions): string {
  if (trace === undefined) return '';
  const { steps, isCut } = trace;
  const places = steps.map(({ place }) => `${fileName(place.path)}:${place.line}`);
  const statements = steps.map(({ depth, text }) => shortened('  '.repeat(depth) + text));
  const [first, second] = [widest(places), widest(statements)];
  const lines = steps.map((step, index): Line => [
    ...padLine([piece(places[index]!, 'dim')], first + 2),
    ...padLine([piece(statements[index]!)], second + 2),
    ...line(doneBy(step), step.changes.length > 0 ? 'changed' : 'plain'),
  ]);
  const more = isCut ? [line(`… it went on after ${plural(steps.length, 'step')}`)] : [];
  return `\n${paintLines(indent([line('what it did:'), ...indent([...lines, ...more], 2)], 2), options.paint)}`;
}

function doneBy({ round, value, changes }: TracedStep): string {
  return [
    ...(round === null ? [] : [`round ${round}`]),
    ...(value === null ? [] : [value]),
    ...changes.map((one) => `${one.what} = ${one.value}`),
  ].join('; ');
}

function shortened(text: string): string {
  return textWidth(text) <= WIDEST ? text : `${[...text].slice(0, WIDEST - 1).join('')}…`;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The domains of a corpus file: an exported constant that says over which inputs `main` is to be judged. */

import type { Domains } from '../program/program.js';
import { show } from './show.js';

/** "export const domains = { a: [-1, 1], b: [0, null] };" */
export function declareDomains({ a, b }: Domains): string {
  return `export const domains = { a: [${a.join(', ')}], b: [${b.map(show).join(', ')}] };`;
}

/** @requires the text is a module with `export function main` */
export function domainsOf(source: string): Domains {
  const declared = /^export const domains = (\{[^;]*\});$/m.exec(source)?.[1];
  if (declared === undefined) return { a: [-1, 1], b: [0, 'x', undefined] };
  // our own corpus
  return new Function(`return ${declared};`)() as Domains;
}

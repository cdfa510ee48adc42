/** What constructors of the tally call. */

const LONGEST = 9;

/** A name as it is kept. */
export function shortened(name: string): string {
  return name.slice(0, LONGEST);
}

export function initialVotes(): number {
  return 0;
}

/** A reference, if it is one. */
export function referenceOf(reference: number): number {
  return reference;
}

/** A code that was typed in; −1 if it is none. */
export function bounded(text: string): number {
  return ['0', '1', '2'].indexOf(text);
}

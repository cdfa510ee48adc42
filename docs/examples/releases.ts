/** What a list of releases needs: versions that can be compared, and a search in what is sorted. The search has a mistake. */

export class Version {
  constructor(
    readonly major: number,
    readonly minor: number,
  ) {}

  equals(other: Version | null): boolean {
    return other !== null && this.major === other.major && this.minor === other.minor;
  }
}

/** Negative if the first is older, positive if it is newer. */
export function compare(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor;
}

/** The index of the first number that is not less than the one wanted; the length of the list if all are. */
export function firstNotBelow(list: readonly number[], wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

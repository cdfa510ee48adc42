/** What lists hold: objects, which are equal only to themselves. */
export class Item {}

export type Element = Item | null;

export function refuse(index: number): never {
  throw new RangeError(`no place ${index} in this list`);
}

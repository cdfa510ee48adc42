/** What objects have that say nothing else: a hash code of their own, whatever they are equal to. */
export abstract class Identified {
  constructor(readonly identity: number) {}

  hashCode(): number {
    return this.identity;
  }
}

/**
 * Things with identity. The heap's objects, variable cells and suspended generator frames all extend `Reference`,
 * so that a value can mention them without this room knowing what they hold.
 *
 * @invariant no two references of one evaluation have the same id, and ids grow in order of allocation
 */
export abstract class Reference {
  constructor(readonly id: number) {}

  /** Whether `typeof` says 'function'. */
  abstract get callable(): boolean;
}

/** A point in the plane equals the point in space above it, but not the other way round; and their hash codes differ. */

export class Point2D {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  equals(other: unknown): boolean {
    return other instanceof Point2D && other.x === this.x && other.y === this.y;
  }

  hashCode(): number {
    return (64 * this.x + this.y) | 0;
  }
}

export class Point3D extends Point2D {
  constructor(
    x: number,
    y: number,
    readonly z: number,
  ) {
    super(x, y);
  }

  override equals(other: unknown): boolean {
    return other instanceof Point3D && super.equals(other) && other.z === this.z;
  }

  override hashCode(): number {
    return (256 * this.z + super.hashCode()) | 0;
  }
}

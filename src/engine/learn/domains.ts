/**
 * The shape as the `state` of a spec: a domain for every field, with what was seen beside those that are a guess. Numbers that grow with the
 * domains of arguments grow with the scope; others keep the range that was seen.
 */

import { describePrimitive } from '../../spec/describe.js';
import { hasIntegers } from './places.js';
import type { Container, Link, Range, Seen, Shape, ShapeType } from './shape.js';

export interface FieldDomain {
  readonly text: string;
  /** What was seen, if the domain is a guess; null: it is plain to see. */
  readonly seen: string | null;
  /** Whether it says how objects hang together, which types do not say. */
  readonly isLink: boolean;
  /** Whether nothing was seen there, so that anything else that is known says more. */
  readonly isNothing?: true;
}

/** @param mention how the spec writes a type */
export function domainsOf(
  shape: Shape,
  mention: (type: ShapeType) => string,
  scope: number,
): ReadonlyMap<string, ReadonlyMap<string, FieldDomain>> {
  const writer = new Domains(shape, mention, scope);
  return new Map(
    [...shape.types.values()].map((type) => [
      type.name,
      new Map(
        [...type.fields].flatMap(([field, seen]) => {
          const domain = writer.of(type, field, seen);
          return domain === null ? [] : [[field, domain] as const];
        }),
      ),
    ]),
  );
}

class Domains {
  constructor(
    private readonly shape: Shape,
    private readonly mention: (type: ShapeType) => string,
    private readonly scope: number,
  ) {}

  /** Null if nothing was seen that a domain could say. */
  of(type: ShapeType, field: string, seen: Seen): FieldDomain | null {
    const is = (links: readonly Link[]): boolean => links.some((one) => one.from === type.name && one.field === field);
    if (seen.isOpaque) return { text: 'constant()', seen: 'what cannot be looked into', isLink: false };
    if (is(this.shape.up)) {
      const target = this.mention(type);
      return { text: `derived(${nullable(seen, `instances(${target})`)})`, seen: 'it leads up the tree', isLink: true };
    }
    if (is(this.shape.owners)) {
      const target = this.mention(this.shape.types.get(this.shape.subject)!);
      const text = `nullable(nullable(instances(${target})), undefined)`;
      return {
        text,
        seen: `it leads to the ${this.shape.subject}, and of what is removed perhaps nowhere`,
        isLink: true,
      };
    }
    const [object, ...others] = seen.objects;
    if (object !== undefined && others.length > 0) return null;
    const isTree = is(this.shape.tree);
    const reference = (inner: Seen, name: string): string => {
      const target = this.mention(this.shape.types.get(name)!);
      if (!isTree) return nullable(inner, `instances(${target})`);
      if (inner.isNull && !inner.isUndefined) return `tree(${target})`;
      return nullable(inner, `tree(${target}, { optional: false })`);
    };
    if (object !== undefined)
      return {
        text: reference(seen, object),
        seen: isTree ? 'nothing else leads there' : `some ${object} of the state`,
        isLink: true,
      };
    if (seen.container !== null) {
      const [element, ...more] = seen.container.values.objects;
      if (more.length > 0) return null;
      const text = this.container(seen.container, (inner) =>
        element === undefined ? this.element(inner) : reference(inner, element),
      );
      return text === null ? null : { text, seen: sizesOf(seen.container), isLink: element !== undefined };
    }
    const text = this.primitives(seen);
    if (text === null) return null;
    return isNothing(seen)
      ? { text, seen: 'nothing else was seen', isLink: false, isNothing: true }
      : { text, seen: rangeText(seen), isLink: false };
  }

  private container(
    { kind, small, large, keys, values, hasHoles }: Container,
    of: (values: Seen) => string | null,
  ): string | null {
    const inner = of(values);
    if (inner === null && !isNone(values)) return null;
    const given = inner ?? 'int(0, n)';
    if (kind === 'set') return `set(${given})`;
    if (kind === 'map') return `map(${(keys === null ? null : this.primitives(keys)) ?? 'int(0, n)'}, ${given})`;
    const isFixed = small.lo === large.hi;
    const sizes = isFixed
      ? [`length: ${small.lo}`]
      : small.lo > 0
        ? [`minimum: ${small.lo}`, `maximum: ${small.hi}`]
        : small.hi > this.scope && small.hi > 0
          ? [`maximum: ${this.most(small)}`]
          : [];
    const options = [...sizes, ...(hasHoles ? ['holes: true'] : [])];
    return `array(${given}${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`;
  }

  /** What stands in a container that has no objects of classes; null: there is more than domains can say. */
  private element(seen: Seen): string | null {
    const { container } = seen;
    if (container === null) return seen.objects.size > 0 || seen.isOpaque ? null : this.primitives(seen);
    const text = this.container(container, (inner) => this.element(inner));
    return text === null ? null : nullable(seen, text);
  }

  private most({ hi }: Range): string {
    return hi <= this.scope + 1 ? 'n' : String(hi);
  }

  private primitives(seen: Seen): string | null {
    if (hasIntegers(seen)) return nullable(seen, this.integers(seen));
    const values = [...seen.others].map((one) => describePrimitive(one as string));
    const nothings = [...(seen.isNull ? ['null'] : []), ...(seen.isUndefined ? ['undefined'] : [])];
    const kinds = [
      ...(seen.small === null && seen.large === null ? [] : [this.integers(seen)]),
      ...(seen.isBoolean ? ['bool()'] : []),
      ...(values.length === 0 ? [] : [`oneOf(${values.join(', ')})`]),
    ];
    if (kinds.length > 1) return nullable(seen, `anyOf(${kinds.join(', ')})`);
    if (seen.isBoolean) return nullable(seen, 'bool()');
    return values.length + nothings.length === 0 ? null : `oneOf(${[...values, ...nothings].join(', ')})`;
  }

  /** `int(0, n)` where the range grows with the scope. */
  private integers({ small, large }: Seen): string {
    const [{ lo, hi }, wide] = [small ?? large!, large ?? small!];
    const least = Math.min(lo, wide.lo);
    const most = Math.max(hi, wide.hi);
    // what goes beyond the scope and no further at a larger one does not grow with it
    if (small !== null && large !== null && hi > this.scope && hi === wide.hi) return `int(${least}, ${hi})`;
    return least <= 0 && most >= this.scope ? `int(${least}, n)` : `int(${least}, ${hi})`;
  }
}

/** Whether nobody has seen anything there. */
function isNone(seen: Seen): boolean {
  const { isNull, isUndefined, container, objects, isOpaque } = seen;
  return isNothing(seen) && !isNull && !isUndefined && container === null && objects.size === 0 && !isOpaque;
}

/** Whether it was null or undefined whenever it was looked at. */
function isNothing({ isBoolean, others, small, large }: Seen): boolean {
  return small === null && large === null && others.size === 0 && !isBoolean;
}

function nullable({ isNull, isUndefined }: Seen, domain: string): string {
  const inner = isNull ? `nullable(${domain})` : domain;
  return isUndefined ? `nullable(${inner}, undefined)` : inner;
}

function rangeText({ small, large }: Seen): string | null {
  const range = small ?? large;
  return range === null ? null : `${range.lo} … ${Math.max(range.hi, large?.hi ?? range.hi)} seen`;
}

function sizesOf({ small, large }: Container): string {
  return small.lo === large.hi ? `always ${small.lo}` : `${small.lo} … ${large.hi} elements seen`;
}

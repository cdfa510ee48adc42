/**
 * The places of a shape that clauses speak of: what can be read from the subject, and the trees that hang from it, each with the fields of its
 * nodes by what they hold.
 */

import { of } from './clause.js';
import type { Link, Seen, Shape, ShapeType } from './shape.js';

/** Something that can be read from the subject, such as `subject.front.head`. */
export interface Reading {
  readonly text: string;
  readonly seen: Seen;
  /** The type of the object that has it, and the field. */
  readonly owner: string;
  readonly field: string;
}

export interface Root {
  readonly text: string;
  /** Whether it is an array of roots. */
  readonly isMany: boolean;
}

/** The trees of one type. */
export interface Trees {
  readonly type: ShapeType;
  /** Links from nodes to nodes. */
  readonly links: readonly Link[];
  readonly roots: readonly Root[];
  /** Fields with whole numbers and nothing else. */
  readonly integers: readonly string[];
  /** Fields with two values. */
  readonly flags: readonly { readonly field: string; readonly values: readonly [string, string] }[];
  /** Fields with arrays of whole numbers. */
  readonly lists: readonly string[];
  /** Fields that lead up along the tree. */
  readonly up: readonly string[];
}

const MOST_STEPS = 2;

/** Fields of the subject, and of objects that it always has. */
export function placesOf(shape: Shape): readonly Reading[] {
  const found: Reading[] = [];
  const visit = (text: string, type: string, steps: number): void => {
    for (const [field, seen] of shape.types.get(type)!.fields) {
      if (isHidden(field)) continue;
      found.push({ text: of(text, field), seen, owner: type, field });
      const [only] = seen.objects;
      const isOne = seen.objects.size === 1 && !seen.isNull && !seen.isUndefined && seen.container === null;
      const link = shape.tree.find((one) => one.from === type && one.field === field && one.way === 'field');
      const isNode = shape.tree.some(({ from, to }) => from === only && to === only);
      if (isOne && !isNode && link !== undefined && only !== type && steps < MOST_STEPS)
        visit(of(text, field), only!, steps + 1);
    }
  };
  visit('subject', shape.subject, 1);
  return found;
}

/** Private names cannot be read from outside. */
export function isHidden(field: string): boolean {
  return field.includes('#') || field.startsWith('[Symbol');
}

export function treesOf(shape: Shape): readonly Trees[] {
  return [...shape.types.values()].flatMap((type): readonly Trees[] => {
    const links = shape.tree.filter(
      ({ from, to, field }) => from === type.name && to === type.name && !isHidden(field),
    );
    if (links.length === 0) return [];
    const roots = rootsOf(shape, type.name);
    if (roots.length === 0) return [];
    const fields = [...type.fields].filter(([field]) => !isHidden(field));
    return [
      {
        type,
        links,
        roots,
        integers: fields.filter(([, seen]) => isInteger(seen)).map(([field]) => field),
        flags: fields.flatMap(([field, seen]) => {
          const values = flagValues(seen);
          return values === null ? [] : [{ field, values }];
        }),
        lists: fields
          .filter(([, { container }]) => container?.kind === 'array' && isInteger(container.values))
          .map(([field]) => field),
        up: shape.up.filter(({ from }) => from === type.name).map(({ field }) => field),
      },
    ];
  });
}

function rootsOf(shape: Shape, type: string): readonly Root[] {
  if (shape.subject === type) return [{ text: 'subject', isMany: false }];
  return placesOf(shape).flatMap(({ text, owner, field }) => {
    const link = shape.tree.find((one) => one.from === owner && one.field === field && one.to === type);
    return link === undefined || link.way === 'values' || owner === type
      ? []
      : [{ text, isMany: link.way === 'elements' }];
  });
}

export function isInteger(seen: Seen): boolean {
  return hasIntegers(seen) && !seen.isNull && !seen.isUndefined;
}

/** Whole numbers, or nothing. */
export function hasIntegers({ small, large, others, isBoolean, objects, container, isOpaque }: Seen): boolean {
  return (
    (small ?? large) !== null &&
    others.size === 0 &&
    !isBoolean &&
    objects.size === 0 &&
    container === null &&
    !isOpaque
  );
}

/** Two values, but not just any two that were given as arguments: those have one letter. */
function flagValues({
  isNull,
  isUndefined,
  small,
  large,
  others,
  isBoolean,
  objects,
  container,
  isOpaque,
}: Seen): readonly [string, string] | null {
  if (isNull || isUndefined || isOpaque || objects.size > 0 || container !== null) return null;
  if (isBoolean) return others.size === 0 && small === null ? ['true', 'false'] : null;
  if (small === null && others.size === 2 && [...others].every((one) => typeof one === 'string' && one.length > 1))
    return [...others].map((one) => JSON.stringify(one)) as [string, string];
  const isSame = small !== null && large !== null && small.lo === large.lo && small.hi === large.hi;
  return isSame && small.hi === small.lo + 1 ? [String(small.lo), String(small.hi)] : null;
}

/** The same said of every root. */
export function ofRoots(trees: Trees, said: (root: string) => string): string {
  return trees.roots
    .map(({ text, isMany }) => (isMany ? `${text}.every((node@) => ${said('node')})` : said(text)))
    .join(' && ');
}

/** The same said of everything below a node. */
export function below(links: readonly Link[], said: (child: string, link: Link) => string): readonly string[] {
  return links.map((link) => {
    const child = of('node', link.field);
    return link.way === 'field' ? said(child, link) : `${child}.every((child@) => ${said('child', link)})`;
  });
}

/** A sum over everything below a node. */
export function summed(links: readonly Link[], measure: string): string {
  return links
    .map((link) => {
      const child = of('node', link.field);
      return link.way === 'field'
        ? `${measure}(${child})`
        : `${child}.reduce((sum@, child@) => sum + ${measure}(child), 0)`;
    })
    .join(' + ');
}

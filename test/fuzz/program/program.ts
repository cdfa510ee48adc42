/**
 * A random program: a module that exports `main(a, b, c)`, and the small domains its arguments range over.
 *
 * `main` never throws: it returns ['ok', result, log] or ['threw', name, log]. `hit`, `watch` and `see` do nothing in the
 * text; whoever runs it with node may give it others that count.
 */

import fc from 'fast-check';
import { growList, growOneOf, smallerLists, type Tree } from './tree.js';
import { MAPPED_IMPORT } from './mapped.js';
import { stocks } from './forms/statements.js';
import { Renderer, type Variable } from './render.js';

export type Primitive = undefined | null | boolean | number | string;

export interface Domains {
  /** The first and last integer of a. */
  readonly a: readonly [number, number];
  readonly b: readonly Primitive[];
}

export type Input = readonly [a: number, b: Primitive, c: boolean];

export interface RandomProgram {
  readonly domains: Domains;
  /** Whether the declarations stand at the top of the module; else inside the function, where they see the inputs. */
  readonly top: boolean;
  readonly declarations: readonly Tree[];
  readonly body: readonly Tree[];
}

/** What the text begins with. The first line is what node's run replaces by counters. */
export const COUNTERS = 'function hit() {} function watch(x) { return x; } function see() { return watch; }';

const PRELUDE = `let log = [];
const sym = Symbol('sym');
function nameOf(error) { return error instanceof Error ? error.name : error; }
`;

const MAIN = `export function main(a, b, c) {
  log = [];
  try {
    return ['ok', work(a, b, c), log];
  } catch (error) {
    return ['threw', nameOf(error), log];
  }
}
`;

const PARAMETERS: readonly Variable[] = [
  { name: 'a', sort: 'num', assignable: false, input: true },
  { name: 'b', sort: 'any', assignable: false, input: true },
  { name: 'c', sort: 'bool', assignable: false, input: true },
];

/** The module's text; without counters it is what a person wants to read. */
export function sourceOf({ top, declarations, body }: RandomProgram, counters: boolean): string {
  const renderer = new Renderer(counters);
  const outer = top ? renderer.declarations(declarations) : '';
  const inner = renderer.body(top ? body : [...declarations, ...body], PARAMETERS);
  const imports = `${outer}${inner}`.includes('mapped(') ? `${MAPPED_IMPORT}\n` : '';
  return `${COUNTERS}\n${imports}${PRELUDE}${outer}\nfunction work(a, b, c) {\n${inner}\n}\n${MAIN}`;
}

export function inputsOf({ a: [lo, hi], b }: Domains): readonly Input[] {
  const inputs: Input[] = [];
  for (let n = lo; n <= hi; n += 1) for (const one of b) inputs.push([n, one, false], [n, one, true]);
  return inputs;
}

const RANGES: readonly Domains['a'][] = [
  [-1, 1],
  [-1, 2],
  [0, 2],
  [-2, 0],
  [0, 3],
  [-3, -1],
  [1, 3],
  [2147483646, 2147483648],
  [9007199254740989, 9007199254740991],
];
/** The first seven are taken most of the time. */
const USUAL = 7;

const PRIMITIVES: readonly Primitive[] = [
  0,
  1,
  'x',
  null,
  undefined,
  -0,
  0.5,
  2147483647,
  9007199254740991,
  NaN,
  '',
  '1',
  true,
  -1,
];

class ProgramArbitrary extends fc.Arbitrary<RandomProgram> {
  generate(random: fc.Random): fc.Value<RandomProgram> {
    const usual = random.nextInt(0, 9) < 8;
    const a = RANGES[random.nextInt(0, (usual ? USUAL : RANGES.length) - 1)]!;
    const count = a[1] - a[0] >= 3 ? 3 : random.nextInt(2, 4);
    const b: Primitive[] = [];
    while (b.length < count) {
      const one = PRIMITIVES[random.nextInt(0, PRIMITIVES.length - 1)];
      if (!b.some((other) => Object.is(other, one))) b.push(one);
    }
    const declarations = growList(random, 'declaration', random.nextInt(1, 4), { statement: 2, expression: 2 });
    const depth = { statement: 3, expression: random.nextInt(0, 4) === 0 ? 3 : 2 };
    const body = [growOneOf(random, stocks, depth), ...growList(random, 'statement', random.nextInt(2, 6), depth)];
    return new fc.Value({ domains: { a, b }, top: random.nextInt(0, 3) === 0, declarations, body }, undefined);
  }

  canShrinkWithoutContext(_value: unknown): _value is RandomProgram {
    return false;
  }

  shrink(program: RandomProgram): fc.Stream<fc.Value<RandomProgram>> {
    return fc.stream(smallerPrograms(program)).map((smaller) => new fc.Value(smaller, undefined));
  }
}

function* smallerPrograms(program: RandomProgram): Generator<RandomProgram> {
  const { domains, declarations, body } = program;
  for (const smaller of smallerLists(body)) yield { ...program, body: smaller };
  for (const smaller of smallerLists(declarations)) yield { ...program, declarations: smaller };
  const {
    a: [lo, hi],
    b,
  } = domains;
  if (lo < hi) {
    yield { ...program, domains: { a: [lo, lo], b } };
    yield { ...program, domains: { a: [lo + 1, hi], b } };
    yield { ...program, domains: { a: [lo, hi - 1], b } };
  }
  if (b.length > 1) {
    for (const i of b.keys()) yield { ...program, domains: { a: [lo, hi], b: b.filter((_, j) => j !== i) } };
  }
}

export const programs: fc.Arbitrary<RandomProgram> = new ProgramArbitrary();

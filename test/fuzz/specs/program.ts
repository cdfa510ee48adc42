/**
 * A random class with a natural invariant: a world, some claims about it, some operations. What it says can be written in several styles, all
 * of which mean the same; a verdict must not depend on the style.
 */

import type { Files } from '../bench.js';
import fc from 'fast-check';
import { HELPERS, mentioned } from './helpers.js';
import { textOf } from './template.js';
import { WORLDS, type World } from './worlds.js';

export interface RandomSpec {
  readonly world: string;
  readonly code: string;
  readonly fields: string;
  readonly state: Readonly<Record<string, string>>;
  readonly construct: string | null;
  readonly parent: string | null;
  readonly other: string | null;
  /** Bodies of predicates on `$`. */
  readonly claims: readonly string[];
  readonly operations: readonly RandomOperation[];
  /** Texts of helpers that were chosen. */
  readonly helpers: Readonly<Record<string, string>>;
}

interface RandomOperation {
  readonly name: string;
  readonly text: string;
  /** Domains of its parameters; null: from the types. */
  readonly domains: string | null;
}

/** How the same thing is written. */
export interface Style {
  /** Where claims stand: in methods, in functions beside the class, in arrow functions inside of `repOk`, or in `repOk` itself. */
  readonly claims: 'method' | 'function' | 'arrow' | 'field' | 'inline';
  readonly reversesFields: boolean;
  readonly reversesOperations: boolean;
  /** Whether helpers are in a module of their own. */
  readonly splitsFiles: boolean;
}

export const PLAIN: Style = { claims: 'method', reversesFields: false, reversesOperations: false, splitsFiles: false };

const IMPORTS = 'array, bool, check, instances, int, map, nullable, oneOf, set, tree';

/** Worlds with many claims come up more often. */
export const specs: fc.Arbitrary<RandomSpec> = fc.oneof(
  ...WORLDS.map((world) => ({ weight: world.claims.length, arbitrary: specsOf(world) })),
);

export function specsOf(world: World): fc.Arbitrary<RandomSpec> {
  return fc.record({
    world: fc.constant(world.name),
    code: textOf(world.code),
    fields: textOf(world.fields),
    state: records(world.state),
    construct: fc.constant(world.construct ?? null),
    parent: fc.constant(world.extends ?? null),
    other: fc.constant(world.other ?? null),
    claims: fc.array(textsAmong(world.claims), { minLength: 1, maxLength: 2 }),
    operations: fc
      .array(textsAmong(world.operations), { minLength: 1, maxLength: 2 })
      .map((texts) => texts.map(operationIn).filter(isFirstOfItsName)),
    helpers: records(HELPERS),
  });
}

/** Every one of them is as likely as the others, however many alternatives it has. */
function textsAmong(templates: readonly string[]): fc.Arbitrary<string> {
  return fc.nat(templates.length - 1).chain((which) => textOf(templates[which]!));
}

function records(templates: Readonly<Record<string, string>>): fc.Arbitrary<Readonly<Record<string, string>>> {
  return fc.record(Object.fromEntries(Object.entries(templates).map(([name, template]) => [name, textOf(template)])));
}

function operationIn(text: string): RandomOperation {
  const [method, domains] = text.split(' // ');
  return { name: /^\w+/.exec(text)![0], text: method!, domains: domains ?? null };
}

function isFirstOfItsName({ name }: RandomOperation, index: number, all: readonly RandomOperation[]): boolean {
  return all.findIndex((one) => one.name === name) === index;
}

export function filesOf(spec: RandomSpec, style: Style = PLAIN): Files {
  const { code, parent, operations, other } = spec;
  const fields = style.reversesFields ? reversed(spec.fields) : spec.fields;
  const methods = (style.reversesOperations ? [...operations].reverse() : operations).map(({ text }) => text);
  const { inside, beside, invariant } = written(spec, style);
  const body = [fields, ...inside, `repOk(): boolean { ${invariant} }`, ...methods];
  const subject = `export class Subject${parent === null ? '' : ` extends ${parent}`} {\n  ${body.join('\n  ')}\n}`;
  const names = mentioned([code, subject, ...beside].join('\n'));
  const helpers = names.map((name) => spec.helpers[name]!);
  const isSplit = style.splitsFiles && names.length > 0 && !helpers.some((text) => /\b(Node|Tree|Leaf)\b/.test(text));
  const start = isSplit ? [`import { ${names.join(', ')} } from './helpers.js';`, code] : [code, ...helpers];
  return {
    'code.ts': `${[...start, ...beside, subject].filter((text) => text !== '').join('\n')}\n`,
    ...(isSplit ? { 'helpers.ts': `${helpers.map((text) => `export ${text}`).join('\n')}\n` } : {}),
    ...(other === null ? {} : { 'other.ts': `${other}\n` }),
    'code.check.ts': specText(spec, style),
  };
}

function specText({ state, code, construct, operations }: RandomSpec, { reversesOperations }: Style): string {
  const classes = [...code.matchAll(/export class (\w+)/g)].map((match) => match[1]!);
  const order = reversesOperations ? [...operations].reverse() : operations;
  return `import { ${IMPORTS} } from 'glassbox';
import { ${['Subject', ...classes].join(', ')} } from './code.js';
check(Subject, {
  state: { ${Object.entries(state)
    .map(([name, fields]) => `${name}: { ${fields} }`)
    .join(', ')} },${construct === null ? '' : `\n  construct: [${construct}],`}
  operations: { ${order.map(({ name, domains }) => `${name}: ${domains === null ? '{}' : `[${domains}]`}`).join(', ')} },
});
`;
}

/** Claims in the style that is asked for. */
function written(
  { claims }: RandomSpec,
  { claims: style }: Style,
): { readonly inside: readonly string[]; readonly beside: readonly string[]; readonly invariant: string } {
  const body = (claim: string, subject: string): string => claim.replaceAll('$', subject);
  const all = (call: (index: number) => string): string =>
    `return ${claims.map((_, index) => call(index)).join(' && ')};`;
  switch (style) {
    case 'method':
      return {
        inside: claims.map((claim, index) => `claim${index}(): boolean { ${body(claim, 'this')} }`),
        beside: [],
        invariant: all((index) => `this.claim${index}()`),
      };
    case 'field':
      return {
        inside: claims.map((claim, index) => `claim${index} = (): boolean => { ${body(claim, 'this')} };`),
        beside: [],
        invariant: all((index) => `this.claim${index}()`),
      };
    case 'function':
      return {
        inside: [],
        beside: claims.map((claim, index) => `function claim${index}(s: Subject): boolean { ${body(claim, 's')} }`),
        invariant: all((index) => `claim${index}(this)`),
      };
    case 'arrow':
      return {
        inside: [],
        beside: [],
        invariant: `${claims.map((claim, index) => `const claim${index} = (): boolean => { ${body(claim, 'this')} };`).join(' ')} ${all((index) => `claim${index}()`)}`,
      };
    case 'inline':
      return { inside: [], beside: [], invariant: inlined(claims.map((claim) => body(claim, 'this'))) };
  }
}

/** The last claim returns what `repOk` returns; those before it are left by a label. */
function inlined(bodies: readonly string[]): string {
  const last = bodies.at(-1)!;
  const before = bodies
    .slice(0, -1)
    .map(
      (text, index) =>
        `{ let is${index} = false; check${index}: { ${leaving(text, index)} } if (!is${index}) return false; }`,
    );
  return [...before, last].join(' ');
}

/** `return e;` → `{ is0 = e; break check0; }` */
function leaving(text: string, index: number): string {
  return text.includes('=>')
    ? `is${index} = ((): boolean => { ${text} })();`
    : text.replace(
        /return ([^;]*);/g,
        (_, value: string) => `{ is${index} = Boolean(${value}); break check${index}; }`,
      );
}

/** Fields from last to first; only those that do not depend on each other. */
function reversed(fields: string): string {
  if (/[{}(]/.test(fields.replace(/new \w+(<[^>]*>)?\(\)/g, ''))) return fields;
  return `${fields
    .split(';')
    .map((field) => field.trim())
    .filter((field) => field !== '')
    .reverse()
    .join('; ')};`;
}

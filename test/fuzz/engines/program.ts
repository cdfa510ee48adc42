/** A random class, reducer or function with a spec: two texts, `code.ts` and `code.check.ts`. */

import fc from 'fast-check';
import {
  MEMBERS,
  MEMBER_CONDITIONS,
  MEMBER_NUMBERS,
  MEMBER_STATEMENTS,
  OWNERS,
  helpersFor,
  type Member,
} from './members.js';
import {
  GIVEN_CONDITIONS,
  GIVEN_FIELDS,
  GIVEN_HELPERS,
  GIVEN_NUMBERS,
  GIVEN_PARAMETERS,
  GIVEN_STATEMENTS,
} from './givens.js';
import { AFTERWARDS, WRITES, frames } from './afterwards.js';
import {
  OTHER_CLAIMS,
  OTHER_CONDITIONS,
  OTHER_FIELDS,
  OTHER_NUMBERS,
  OTHER_PARAMETERS,
  OTHER_STATEMENTS,
} from './others.js';
import { textOf, type Grammar, type Sort, type Table } from './grammar.js';
import {
  CLAIMS,
  EXPRESSIONS,
  HELPERS,
  NODE_FIELDS,
  PLAIN_FIELDS,
  POSTCONDITIONS,
  STATEMENTS,
  type Field,
} from './vocabulary.js';

export interface RandomProgram {
  readonly code: string;
  readonly spec: string;
}

/** How nodes are led to: as trees, as anything, as trees with references beside them, or as the types say. */
type Mode = 'tree' | 'reference' | 'mixed' | 'open';

const EXTRAS = ['other', 'parent', 'mark', 'local', 'kids', 'by', 'part', 'lock', 'calm'] as const;
type Extra = (typeof EXTRAS)[number];

interface Theme {
  readonly fields: readonly Field[];
  readonly mode: Mode;
  /** Options of tree domains. */
  readonly options: string;
  /** Further parts of a node. */
  readonly extras: readonly Extra[];
}

interface RandomOperation {
  readonly parameters: readonly Parameter[];
  readonly body: readonly string[];
  readonly ending: string;
  readonly precondition: string | null;
  readonly postcondition: string | null;
  readonly throws: boolean;
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly domain: string;
  /** As it is written, if not as a name with a type. */
  readonly declared?: string;
}

const PARAMETERS: readonly Parameter[] = [
  { name: 'a', type: 'number', domain: 'int(0, 1)' },
  { name: 'a', type: 'number', domain: 'int()' },
  { name: 'c', type: 'boolean', domain: 'bool()' },
  { name: 'b', type: 'Node | null', domain: 'nullable(instances(Node))' },
  { name: 'b', type: 'Node', domain: 'instances(Node)' },
  { name: 'b', type: 'Node | null', domain: 'tree(Node)' },
  { name: 'f', type: 'Node | null', domain: 'nullable(instances(Node))' },
  { name: 'g', type: 'Node[]', domain: 'array(instances(Node), { maximum: 2 })' },
  { name: 'h', type: 'Map<number, Node>', domain: 'map(int(0, 1), instances(Node), { maximum: 1 })' },
  {
    name: 'k',
    type: '{ p: Node; q: Node | null }',
    domain: 'record({ p: instances(Node), q: nullable(instances(Node)) })',
  },
  { name: 'f', type: 'Node', domain: 'instances(Node, 2)' },
  { name: 'd', type: '{ x: number }', domain: 'record({ x: int(0, 1) })' },
  { name: 'e', type: 'number[]', domain: 'array(int(0, 1), { maximum: 1 })' },
  { name: 'm', type: 'number', domain: 'optional(int(0, 1))', declared: 'm?: number' },
  { name: 'o', type: 'number', domain: 'optional(int(0, 1))', declared: 'o = 1' },
  ...GIVEN_PARAMETERS,
];

const declaration = ({ name, type, declared }: Parameter): string => declared ?? `${name}: ${type}`;

const IMPORTS =
  'check, bool, int, oneOf, made, nullable, tree, instances, array, map, set, record, anyOf, optional, constant, derived, after, isSame';

/** How deep expressions and statements nest. */
const DEPTH = 2;

const ALL_STATEMENTS: Table = [...STATEMENTS, ...MEMBER_STATEMENTS, ...OTHER_STATEMENTS, ...GIVEN_STATEMENTS];
const ALL_EXPRESSIONS = {
  ...EXPRESSIONS,
  num: [...EXPRESSIONS.num, ...MEMBER_NUMBERS, ...OTHER_NUMBERS, ...GIVEN_NUMBERS],
  bool: [...EXPRESSIONS.bool, ...MEMBER_CONDITIONS, ...OTHER_CONDITIONS, ...GIVEN_CONDITIONS],
};
const ALL_PLAIN: readonly (readonly (Field | Member)[])[] = [
  ...PLAIN_FIELDS,
  ...MEMBERS,
  ...OWNERS,
  ...OTHER_FIELDS,
  ...GIVEN_FIELDS,
];

function grammarOf(names: Iterable<string>, subject: string, stmt: Table = ALL_STATEMENTS): Grammar {
  const tables = { ...ALL_EXPRESSIONS, stmt, claim: [...CLAIMS, ...OTHER_CLAIMS], promise: POSTCONDITIONS };
  return { subject, names: new Set(names), tables };
}

const themes: fc.Arbitrary<Theme> = fc
  .record({
    plain: fc.subarray([...ALL_PLAIN.keys()], { minLength: 0, maxLength: 3 }),
    versions: fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11)),
    nodes: fc.oneof(
      { weight: 2, arbitrary: fc.constant([] as Field[]) },
      { weight: 3, arbitrary: fc.subarray([...NODE_FIELDS], { minLength: 1, maxLength: 3 }).map(onePerName) },
    ),
    mode: fc.constantFrom<Mode>('tree', 'reference', 'mixed', 'open'),
    options: fc.constantFrom(
      '',
      ', { count: 2, height: 2 }',
      ', { count: 1 }',
      ', { height: 2 }',
      ', { nodes: 2 }',
      ', { nodes: 2, count: 3 }',
    ),
    extras: fc.subarray<Extra>([...EXTRAS], { maxLength: 2 }),
  })
  .map(({ plain, versions, nodes, ...rest }) => {
    const chosen = plain.map((index, i) => ALL_PLAIN[index]![versions[i]! % ALL_PLAIN[index]!.length]!);
    // now and then the base class and the class itself have a private field of one name
    const isInherited = chosen.some(({ name }) => name === 'baseK') && versions[0] % 2 === 0;
    const own = isInherited && !chosen.some(({ name }) => name === '#k') ? PLAIN_FIELDS[1]!.slice(0, 1) : [];
    const fields = [...own, ...chosen, ...nodes];
    return { ...rest, fields: fields.length > 0 ? fields : [PLAIN_FIELDS[0]![0]!] };
  });

function namesIn({ fields, extras }: Theme, parameters: readonly Parameter[]): string[] {
  return [
    ...fields.map(({ name }) => name),
    ...extras.map((name) => `%${name}`),
    ...parameters.map(({ name }) => `@${name}`),
  ];
}

const parameterLists = fc.oneof(
  { weight: 3, arbitrary: fc.subarray<Parameter>([...PARAMETERS], { maxLength: 2 }).map(onePerName) },
  {
    weight: 1,
    arbitrary: fc
      .subarray<Parameter>([...PARAMETERS.slice(0, 3), ...OTHER_PARAMETERS], { maxLength: 3 })
      .map(onePerName),
  },
);

function onePerName<T extends { readonly name: string }>(list: readonly T[]): T[] {
  return list.filter(({ name }, i) => list.findIndex((one) => one.name === name) === i);
}

function operations(theme: Theme): fc.Arbitrary<RandomOperation> {
  return parameterLists.chain((parameters) => {
    const names = namesIn(theme, parameters);
    const inside = grammarOf(names, 'this');
    const outside = grammarOf(
      names.filter((name) => !name.startsWith('#')),
      's',
    );
    const statement = textOf(inside, 'stmt', DEPTH);
    const takesOthers = parameters.some((one) => OTHER_PARAMETERS.some(({ name }) => name === one.name));
    const withOthers = textOf(grammarOf(names, 'this', OTHER_STATEMENTS), 'stmt', DEPTH);
    const stays = fc.constant('assume(this.repOk());');
    const nothing = fc.constant('');
    const returns = textOf(inside, 'num', 1).map((text) => `return ${text};`);
    return fc.record({
      parameters: fc.constant(parameters),
      body: fc.array(takesOthers ? fc.oneof(withOthers, statement) : statement, { minLength: 0, maxLength: 3 }),
      ending: fc.oneof(
        { weight: 4, arbitrary: nothing },
        { weight: 2, arbitrary: stays },
        { weight: 2, arbitrary: returns },
      ),
      precondition: fc.option(textOf(outside, 'bool', DEPTH), { freq: 2 }),
      postcondition: fc.option(textOf(outside, 'promise', DEPTH), { freq: 2 }),
      throws: fc.boolean(),
    });
  });
}

const classes: fc.Arbitrary<RandomProgram> = themes.chain((theme) => {
  const inside = grammarOf(namesIn(theme, []), 'this');
  return fc
    .record({
      claims: fc.array(textOf(inside, 'claim', DEPTH), { minLength: 0, maxLength: 2 }),
      operations: fc.array(operations(theme), { minLength: 1, maxLength: 2 }),
      construct: fc.option(fc.array(textOf(inside, 'stmt', 1), { minLength: 1, maxLength: 2 }), { freq: 2 }),
      given: fc.boolean(),
    })
    .map((parts) => classProgram(theme, parts.claims, parts.operations, parts.construct ?? [], parts.given));
});

function classProgram(
  theme: Theme,
  claims: readonly string[],
  all: readonly RandomOperation[],
  construct: readonly string[],
  given: boolean,
): RandomProgram {
  const { fields, mode } = theme;
  const isDerived = fields.some((field) => 'code' in field && field.code === null);
  const hasLeaf = fields.some(({ type }) => type.includes('Leaf'));
  const takes = given && fields.some(({ name }) => name === 'n');
  const methods = all.map(
    ({ parameters, body, ending }, i) =>
      `  op${i}(${parameters.map(declaration).join(', ')}): unknown {\n${[...body, ending]
        .filter((line) => line !== '' && line !== ';')
        .map((line) => `    ${line}\n`)
        .join('')}  }\n`,
  );
  const code = `import { assert, assume } from 'glassbox';
${nodeClass(theme)}${HELPERS}${GIVEN_HELPERS}${helpersFor(fields)}
export class Subject${isDerived ? ' extends Base' : ''} {
${fields.map(memberText).join('')}${
    takes || construct.length > 0
      ? `  constructor(${takes ? 'given: number' : ''}) {\n${isDerived ? '    super();\n' : ''}${takes ? '    this.n = given;\n' : ''}${construct.map((line) => `    ${line}\n`).join('')}  }\n`
      : ''
  }  repOk(): boolean {
${claims.map((claim) => `    if (!(${claim})) return false;\n`).join('')}    return true;
  }
${methods.join('')}}
`;
  const used = usesNodes(theme, all);
  const state = [
    `Subject: { ${fields.flatMap((field) => stateOf(field, theme)).join(', ')} }`,
    ...(used && mode !== 'open' ? [`Node: { ${nodeState(theme)} }`] : []),
    ...(used && theme.extras.includes('part') ? ['Part: { x: int(0, 1) }'] : []),
  ];
  const spec = `import { ${IMPORTS} } from 'glassbox';
import { Subject, Node, Part,${hasLeaf ? ' Leaf,' : ''} count, isChain, last, same, turned } from './code.js';
check(Subject, {
  state: { ${state.join(', ')} },
${takes ? '  construct: [int(0, 1)],\n' : ''}  operations: {
${all.map((operation, i) => `    op${i}: ${operationSpec(operation, theme)},\n`).join('')}  },
});
`;
  return { code, spec };
}

function memberText(field: Field | Member): string {
  if ('code' in field) return field.code ?? '';
  return `  ${field.name}: ${field.type} = ${field.initial};\n`;
}

function operationSpec({ parameters, precondition, postcondition, throws }: RandomOperation, theme: Theme): string {
  const names = parameters.map(({ name }) => `${name}: any`);
  const parts = [`arguments: [${parameters.map(({ domain }) => domainIn(domain, theme)).join(', ')}]`];
  if (precondition !== null) parts.push(`precondition: (${['s: any', ...names].join(', ')}) => ${precondition}`);
  if (postcondition !== null)
    parts.push(`postcondition: (${['s: any', 'old: any', 'result: any', ...names].join(', ')}) => ${postcondition}`);
  if (throws) parts.push('throws: RangeError');
  return `{ ${parts.join(', ')} }`;
}

function usesNodes({ fields }: Theme, all: readonly RandomOperation[]): boolean {
  return (
    fields.some(({ type }) => type.includes('Node')) ||
    all.some(({ parameters }) => parameters.some(({ type }) => type.includes('Node')))
  );
}

/** What is local is the node itself and what it owns. */
function localClaim(mode: Mode): string {
  return mode === 'tree'
    ? 'this.next === null || this.value <= this.next.value'
    : 'this.value === 0 || this.next !== null';
}

function nodeClass({ extras, mode }: Theme): string {
  return `export class Part { x = 0; }
export class Node {
  value: number;
  next: Node | null = null;
${extras.includes('other') ? '  other: Node | null = null;\n' : ''}${
    extras.includes('parent') ? '  parent: Node | null = null;\n' : ''
  }${extras.includes('kids') ? '  kids: Node[] = [];\n' : ''}${
    extras.includes('by') ? '  by: Map<number, Node> = new Map();\n' : ''
  }${extras.includes('part') ? '  part: Part = new Part();\n' : ''}${
    extras.includes('mark') ? '  #mark = false;\n' : ''
  }${extras.includes('lock') ? '  readonly lock = {};\n' : ''}${
    extras.includes('calm') ? '  readonly calm = (): boolean => this.value === 0;\n' : ''
  }  constructor(value: number) { this.value = value; }
  flip(): void { ${extras.includes('mark') ? 'this.#mark = !this.#mark; if (this.#mark) ' : ''}this.value = 1 - this.value; }
${extras.includes('local') ? `  repOkLocal(): boolean { return ${localClaim(mode)}; }\n` : ''}}
`;
}

function stateOf(field: Field | Member, theme: Theme): string[] {
  const { name, type, domain } = field;
  if ('key' in field) return [`${field.key(theme.fields.map((one) => one.name))}: ${domain}`];
  if (theme.mode === 'open' && type.includes('Node')) return [];
  return [`${name.startsWith('#') ? `'${name}'` : name}: ${domainIn(domain, theme)}`];
}

function nodeState(theme: Theme): string {
  const { extras, mode } = theme;
  const parts = ['value: int(0, 1)', `next: ${domainIn('NODE', theme)}`];
  if (extras.includes('other'))
    parts.push(`other: ${mode === 'mixed' ? 'nullable(instances(Node))' : domainIn('NODE', theme)}`);
  if (extras.includes('parent')) parts.push(`parent: ${mode === 'tree' ? 'derived()' : 'nullable(instances(Node))'}`);
  if (extras.includes('mark')) parts.push("'#mark': bool()");
  if (extras.includes('kids')) parts.push(`kids: ${domainIn('array(OWN, { maximum: 2 })', theme)}`);
  if (extras.includes('by')) parts.push(`by: ${domainIn('map(int(0, 1), OWN, { maximum: 1 })', theme)}`);
  if (extras.includes('part')) parts.push('part: tree(Part, { optional: false })');
  if (extras.includes('lock')) parts.push('lock: constant()');
  if (extras.includes('calm')) parts.push('calm: constant()');
  return parts.join(', ');
}

function domainIn(domain: string, { mode, options }: Theme): string {
  const isTree = mode !== 'reference';
  return domain
    .replaceAll('NODE', isTree ? `tree(Node${options})` : 'nullable(instances(Node))')
    .replaceAll(
      'OWN',
      isTree ? `tree(Node, { optional: false${options.replace(/^, \{/, ',').replace('}', '')} })` : 'instances(Node)',
    );
}

const REDUCER_FIELDS = ['n', 'flag', 'word', 'items', 'pos', 'points', 'nested', 'table', 'seen'];
const QUIET: Table = STATEMENTS.filter(
  ([, template]) => !/return|Node|calls|holdsFor|settled|@[bdefghkmotuw]|%/.test(template),
);

/** `(state, action) => state`, which may also change what it was given. */
const reducers: fc.Arbitrary<RandomProgram> = fc
  .record({
    fields: fc.subarray(
      PLAIN_FIELDS.map((versions) => versions[0]!).filter(({ name }) => REDUCER_FIELDS.includes(name)),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
  })
  .chain(({ fields }) => {
    const names = [...fields.map(({ name }) => name), '@a', '@c'];
    const inside = grammarOf(names, 'state', QUIET);
    const endings = [
      { weight: 2, arbitrary: fc.constant('state') },
      { weight: 2, arbitrary: fc.constant('{ ...state }') },
      {
        weight: 2,
        arbitrary: fc.constant(`{ ${fields.map(({ name, initial }) => `${name}: ${initial}`).join(', ')} } as never`),
      },
      { weight: 1, arbitrary: fc.constant('{ ...Object.freeze(state) }') },
      { weight: 1, arbitrary: fc.constant('Object.isSealed(Object.seal(action)) ? { ...state } : state') },
      ...fields.flatMap(({ name }) => {
        const sort: Sort | null = name === 'n' ? 'num' : name === 'flag' ? 'bool' : name === 'word' ? 'word' : null;
        return sort === null
          ? []
          : [{ weight: 3, arbitrary: textOf(inside, sort, DEPTH).map((text) => `{ ...state, ${name}: ${text} }`) }];
      }),
    ];
    const claims = grammarOf(
      names.filter((name) => !name.startsWith('@')),
      'state',
      QUIET,
    );
    return fc
      .record({
        body: fc.array(textOf(inside, 'stmt', DEPTH), { maxLength: 2 }),
        early: fc.option(textOf(inside, 'bool', 1), { freq: 2 }),
        ending: fc.oneof(...endings),
        invariant: textOf(claims, 'claim', DEPTH),
        postcondition: fc.option(textOf({ ...claims, subject: 'result' }, 'bool', DEPTH), { freq: 2 }),
      })
      .map(({ body, early, ending, invariant, postcondition }): RandomProgram => {
        const types = fields.map(({ name, type }) => `${name}: ${type}`).join('; ');
        return {
          code: `import { assert, assume } from 'glassbox';
export interface State { ${types} }
export interface Action { kind: 'x' | 'y'; a: number; c: boolean }
export function reduce(state: State, action: Action): State {
  const { kind, a, c } = action;
${early === null ? '' : `  if (${early}) return state;\n`}  if (kind === 'x') {
${body.map((line) => `    ${line}\n`).join('')}    return ${ending};
  }
  return state;
}
`,
          spec: `import { ${IMPORTS} } from 'glassbox';
import { reduce } from './code.js';
check.function(reduce, {
  state: record({ ${fields.map(({ name, domain }) => `${name}: ${domain}`).join(', ')} }),
  action: record({ kind: oneOf('x', 'y'), a: int(0, 1), c: bool() }),
  initial: () => ({ ${fields.map(({ name, initial }) => `${name}: ${initial}`).join(', ')} }) as never,
  invariant: (state: any) => ${invariant},
${postcondition === null ? '' : `  postcondition: (result: any, state: any, action: any) => ${postcondition},\n`}  throws: RangeError,
});
`,
        };
      });
  });

/** A function of its arguments. */
const functions: fc.Arbitrary<RandomProgram> = fc
  .record({
    parameters: fc.subarray([...PARAMETERS], { minLength: 1, maxLength: 3 }).map(onePerName),
    mode: fc.constantFrom<Mode>('tree', 'reference', 'open'),
    extras: fc.subarray<Extra>(['other', 'kids', 'by', 'part'], { maxLength: 1 }),
  })
  .chain(({ parameters, mode, extras }) => {
    const theme: Theme = { fields: [], mode, options: '', extras };
    const grammar = grammarOf(namesIn(theme, parameters), 's');
    const writing = { ...grammar, tables: { ...grammar.tables, stmt: WRITES } };
    const promises = { ...grammar, tables: { ...grammar.tables, promise: AFTERWARDS } };
    const isAbout = parameters.some(({ type }) => type.includes('Node'));
    const types = [
      ...(mode === 'open' ? [] : [`Node: { ${nodeState(theme)} }`]),
      ...(extras.includes('part') ? ['Part: { x: int(0, 1) }'] : []),
    ];
    return fc
      .record({
        body: fc.array(fc.oneof(textOf(grammar, 'stmt', DEPTH), textOf(writing, 'stmt', DEPTH)), { maxLength: 3 }),
        result: textOf(grammar, 'num', DEPTH),
        precondition: fc.option(textOf(grammar, 'bool', 1), { freq: 2 }),
        postcondition: textOf(promises, 'promise', DEPTH),
        frame: frames(parameters.map(({ name }) => name)),
      })
      .map(({ body, result, precondition, postcondition, frame }): RandomProgram => {
        const names = parameters.map(({ name }) => `${name}: any`).join(', ');
        return {
          code: `import { assert, assume } from 'glassbox';
${nodeClass(theme)}${HELPERS}${GIVEN_HELPERS}
export function work(${parameters.map(declaration).join(', ')}): unknown {
${body.map((line) => `  ${line}\n`).join('')}  return ${result};
}
`,
          spec: `import { ${IMPORTS} } from 'glassbox';
import { Node, Part, count, isChain, last, same, turned } from './code.js';
import { work } from './code.js';
check.function(work, {
  arguments: [${parameters.map(({ domain }) => domain).join(', ')}],
${isAbout && types.length > 0 ? `  types: { ${types.join(', ')} },\n` : ''}${precondition === null ? '' : `  precondition: (${names}) => ${precondition},\n`}  postcondition: (result: any, ${names}) => result === ${result} || ${postcondition},
${frame}  throws: RangeError,
});
`,
        };
      });
  });

export const programs: fc.Arbitrary<RandomProgram> = fc.oneof(
  { weight: 8, arbitrary: classes },
  { weight: 2, arbitrary: reducers },
  { weight: 2, arbitrary: functions },
);

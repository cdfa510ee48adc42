/**
 * The page of limits about builtins: what is modelled, from the tables of cases that are compared with node; what is not,
 * from the realm itself.
 */

import { allCases } from '../test/eval/builtins/all-cases.js';
import type { BuiltinCases } from '../test/eval/builtins/cases/case.js';
import { reachableFunctions } from '../test/eval/builtins/reachable.js';

type Status = BuiltinCases['status'];

const STATUSES: readonly Status[] = ['symbolic', 'concrete', 'refused'];

interface Row {
  readonly object: string;
  readonly cells: Readonly<Record<Status, Set<string>>>;
}

/** One line per object; methods by their names alone, statics after their object. */
export function builtinsTable(): string {
  const rows = new Map<string, Row>();
  for (const { builtin, status } of allCases) {
    const place = placeOf(builtin);
    if (place === null) continue;
    const { object, member } = place;
    const row = rows.get(object) ?? { object, cells: { symbolic: new Set(), concrete: new Set(), refused: new Set() } };
    rows.set(object, row);
    row.cells[status].add(member);
  }
  const line = ({ object, cells }: Row): string =>
    `| ${code(object)} | ${STATUSES.map((status) => [...cells[status]].sort(byName).map(code).join(' ')).join(' | ')} |`;
  return [
    '<!-- prettier-ignore -->', // its columns would be as wide as their longest line
    '| object | symbolic: by a formula, or case by case | concrete: execution is split first | refused |',
    '| --- | --- | --- | --- |',
    ...[...rows.values()].sort((a, b) => byName(a.object, b.object)).map(line),
  ].join('\n');
}

/** Where a builtin stands in the table, or null if its cases are not about one object. */
function placeOf(builtin: string): { object: string; member: string } | null {
  const found = /^(\w+)(\.prototype\b)?(?:\.(\w+)|(\[Symbol\.\w+\]))?(?: (with .*|of .*|templates .*|and .*))?$/.exec(
    builtin,
  );
  if (found === null) return null;
  const [, object, prototype, name, symbol, condition] = found;
  const more = condition === undefined ? '' : ` ${condition}`;
  if (builtin === 'Generator') return { object: builtin, member: 'next, return, throw' };
  if (name === undefined && symbol === undefined) {
    if (prototype !== undefined) return { object: object!, member: `own keys of functions${more}` };
    return /^[A-Z]/.test(object!)
      ? { object: object!, member: `${object!}(…)${more}` }
      : { object: 'globalThis', member: object! + more };
  }
  const key = symbol ?? name!;
  if (object === 'Math' || object === 'JSON' || object === 'Reflect' || object === 'console')
    return { object, member: key + more };
  return { object: object!, member: (prototype === undefined ? object! + (symbol ?? `.${key}`) : key) + more };
}

/** Everything of the host that refuses to be used, by the names of global variables. */
export function refusedList(): string {
  const functions = reachableFunctions()
    .map(({ names, refused }) => ({ name: names[0]!, refused }))
    // which there are depends on how node was started
    .filter(({ name }) => rootOf(name) !== 'process');
  const modelled = new Set(functions.filter(({ refused }) => !refused).map(({ name }) => rootOf(name)));
  // what a world outside has to be there for is compared with node where one is
  const compared = new Set(allCases.filter(({ status }) => status !== 'refused').map(({ builtin }) => builtin));
  const refused = functions.filter(
    (one) => one.refused && !one.name.startsWith('Object.getPrototypeOf(') && !compared.has(one.name),
  );
  const globals = new Set(refused.map(({ name }) => rootOf(name)).filter((root) => !modelled.has(root)));
  const keys = new Set(refused.map(({ name }) => name).filter((name) => modelled.has(rootOf(name))));
  const listed = (names: ReadonlySet<string>): string => [...names].sort(byName).map(code).join(', ');
  return [
    `Every function of ${listed(globals)}, and those of \`process\` but for \`process.nextTick\`.`,
    `Of what is modelled otherwise, ${listed(keys)}.`,
  ].join('\n\n');
}

function rootOf(name: string): string {
  return /^\w+/.exec(name)![0];
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The same order on every machine. */
function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

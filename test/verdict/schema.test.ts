/**
 * The schema accepts what the types allow and nothing else. The JSON schema is judged by a small validator of the test's own:
 * both have to say the same about a report and about everything that is one mistake away from it.
 */

import { describe, expect, test } from 'vitest';
import { parseReport, reportJsonSchema, reportSchema } from '../../src/verdict/index.js';
import { checkReport, graph, map, object, report, searchTree, to, value, verdict } from '../report/samples.js';
import { beginning } from '../goals.js';

const sample = report(
  checkReport(
    [
      verdict({ goal: beginning('new TreeMap') }),
      verdict({ verdict: 'refuted', exhausted: null, counterexample: searchTree }),
      verdict({
        verdict: 'unknown',
        reason: {
          code: 'time-limit',
          message: 'm',
          remedy: 'r',
          place: { path: '/home/app/tree-map.ts', line: 1, column: 1 },
        },
        notes: ['leaves the scope'],
      }),
      verdict({
        verdict: 'refuted',
        counterexample: {
          ...searchTree,
          before: graph(map([1, to(0)]), object('Cell', { a: { special: '-0' }, f: { opaque: 'function f' } })),
          after: null,
          subject: null,
          subjectAfter: value({ special: 'undefined' }),
          result: null,
          reached: { kind: 'not reached', calls: 5, states: 7, detours: 0, exhausted: true },
        },
      }),
      verdict({
        verdict: 'refuted',
        counterexample: { ...searchTree, before: graph(), after: graph(), reached: { kind: 'initial' } },
      }),
      verdict({
        verdict: 'refuted',
        counterexample: {
          ...searchTree,
          before: graph(),
          after: null,
          touched: [],
          reached: { kind: 'not looked for' },
          replayed: false,
        },
      }),
    ],
    {
      shapes: ['complete trees of at most 7 entries'],
      fields: [{ type: 'Entry', field: 'key', domain: '0 … 7', origin: 'type' }],
    },
  ),
);

describe('the schema', () => {
  test('accepts a report and keeps all of it', () => {
    expect(reportSchema.parse(sample)).toEqual(sample);
    expect(parseReport(JSON.stringify(sample))).toEqual(sample);
  });

  test('says where a report is wrong', () => {
    const broken = JSON.stringify(sample).replace('"verdict":"holds"', '"verdict":"perhaps"');
    expect(() => parseReport(broken)).toThrow(/checks\.0\.verdicts\.0\.verdict: /);
    expect(() => parseReport('{')).toThrow('not a report of this version of Glassbox');
    expect(() => parseReport(JSON.stringify({ ...sample, version: 1 }))).toThrow(/version: /);
  });

  test('agrees with the JSON schema on everything that is one mistake away', () => {
    const json = reportJsonSchema();
    expect(isValid(sample, json, json)).toBe(true);
    const mistakes = [...mistaken(sample)];
    expect(mistakes.length).toBeGreaterThan(1000);
    const verdicts = mistakes.map(({ what, data }) => ({
      what,
      zod: reportSchema.safeParse(data).success,
      json: isValid(data, json, json),
    }));
    expect(verdicts.filter((said) => said.zod !== said.json)).toEqual([]);
    expect(verdicts.filter((said) => !said.zod).length).toBeGreaterThan(mistakes.length / 2);
  });
});

/** The same data with one field left out, or with something else in one place. */
function* mistaken(data: unknown, path = ''): Generator<{ what: string; data: unknown }> {
  for (const other of [null, -1, 1.5, 'x', true, [], {}])
    yield { what: `${path} = ${JSON.stringify(other)}`, data: other };
  if (Array.isArray(data)) {
    for (const [index, element] of data.entries())
      for (const { what, data: changed } of mistaken(element, `${path}.${index}`))
        yield { what, data: data.with(index, changed) };
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  for (const [key, content] of Object.entries(data)) {
    const { [key]: _, ...rest } = data as Record<string, unknown>;
    yield { what: `${path} without ${key}`, data: rest };
    for (const { what, data: changed } of mistaken(content, `${path}.${key}`))
      yield { what, data: { ...data, [key]: changed } };
  }
}

/** The part of JSON Schema that we use; whatever else the schema says is an error. */
function isValid(
  data: unknown,
  schema: Readonly<Record<string, unknown>>,
  root: Readonly<Record<string, unknown>>,
): boolean {
  const below = (inner: unknown, content: unknown): boolean => isValid(content, inner as Record<string, unknown>, root);
  return Object.entries(schema).every(([keyword, said]) => {
    switch (keyword) {
      case '$schema':
      case '$defs':
      case 'id':
      case 'title':
      case 'description':
        return true;
      case '$ref':
        return below((root['$defs'] as Record<string, unknown>)[(said as string).replace('#/$defs/', '')], data);
      case 'type':
        return [said].flat().some((type) => isOfType(data, type as string));
      case 'const':
        return data === said;
      case 'enum':
        return (said as unknown[]).includes(data);
      case 'minimum':
        return typeof data !== 'number' || data >= (said as number);
      case 'exclusiveMinimum':
        return typeof data !== 'number' || data > (said as number);
      case 'maximum':
        return typeof data !== 'number' || data <= (said as number);
      case 'anyOf':
        return (said as unknown[]).some((one) => below(one, data));
      case 'oneOf':
        return (said as unknown[]).filter((one) => below(one, data)).length === 1;
      case 'items':
        return !Array.isArray(data) || data.every((element) => below(said, element));
      case 'required':
        return !isObject(data) || (said as string[]).every((key) => key in data);
      case 'properties':
        return (
          !isObject(data) ||
          Object.entries(said as object).every(([key, inner]) => !(key in data) || below(inner, data[key]))
        );
    }
    throw new Error(`the validator does not know ${keyword}`);
  });
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isOfType(data: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(data);
    case 'array':
      return Array.isArray(data);
    case 'integer':
      return Number.isInteger(data);
    case 'null':
      return data === null;
  }
  return typeof data === type;
}

/**
 * Code that tells its steps does what it did before. Judged by node: every program of the corpus that is one file is run as it is and as it is
 * prepared, and prints the same; and what is told of a few functions is what a person would say.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { Registry } from '../../src/engine/real/registry.js';
import { Tracer } from '../../src/engine/real/tracing.js';
import { prepare, type Telling } from '../../src/source/register.js';

const corpus = fileURLToPath(new URL('../corpus', import.meta.url));

/** What a script prints, or what it throws; null if it cannot be run as a script. */
function printedBy(source: string): readonly string[] | null {
  const printed: string[] = [];
  const log = (...values: readonly unknown[]): void => void printed.push(values.map((one) => inspect(one)).join(' '));
  const world = vm.createContext({ console: { log, error: log, info: log, warn: log } });
  vm.runInContext('globalThis[Symbol.for("glassbox.registry")] = undefined', world);
  (world as { [key: symbol]: unknown })[Symbol.for('glassbox.registry')] = new Registry();
  let script: vm.Script;
  try {
    script = new vm.Script(source);
  } catch {
    return null;
  }
  try {
    script.runInContext(world, { timeout: 2000 });
  } catch (error) {
    printed.push(String(error));
  }
  return printed;
}

function prepared(path: string, text: string, telling: Telling): string {
  return prepare(path, text, 'commonjs', telling);
}

test('every program of the corpus prints the same', { timeout: 120_000 }, () => {
  const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[cm]js$/.test(name));
  const different: object[] = [];
  let compared = 0;
  for (const name of files) {
    const text = (name.endsWith('.mjs') ? "'use strict';" : '') + readFileSync(`${corpus}/${name}`, 'utf8');
    // what a function says of its own text, or of its stack, is not the same
    if (/^\s*(import|export)\b|toString|\.stack|Math\.random|Date\.now/m.test(text)) continue;
    const expected = printedBy(prepared(name, text, 'nothing'));
    if (expected === null) continue;
    const printed = printedBy(prepared(name, text, 'steps'));
    // some messages quote the text of a function
    const isQuoted = (place: number): boolean => printed?.[place]?.includes('glassbox') === true;
    const shown = (lines: readonly string[] | null) => lines?.map((one, place) => (isQuoted(place) ? '' : one));
    if (inspect(shown(printed)) !== inspect(shown(expected))) different.push({ name, printed, expected });
    compared += 1;
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(300);
});

/** Line, what was done, and what came of it. */
function told(text: string, actuals: readonly unknown[]): readonly string[] {
  const registry = new Registry();
  const world = vm.createContext({});
  (world as { [key: symbol]: unknown })[Symbol.for('glassbox.registry')] = registry;
  const main = vm.runInContext(`${prepared('/code.js', text, 'steps')}; main`, world) as (...all: unknown[]) => unknown;
  const tracer = new Tracer(
    registry,
    actuals.map((actual, index) => [index === 0 ? 'given' : 'list', actual] as const),
  );
  registry.tracer = tracer;
  main(...actuals);
  return tracer.steps.map(({ place, text: done, depth, round, value, changes }) =>
    [
      `${'>'.repeat(depth)}${place.line} ${done}`,
      ...(round === null ? [] : [`round ${round}`]),
      ...(value === null ? [] : [value]),
      ...changes.map((one) => `${one.what} = ${one.value}`),
    ].join('; '),
  );
}

test('rounds are counted anew where a loop is entered again', () => {
  const text = `function main(list) {
    for (let i = 0; i < 2; i += 1)
      for (const one of list) if (one) break;
    do i2 = 1; while (false);
    return 'done';
  }
  var i2;`;
  expect(told(text, [[0, 1]])).toEqual([
    '2 for (let i = 0; i < 2; i += 1); round 1; true; i = 0; list = given',
    '3 for (const one of list); round 1; one = 0',
    '3 if (one); 0',
    '3 for (const one of list); round 2; one = 1',
    '3 if (one); 1',
    '3 break',
    '2 for (let i = 0; i < 2; i += 1); round 2; true; i = 1',
    '3 for (const one of list); round 1; one = 0',
    '3 if (one); 0',
    '3 for (const one of list); round 2; one = 1',
    '3 if (one); 1',
    '3 break',
    '2 for (let i = 0; i < 2; i += 1); round 3; false; i = 2',
    '4 i2 = 1',
    '4 do … while (false); round 1; false',
    "5 return 'done'; 'done'",
  ]);
});

test('changes of objects are told by where the objects were', () => {
  const text = `function main(list) {
    const node = list.head;
    list.head = node.next;
    node.next = null;
    return size(list);
  }
  const size = (list) => list.head === null ? 0 : 1;`;
  const list = { head: { next: { next: null } } };
  // a variable that has the name of what it is tells nothing
  expect(told('function main(one, list) {\n list = list; }', [1, list])).toEqual(['2 list = list; one = 1']);
  expect(told(text, [list])).toEqual([
    '2 const node = list.head; node = given.head; list = given',
    '3 list.head = node.next; given.head = given.head.next',
    '4 node.next = null; node.next = null',
    '>7 list.head === null ? 0 : 1; 1; list = given',
    '5 return size(list); 1',
  ]);
});

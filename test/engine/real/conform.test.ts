/** Sequences of calls on real code, compared with a model: the shortest that differs, what counts as one state, what is refused. */

import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { RealSession } from '../../../src/engine/real/client.js';
import type { Divergence, RealAnswer } from '../../../src/engine/real/protocol.js';
import { expectKind } from './bounds.js';

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/conforms/${name}.check.js`, import.meta.url));

type Conformed = Extract<RealAnswer, { kind: 'conformed' }>;

async function conformed(name: string, ordinal: number, scope: number): Promise<Conformed> {
  const address = { file: fixture(name), ordinal, scope };
  return expectKind(await session.ask({ kind: 'conform', address, deadline: Date.now() + 40_000 }), 'conformed');
}

const linesOf = ({ program }: Divergence): readonly string[] => program.map(({ text }) => text);

interface Queue {
  push(item: number): unknown;
  shift(): unknown;
  readonly length: number;
}

/** All sequences of a length, in the order of the spec, without a thought about states. */
function firstDifference(Queue: new () => Queue & Iterable<number>, length: number): readonly string[] | null {
  const calls = ['push(0)', 'push(1)', 'shift()', 'length()'];
  for (let number = 0; number < calls.length ** length; number += 1) {
    const digits = number.toString(4).padStart(length, '0');
    const chosen = [...digits].map((digit) => calls[Number(digit)]!);
    const [queue, model] = [new Queue(), [] as number[]];
    const act = (one: Queue, call: string): unknown =>
      call === 'shift()' ? one.shift() : call === 'length()' ? one.length : one.push(Number(call[5]));
    const ends = chosen.map((call) => [act(queue, call), act(model, call)]);
    if (ends.some(([a, b]) => a !== b) || [...queue].join() !== model.join()) return chosen;
  }
  return null;
}

describe('a queue with a mistake', () => {
  test('is told from an array by the shortest sequence that enumeration finds', async () => {
    const { Queue } = (await import(fileURLToPath(new URL('../../fixtures/conforms/queue.js', import.meta.url)))) as {
      readonly Queue: new () => Queue & Iterable<number>;
    };
    for (const length of [1, 2, 3, 4, 5]) expect(firstDifference(Queue, length)).toBe(null);
    const shortest = firstDifference(Queue, 6)!;
    const { end, depth } = await conformed('queue', 0, 7);
    expect(end).toMatchObject({ kind: 'differs', divergence: { goal: { kind: 'operation', name: 'shift' } } });
    const { divergence, sequence } = end as Extract<Conformed['end'], { kind: 'differs' }>;
    expect(linesOf(divergence)).toEqual(['const queue = new Queue();', ...shortest.map((call) => `queue.${call};`)]);
    expect(divergence.comparison).toMatchObject({ differs: 'state', of: 'model', module: { state: '[ 0 ]' } });
    expect(depth).toBe(5);
    const address = { file: fixture('queue'), ordinal: 0, scope: 7 };
    const again = await session.ask({ kind: 'repeat', address, sequence });
    expect(again).toEqual({ kind: 'repeated', divergence });
    const shorter = { ...sequence, calls: sequence.calls.slice(0, -1) };
    expect(await session.ask({ kind: 'repeat', address, sequence: shorter })).toEqual({
      kind: 'repeated',
      divergence: null,
    });
  });

  test('shows nothing in shorter ones', async () => {
    const { end, depth, counts } = await conformed('queue', 1, 5);
    expect([end, depth]).toEqual([{ kind: 'exhausted', isClosed: false }, 5]);
    expect(counts.transitions).toBeLessThan(4 ** 5);
  });
});

describe('states', () => {
  test('consist of what weak maps hold of them', async () => {
    const { end, counts } = await conformed('states', 0, 9);
    expect([end, counts.states]).toEqual([{ kind: 'exhausted', isClosed: true }, 4]);
  });

  test('with closures are never taken for each other', async () => {
    const { end, counts, hidesSomething } = await conformed('states', 1, 6);
    expect([end.kind, counts.states, hidesSomething]).toEqual(['exhausted', 7, true]);
    const late = await conformed('states', 2, 6);
    expect(late.end).toMatchObject({ kind: 'differs', divergence: { comparison: { differs: 'result' } } });
    expect((late.end as Extract<Conformed['end'], { kind: 'differs' }>).sequence.calls.length).toBe(5);
  });

  test('of a CommonJS package are followed as far as the spec says', async () => {
    const { end, outside } = await conformed('states', 3, 12);
    expect(end).toEqual({ kind: 'exhausted', isClosed: true });
    expect(outside).toBeGreaterThan(0);
  });

  test('of functions there are none', async () => {
    const { end } = await conformed('states', 4, 1);
    expect(end).toMatchObject({ kind: 'differs', divergence: { goal: { kind: 'operation', name: 'slice' } } });
    const { divergence } = end as Extract<Conformed['end'], { kind: 'differs' }>;
    expect(linesOf(divergence)).toEqual(['slice([0, 0], -1);']);
  });
});

describe('what cannot be compared is refused by name and place', () => {
  test.each([
    ['chance', 0, 'nondeterministic', /Math.random/],
    ['a timer', 1, 'outside-effect', /go calls setTimeout/],
    ['a file', 2, 'outside-effect', /go calls fs.readFileSync/],
    ['a promise', 3, 'asynchronous-operation', /go returns a promise/],
    ['a variable of the module', 4, 'not-repeatable', /go/],
    ['too many arguments', 7, 'not-enumerable', /1000001 values/],
    ['an endless model', 8, 'model-endless', /go of the model/],
  ] as const)('%s', async (_, ordinal, code, text) => {
    const { end } = await conformed('refused', ordinal, 2);
    expect(end).toMatchObject({ kind: 'refused', stop: { reason: { code, place: { path: fixture('refused') } } } });
    expect((end as { stop: { reason: { message: string } } }).stop.reason.message).toMatch(text);
  });

  test('but a subject that does not end is a difference', async () => {
    const { end } = await conformed('refused', 5, 1);
    expect(end).toMatchObject({ kind: 'differs', divergence: { comparison: null } });
  });

  test('and a call that nothing allows is counted as none', async () => {
    expect((await conformed('refused', 6, 1)).tallies).toEqual([
      { goal: { kind: 'operation', name: 'go' }, enabled: 0 },
    ]);
  });
});

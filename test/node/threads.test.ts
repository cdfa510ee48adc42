/** Threads that do as their tasks say, in place of the checker: nobody is kept waiting by one that hangs, dies or is not needed. */

import { afterEach, expect, test } from 'vitest';
import { Threads } from '../../src/node/threads.js';
import type { Task } from '../../src/node/task.js';

const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ act }) => {
    if (act === 'hang') for (;;);
    if (act === 'die') throw new Error('as I was told');
    if (act === 'leave') process.exit(3);
    if (act === 'tell') parentPort.postMessage(1);
    setTimeout(() => parentPort.postMessage({ value: threadId }), act === 'work' ? 400 : 0);
  });
`)}`,
);

let threads: Threads;
afterEach(() => threads.end());

const silence = new AbortController().signal;
const nobody = (): void => undefined;

/** The number of the thread that did it. */
async function ask(act: string, signal = silence, onProgress: (count: number) => void = nobody): Promise<number> {
  const answer = await threads.run({ act } as unknown as Task, onProgress, signal);
  return (answer as unknown as { value: number }).value;
}

function open(maximum: number, patience = 1): void {
  threads = new Threads({ module, maximum, memoryLimit: null, patience });
}

test('what is done soon is done by one thread, however many there may be', async () => {
  open(4, 60_000);
  const answers = await Promise.all(['quick', 'quick', 'quick', 'quick'].map((act) => ask(act)));
  expect(new Set(answers).size).toBe(1);
});

test('what has waited for a while gets a thread of its own', async () => {
  open(2);
  const first = await ask('quick');
  const [long, other] = await Promise.all([ask('work'), ask('work')]);
  expect(long).toBe(first);
  expect(other).not.toBe(first);
});

test('never more than allowed', async () => {
  open(1);
  const answers = await Promise.all([ask('work'), ask('work')]);
  expect(new Set(answers).size).toBe(1);
});

test('a thread that hangs is ended when nobody waits for it, and what comes after it gets another', async () => {
  open(1);
  const first = await ask('quick');
  const end = new AbortController();
  const hanging = ask('hang', end.signal);
  const after = ask('quick');
  setTimeout(() => end.abort(new Error('enough')), 50);
  await expect(hanging).rejects.toThrow('enough');
  expect(await after).not.toBe(first);
});

test('what nobody waits for any more before it begins is not begun', async () => {
  open(1);
  const first = await ask('quick');
  const end = new AbortController();
  const working = ask('work');
  const unwanted = ask('hang', end.signal);
  end.abort(new Error('too late'));
  await expect(unwanted).rejects.toThrow('too late');
  await expect(ask('quick', end.signal)).rejects.toThrow('too late');
  expect(await working).toBe(first);
  expect(await ask('quick')).toBe(first);
});

test('a thread that dies or leaves says so to whoever waits for it', async () => {
  open(1);
  await expect(ask('die')).rejects.toThrow('as I was told');
  await expect(ask('leave')).rejects.toThrow('the thread ended with code 3');
  await expect(ask('quick')).resolves.toBeGreaterThan(0);
});

test('progress is told while a task is under way', async () => {
  open(1);
  const told: number[] = [];
  await ask('tell', silence, (count) => told.push(count));
  expect(told).toEqual([1]);
});

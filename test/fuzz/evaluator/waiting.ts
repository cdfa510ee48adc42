/**
 * Random programs of async generators and those who ask them: each is one module, in which everything says when it happens, also how many jobs
 * later. All of them end, because every body takes a number of steps that its text gives.
 */

import type { Graph } from './graphs.js';
import { Random } from './random.js';

/** What values are made of: what is waited for settles at once, later, never by itself, or is no promise at all. */
const VALUES = ['1', 'later(2)', 'failing(3)', 'thenable(4)', 'thenable(5, true)', 'undefined', 'sent'] as const;

const HEAD = `const log = [];
const later = (value) => Promise.resolve(value).then((x) => x);
const failing = (reason) => {
  const promise = Promise.reject(reason);
  promise.catch(() => undefined);
  return promise;
};
const thenable = (value, fails) => ({ then(resolve, reject) { log.push('then ' + value); (fails ? reject : resolve)(value); } });
const shown = (value) => (value instanceof Promise ? 'a promise' : value instanceof Error ? value.message : JSON.stringify(value));
const byHand = (name, isAsync, count) => ({
  [isAsync ? Symbol.asyncIterator : Symbol.iterator]() {
    let n = 0;
    const give = (value, done) => (isAsync && n % 2 === 0 ? later({ value, done }) : { value, done });
    return {
      next(value) { log.push(name + ' next ' + shown(value)); return give(n, n++ >= count); },
      return(value) { log.push(name + ' return ' + shown(value)); return give(value, true); },
    };
  },
});
let ticks = 0;
const tick = () => { if (ticks++ < 40) { log.push(ticks); Promise.resolve().then(tick); } };`;

export class WaitingPrograms {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  next(): Graph {
    const { random } = this;
    const bodies = [0, 1, 2].map((n) => this.generator(n));
    const asks = Array.from({ length: 2 + random.below(5) }, (_, n) => this.ask(n));
    const consumer = `(async () => { let sent = 'sent'; ${this.loop(2, 2)} return 'looped'; })().then((x) => log.push(x), (e) => log.push('loop failed ' + shown(e)));`;
    const end = "setTimeout(() => console.log(log.join('\\n')), 20);";
    const start = 'const asked = [g0(), g1(), g2()]; tick();';
    return [[HEAD, ...bodies, start, ...asks, random.below(2) === 0 ? consumer : '', end].join('\n')];
  }

  /** A generator hands on only to those before it. */
  private generator(n: number): string {
    return `async function* g${n}(sent) { log.push('g${n} begins'); ${this.block(n, 3)} }`;
  }

  private block(n: number, depth: number): string {
    return Array.from({ length: 1 + this.random.below(3) }, () => this.statement(n, depth)).join(' ');
  }

  private statement(n: number, depth: number): string {
    const { random } = this;
    const value = random.of(VALUES);
    if (depth > 0 && random.below(3) === 0)
      return random.of([
        () =>
          `try { ${this.block(n, depth - 1)} } catch (e) { log.push('g${n} caught ' + shown(e)); ${this.block(n, depth - 1)} }`,
        () => `try { ${this.block(n, depth - 1)} } finally { log.push('g${n} cleans'); ${this.block(n, depth - 1)} }`,
        () => this.loop(n, depth),
      ])();
    return random.of([
      `sent = yield ${value}; log.push('g${n} got ' + shown(sent));`,
      `sent = yield ${value}; log.push('g${n} got ' + shown(sent));`,
      `log.push('g${n} waited for ' + shown(await ${value}));`,
      `log.push('g${n} handed on ' + shown(yield* ${this.iterable(n)}));`,
      random.below(3) === 0 ? `if (ticks > 3) return ${value};` : `yield ${value};`,
      random.below(3) === 0 ? `if (ticks > 2) throw new Error('by g${n}');` : 'await null;',
    ]);
  }

  private loop(n: number, depth: number): string {
    const end = this.random.of(['', 'if (ticks > 4) break;', 'break;', "throw new Error('in the loop');", 'continue;']);
    const body = depth > 1 && n < 2 ? this.statement(n, 0) : '';
    return `for await (const x of ${this.iterable(n)}) { log.push('loop ' + shown(x)); ${body} ${end} }`;
  }

  private iterable(n: number): string {
    const { random } = this;
    const own = [`[1, later(2), ${random.of(VALUES)}]`, `byHand('hand', true, 2)`, `byHand('hand', false, 2)`];
    if (n > 0) own.push(`g${random.below(n)}(7)`, `g${random.below(n)}(8)`);
    return random.of(own);
  }

  private ask(n: number): string {
    const { random } = this;
    const [target, how] = [random.below(3), random.of(['next', 'next', 'next', 'return', 'throw'])];
    const value = random.of(VALUES.slice(0, -1));
    const told = `.then((x) => log.push('ask ${n}: ' + shown(x)), (e) => log.push('ask ${n} failed ' + shown(e)));`;
    const call = `asked[${target}].${how}(${value})${told}`;
    return random.below(4) === 0 ? `await ${random.of(['null', 'later(1)'])}; ${call}` : call;
  }
}

/**
 * Asks a fresh process to run real code. A process that hangs, dies or exhausts its memory is an answer of its own, `lost`;
 * nothing is ever concluded from it about the code.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Texts } from '../../source/files.js';
import { ownModule } from '../../source/node-files.js';
import type { Telling } from '../../source/register.js';
import type { Preparation } from './load.js';
import type { Listening, RealAnswer, RealProgress, RealRequest } from './protocol.js';

export interface RealLimits {
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Megabytes of node's heap; node's own limit if left out. */
  readonly memoryLimit?: number;
  /** What stands in some files, whatever the disk says. */
  readonly texts?: Texts;
}

/** One request in a process of its own. */
export async function askReal(
  request: RealRequest,
  limits: RealLimits,
  { signal, onProgress }: Listening = {},
): Promise<RealAnswer> {
  const session = new RealSession({ ...limits, telling: toldIn(request) });
  const end = (): void => session.end();
  signal?.addEventListener('abort', end);
  try {
    return await session.ask(request, limits.timeLimit, onProgress);
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

function toldIn(request: RealRequest): Telling {
  if (request.kind === 'trace') return 'steps';
  return request.kind === 'replay' && request.explain === true ? 'decisions' : 'nothing';
}

export interface SessionOptions extends RealLimits {
  /** What the code is to tell while it runs. */
  readonly telling?: Telling;
}

/**
 * One process for many requests, one after the other, which saves the time to start it. Modules are loaded once, so
 * this is right only while their variables do not change; after a lost request the next one gets a new process.
 */
export class RealSession {
  private child: ChildProcess | null = null;
  private errors = '';
  private last: Promise<unknown> = Promise.resolve();
  private isOver = false;

  constructor(private readonly options: SessionOptions) {}

  /** @param timeLimit for this request */
  ask(
    request: RealRequest,
    timeLimit: number = this.options.timeLimit,
    onProgress?: Listening['onProgress'],
  ): Promise<RealAnswer> {
    const answer = this.last.then(() => this.put(request, timeLimit, onProgress));
    this.last = answer;
    return answer;
  }

  /** Nothing is asked after that: what still waits for its turn is lost, and starts no process that nobody would end. */
  end(): void {
    this.isOver = true;
    this.drop();
  }

  /** The next request gets a new process. */
  private drop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private put(request: RealRequest, timeLimit: number, onProgress?: Listening['onProgress']): Promise<RealAnswer> {
    if (this.isOver) return Promise.resolve({ kind: 'lost', reason: 'died', lastWords: '' });
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const answered = (told: unknown): void => {
        const answer = told as RealAnswer | RealProgress;
        if (answer.kind === 'progress') onProgress?.(answer);
        else settle(answer);
      };
      const closed = (): void => {
        const isMemory = /heap out of memory/i.test(this.errors);
        settle(
          isMemory ? { kind: 'lost', reason: 'memory' } : { kind: 'lost', reason: 'died', lastWords: this.errors },
        );
      };
      const settle = (answer: RealAnswer): void => {
        clearTimeout(timer);
        child.off('message', answered).off('close', closed).off('error', closed);
        if (answer.kind === 'lost') this.drop();
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ kind: 'lost', reason: 'time' }), timeLimit);
      child.on('message', answered).on('close', closed).on('error', closed);
      child.send(request, (error) => {
        if (error !== null) closed();
      });
    });
  }

  private start(): ChildProcess {
    const { memoryLimit, telling = 'nothing', texts = {} } = this.options;
    const execArgv = ['--enable-source-maps', '--no-warnings'];
    if (memoryLimit !== undefined) execArgv.push(`--max-old-space-size=${memoryLimit}`);
    const { NODE_OPTIONS: _, ...env } = process.env;
    const child = fork(fileURLToPath(ownModule('engine/real/main')), [String(process.pid)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv,
      env,
    });
    this.errors = '';
    const forget = (): void => {
      if (this.child === child) this.child = null;
    };
    child.on('close', forget).on('error', forget);
    child.stderr?.on('data', (chunk: Buffer) => (this.errors = (this.errors + String(chunk)).slice(-10_000)));
    const preparation: Preparation = { telling, texts };
    // if it cannot be sent, neither can the request
    child.send(preparation, () => undefined);
    return child;
  }
}

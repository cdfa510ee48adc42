/** Node as the judge of what did not pass: the same text, in a process of its own that is replaced where a program does not end. */

import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Ending } from './grade.js';
import type { Variant } from './suite.js';

const MILLISECONDS = 5_000;

export class NodeJudge {
  private child: ChildProcess | null = null;

  run(variant: Variant): Promise<Ending> {
    const child = (this.child ??= fork(join(import.meta.dirname, 'in-node.mjs'), {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }));
    return new Promise((resolve) => {
      const finish = (ending: Ending): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(ending);
      };
      const giveUp = (detail: string): void => {
        finish({ kind: 'crashed', detail });
        this.close();
      };
      const timer = setTimeout(() => giveUp('node did not end'), MILLISECONDS);
      child.once('message', (ending) => finish(ending as Ending));
      child.once('exit', () => giveUp('node ended'));
      child.send(variant);
    });
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/**
 * What is told while checks run. To a person one line that is written over again and again; to a log a line for every verdict.
 */

import type { Progress } from '../index.js';
import { claimOf, showSeconds, titleOf } from '../report/index.js';
import type { Terminal } from './terminal.js';

export interface ProgressDisplay {
  readonly show: (progress: Progress) => void;
  /** Takes away what is not meant to stay. */
  readonly end: () => void;
}

export function progressFor(terminal: Terminal): ProgressDisplay {
  return terminal.interactive ? oneLine(terminal) : manyLines(terminal);
}

export const noProgress: ProgressDisplay = { show: () => undefined, end: () => undefined };

const clear = '\r\u001b[2K';

function oneLine(terminal: Terminal): ProgressDisplay {
  let [planned, done] = [0, 0];
  let isShown = false;
  const write = (text: string): void => {
    const whole = `[${done}/${planned}] ${text}`;
    const cut = [...whole].slice(0, Math.max(1, terminal.columns - 1)).join('');
    terminal.writeError(`${clear}${cut}`);
    isShown = true;
  };
  return {
    show: (progress) => {
      switch (progress.kind) {
        case 'planned':
          planned += progress.goals.length;
          return write(progress.check);
        case 'running':
          return write(runningText(progress));
        case 'verdict':
          done += 1;
          return write(`${progress.verdict.verdict}: ${claimOf(progress.verdict)}`);
      }
    },
    end: () => {
      if (isShown) terminal.writeError(clear);
      isShown = false;
    },
  };
}

/** `TreeMap.put  scope 7  389 transitions  1.0 s` */
function runningText(progress: Progress & { kind: 'running' }): string {
  const { scope, transitions, seconds } = progress;
  return `${titleOf(progress)}  scope ${scope}  ${transitions} transitions  ${showSeconds(seconds)}`;
}

function manyLines(terminal: Terminal): ProgressDisplay {
  return {
    show: (progress) => {
      if (progress.kind === 'verdict')
        terminal.writeError(`${progress.verdict.verdict}: ${claimOf(progress.verdict)}\n`);
    },
    end: () => undefined,
  };
}

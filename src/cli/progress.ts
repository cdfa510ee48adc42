/**
 * What is told while checks run: who is at work, and how far. To a person one line that is written over again and again; to a log a line for
 * every verdict, and one now and then where there is none for long.
 */

import type { Activity, Progress, Running } from '../index.js';
import { claimOf, showSeconds, titleOf, wordOf } from '../report/index.js';
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
  const work = new Work(write);
  return {
    show: (progress) => {
      switch (progress.kind) {
        case 'planned':
          planned += progress.goals.length;
          return write(progress.check);
        case 'running':
          return write(work.textOf(progress));
        case 'verdict':
          done += 1;
          return write(`${wordOf(progress.verdict)}: ${claimOf(progress.verdict)}`);
      }
    },
    end: () => {
      work.end();
      if (isShown) terminal.writeError(clear);
      isShown = false;
    },
  };
}

/** How long a log says nothing at most, in milliseconds. */
const SILENCE = 10_000;

function manyLines(terminal: Terminal): ProgressDisplay {
  let last = Date.now();
  const write = (text: string): void => {
    terminal.writeError(`${text}\n`);
    last = Date.now();
  };
  const work = new Work((text) => {
    if (Date.now() - last >= SILENCE) write(text);
  });
  return {
    show: (progress) => {
      if (progress.kind === 'verdict') write(`${wordOf(progress.verdict)}: ${claimOf(progress.verdict)}`);
      else if (progress.kind === 'running') work.textOf(progress);
    },
    end: () => work.end(),
  };
}

/** What was told of last, told again every second: who is busy may have nothing to say for long. */
class Work {
  private last: { readonly running: Running; readonly at: number } | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(again: (text: string) => void) {
    this.timer = setInterval(() => {
      if (this.last === null) return;
      const { running, at } = this.last;
      again(runningText({ ...running, seconds: running.seconds + (Date.now() - at) / 1000 }));
    }, 1000).unref();
  }

  textOf(running: Running): string {
    this.last = { running, at: Date.now() };
    return runningText(running);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

const counted: Readonly<Partial<Record<Activity, string>>> = {
  searching: 'transitions',
  enumerating: 'candidates',
  'following calls': 'calls',
};

/** `TreeMap.put  searching scope 3 of 7  389 transitions  1.0 s`, `TreeMap  enumerating scope 7  90000 candidates  about 12 %  1.0 s` */
function runningText(running: Running): string {
  const { activity, scope, lastScope, count, share, seconds } = running;
  const where = scope === null ? '' : ` scope ${scope}${lastScope === null ? '' : ` of ${lastScope}`}`;
  const parts = [titleOf(running), `${activity}${where}`];
  if (count !== null) parts.push(`${count} ${counted[activity] ?? ''}`);
  if (share !== null) parts.push(`about ${Math.floor(100 * share)} %`);
  if (count !== null || seconds >= 1) parts.push(showSeconds(seconds));
  return parts.join('  ');
}

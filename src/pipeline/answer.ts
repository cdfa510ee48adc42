/** A task as an answer: its value and what it cost, or what kept it from one. */

import type { Phase } from '../base/messages.js';
import { stopBy } from '../verdict/stop.js';
import type { Answer } from './services.js';

/** What a thread has used so far. */
export interface Meter {
  readonly cpuSeconds: () => number;
  readonly peakMegabytes: () => number;
}

export function answerOf<T>(task: () => T, phase: Phase, { cpuSeconds, peakMegabytes }: Meter): Answer<T> {
  const begun = cpuSeconds();
  try {
    const value = task();
    return { value, cpuSeconds: cpuSeconds() - begun, peakMegabytes: peakMegabytes() };
  } catch (problem) {
    return { stop: stopBy(problem, phase) };
  }
}

/** How often progress is told, in milliseconds. */
const PROGRESS_EVERY = 100;

/** Tells of progress now and then, however often it is made. */
export function nowAndThen(tell: (transitions: number) => void): (transitions: number) => void {
  let told = 0;
  return (transitions) => {
    const now = Date.now();
    if (now - told < PROGRESS_EVERY) return;
    told = now;
    tell(transitions);
  };
}

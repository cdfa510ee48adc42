/** A check in a process of its own, so that processor time and memory are its own. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckRequest, EngineName } from '../src/pipeline/request.js';
import type { Measurement } from './measurement.js';

/** A process that was stopped or that failed has no figures. */
type Figure =
  | 'transitions'
  | 'states'
  | 'candidates'
  | 'solverCalls'
  | 'clauses'
  | 'cpuSeconds'
  | 'processSeconds'
  | 'peakMegabytes';
export type Failed = Omit<Measurement, Figure> & Readonly<Record<Figure, null>>;

const failed = (why: string): Failed => ({
  verdict: 'unknown',
  transitions: null,
  states: null,
  candidates: null,
  solverCalls: null,
  clauses: null,
  cpuSeconds: null,
  processSeconds: null,
  peakMegabytes: null,
  domains: [],
  reasons: [why],
  notes: [],
});

/** An engine looks at the clock itself; one that does not come back in time is stopped. */
const PATIENCE = 30;

export interface Subject {
  readonly spec: string;
  /** The check of the spec; null: all. */
  readonly only: string | null;
}

/** @param flags of node */
export function measureApart(
  { spec, only }: Subject,
  scope: number,
  engine: EngineName,
  timeLimit: number,
  flags: readonly string[] = [],
): Promise<Failed | Measurement> {
  const request: CheckRequest = {
    files: [fileURLToPath(new URL(`../${spec}`, import.meta.url))],
    scopes: { from: scope, to: scope },
    engine,
    timeLimit,
    memoryLimit: null,
    workers: 1,
    only,
  };
  const script = fileURLToPath(new URL('one-check.js', import.meta.url));
  return new Promise((settle) => {
    const child = spawn(process.execPath, [...flags, script, JSON.stringify(request)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (timeLimit + PATIENCE) * 1000,
      killSignal: 'SIGKILL',
    });
    let [answer, complaint] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('close', (code) => {
      if (code === 0) settle(JSON.parse(answer) as Measurement);
      else settle(failed(code === null ? `stopped after ${timeLimit + PATIENCE} s` : complaint.trim()));
    });
  });
}

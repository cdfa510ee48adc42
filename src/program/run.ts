/**
 * Running a program concretely: what `glassbox run` does, with the world outside left to the caller.
 */

import { Refusal } from '../base/diagnostic.js';
import type { Span } from '../base/span.js';
import { HeapObject } from '../heap/index.js';
import {
  Decoder,
  PrintingView,
  ThrownWhileShown,
  describeThrown,
  type Host,
  type Limits,
  type Machine,
} from '../eval/index.js';
import type { FileSystem } from '../source/files.js';
import type { ModuleFormat } from '../source/resolve/format.js';
import type { Value } from '../value/index.js';
import { DEFAULT_LIMITS, createProgram } from './program.js';

export type RunResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'uncaught'; readonly name: string; readonly message: string; readonly span: Span | null };

export interface RunEnvironment {
  readonly files: FileSystem;
  /** Shows values as console.log does and prints the line. */
  readonly print: (values: readonly unknown[], stream: 'out' | 'error') => void;
  /** Any other method of console that prints; without it, these are refused. */
  readonly console?: (method: string, values: readonly unknown[]) => void;
  /** `util.inspect`, `util.format` and their kin; without it, these are refused. */
  readonly format?: (how: string, values: readonly unknown[]) => string;
  /** Text for process.stdout or process.stderr as it is; without it, writing there is refused. */
  readonly write?: (text: string, stream: 'out' | 'error') => void;
  readonly limits?: Limits;
}

/** Runs the module at `id` with everything it imports. */
export function runModule(id: string, format: ModuleFormat, environment: RunEnvironment): RunResult {
  const program = createProgram(environment.files, realHost(environment), environment.limits ?? DEFAULT_LIMITS);
  const outcome = program.run(id, format);
  const { thrown } = outcome.thrown === null ? program.finish() : outcome;
  if (thrown === null) return { kind: 'done' };
  const { value } = thrown;
  const notFound = value instanceof HeapObject ? program.modules.notFound.get(value) : undefined;
  if (notFound !== undefined) throw new Refusal(notFound);
  return { kind: 'uncaught', ...describeThrown(program.machine, value) };
}

/** The world as node has it: real time, real randomness. */
function realHost({ print, console, format, write }: RunEnvironment): Host {
  return {
    print: (machine, values, stream) => showing(machine, values, (copies) => print(copies, stream)),
    ...(console !== undefined && {
      console: (machine, method, values) => showing(machine, values, (copies) => console(method, copies)),
    }),
    ...(format !== undefined && {
      format: (machine, how, values) => showing(machine, values, (copies) => format(how, copies)),
    }),
    ...(write !== undefined && { write }),
    random: () => Math.random(),
    now: () => Date.now(),
    hasLater: true,
  };
}

function showing<T>(machine: Machine, values: readonly Value[], show: (copies: readonly unknown[]) => T): T {
  const decoder = new Decoder(machine.realm, new PrintingView(machine));
  const copies = values.map((value) => decoder.decode(value));
  try {
    return show(copies);
  } catch (problem) {
    // what formatting itself rejects, such as a bigint for %j, is an error of the program
    if (!(problem instanceof TypeError)) throw problem;
    throw new ThrownWhileShown(machine.realm.error(machine, 'TypeError', problem.message));
  }
}

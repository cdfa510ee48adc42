/** What is asked of checks that compare a subject with its model: which there are, what they come to, one sequence again. */

import { Refusal, type Diagnostic } from '../../../base/diagnostic.js';
import { notEnumerable } from '../../../base/messages.js';
import { nodeFiles } from '../../../source/node-files.js';
import type { Registered } from '../../../spec/registered.js';
import { stopOf } from '../../../verdict/stop.js';
import { loadCheck, registeredIn } from '../load.js';
import type { Address, PlannedConformance, RealAnswer, RealProgress, Sequence } from '../protocol.js';
import { NotEnumerable } from './choices.js';
import { Program } from './program.js';
import { ConformSearch, type Ended } from './search.js';

/** The depth of checks that do not name one, as the pipeline has it. */
const DEFAULT_SCOPE = 3;

export async function conformancesIn(file: string, scope: number | null): Promise<RealAnswer> {
  const all = await registeredIn(file);
  const checks = all.flatMap((one, ordinal) => (one.kind === 'conformance' ? [planned(one, ordinal, scope)] : []));
  return { kind: 'conformances', checks, areAll: checks.length === all.length };
}

function planned(one: Registered, ordinal: number, given: number | null): PlannedConformance {
  const { scope } = one.at(1);
  const program = programOf(one, given ?? scope ?? DEFAULT_SCOPE);
  if (program instanceof NotEnumerable) {
    const goals = one.at(1).operations!.map((name) => ({ kind: 'operation' as const, name }));
    return { name: one.name, ordinal, scope, goals, shapes: [], arguments: [] };
  }
  const { goals } = program;
  return { name: one.name, ordinal, scope, goals, shapes: program.shapes(), arguments: program.argumentChoices() };
}

function programOf(one: Registered, scope: number): Program | NotEnumerable {
  try {
    return new Program(one.at(scope).conformance!, scope);
  } catch (problem) {
    if (problem instanceof NotEnumerable) return problem;
    throw problem;
  }
}

const NOTHING = {
  kind: 'conformed',
  depth: 0,
  tallies: [],
  outside: 0,
  hasStates: false,
  hidesSomething: false,
} as const;

export async function conform(
  address: Address,
  deadline: number,
  tell: (progress: RealProgress) => void,
): Promise<RealAnswer> {
  const { registered, registry } = await loadCheck(address);
  const started = process.cpuUsage();
  const program = programOf(registered, address.scope);
  if (program instanceof NotEnumerable) {
    const diagnostic = notEnumerable(program.message, null);
    const stop = stopOf(await placed(diagnostic, address, registered, ['operations', 'arguments']));
    const counts = { states: 0, transitions: 0, cpuSeconds: 0, peakMegabytes: 0 };
    const end = { kind: 'refused', goal: null, stop } as const;
    return { ...NOTHING, end, counts };
  }
  const search = new ConformSearch(program, registry, deadline, tell);
  const ended = search.run();
  const { user, system } = process.cpuUsage(started);
  const { states, transitions, depth, outside, hidesSomething } = search;
  return {
    kind: 'conformed',
    end: await asData(ended, address, registered),
    depth,
    tallies: program.conformance.operations.map(({ name }, index) => ({
      goal: { kind: 'operation', name },
      enabled: search.enabled[index]!,
    })),
    outside,
    hasStates: !program.conformance.isFunction,
    hidesSomething,
    counts: {
      states,
      transitions,
      cpuSeconds: (user + system) / 1e6,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    },
  };
}

async function asData(
  ended: Ended,
  address: Address,
  registered: Registered,
): Promise<Extract<RealAnswer, { kind: 'conformed' }>['end']> {
  if (ended.kind !== 'refused') return ended;
  const { goal, diagnostic } = ended;
  return {
    kind: 'refused',
    goal,
    stop: stopOf(await placed(diagnostic, address, registered, ['operations', goal.name])),
  };
}

/** With the place of the spec that it is about, unless that of the code is known. The compiler is loaded only when this is asked. */
async function placed(
  diagnostic: Diagnostic,
  { file }: Address,
  { call }: Registered,
  keys: readonly string[],
): Promise<Diagnostic> {
  const { specPlace } = await import('../../../source/spec-places.js');
  const first = (await registeredIn(file))[0]!.call;
  const text = nodeFiles.readFile(file) ?? '';
  return { ...diagnostic, span: diagnostic.span ?? specPlace({ path: file, text }, call - first, keys) };
}

export async function repeat(address: Address, sequence: Sequence): Promise<RealAnswer> {
  const { registered, registry } = await loadCheck(address);
  const program = programOf(registered, address.scope);
  if (program instanceof NotEnumerable) throw new Refusal(notEnumerable(program.message, null));
  const search = new ConformSearch(program, registry, Infinity, () => undefined);
  return { kind: 'repeated', divergence: search.repeat(sequence) };
}

/**
 * The evaluator's benchmarks: instructions per second under each policy, what a join costs beside a large heap, and depth.
 */

import { followCall, mergeCall, type Operands } from '../src/eval/index.js';
import { call } from '../src/eval/calls.js';
import type { Machine } from '../src/eval/machine.js';
import { Path } from '../src/eval/path.js';
import { Assignment, Circuit, CnfEmitter, FALSE, type Bit } from '../src/formula/index.js';
import { createProgram } from '../src/program/program.js';
import { memoryFiles } from '../src/source/files.js';
import { finiteDomain, integerDomain } from '../src/space/index.js';
import type { Value } from '../src/value/index.js';
import { timed, type Benchmark, type Figures } from './measure.js';
import { programs, type BenchmarkProgram } from './programs.js';

/** A module in a machine of its own. */
function load(text: string): { machine: Machine; exported: (name: string) => Value } {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const program = createProgram(memoryFiles({ '/main.mjs': text }), host);
  if (program.run('/main.mjs', 'esm').thrown !== null) throw new Error('the benchmark does not load');
  return { machine: program.machine, exported: (name) => program.modules.exported('/main.mjs', name) };
}

function run(machine: Machine, callee: Value, actuals: readonly Value[]): Value {
  const outcome = machine.execute(Path.start, (destination) => call(machine, callee, undefined, actuals, destination));
  if (outcome.normal === null) throw new Error('the benchmark throws');
  return outcome.normal.value;
}

const feasible = (guard: Bit): boolean => guard !== FALSE;

/** Runs `main` under a policy with so many rounds. */
type Runner = (machine: Machine, main: Value, rounds: number) => void;

const policies: readonly { name: string; share: number; runner: Runner }[] = [
  { name: 'run', share: 1, runner: (machine, main, rounds) => void run(machine, main, [rounds, 2]) },
  {
    name: 'follow',
    share: 0.5,
    runner: (machine, main, rounds) => {
      const assignment = new Assignment(machine.circuit, () => true);
      followCall(machine, operands(machine, main, rounds), assignment, () => undefined);
    },
  },
  {
    name: 'merge',
    share: 0.05,
    runner: (machine, main, rounds) =>
      mergeCall(machine, operands(machine, main, rounds), { rounds: Infinity, feasible }, ({ beyond }) => {
        if (beyond !== FALSE) throw new Error('the benchmark met a limit');
      }),
  },
];

function operands(machine: Machine, callee: Value, rounds: number): Operands {
  return { callee, receiver: undefined, actuals: [rounds, integerDomain(machine.values, 0, 3).value] };
}

function speed(program: BenchmarkProgram, runner: Runner, share: number): Figures {
  const { machine, exported } = load(program.text);
  const main = exported('main');
  const rounds = Math.ceil(program.rounds * share);
  runner(machine, main, Math.ceil(rounds / 10));
  const before = machine.steps;
  const { seconds } = timed(() => runner(machine, main, rounds));
  const instructions = machine.steps - before;
  return { 'instructions/s': instructions / seconds, instructions, seconds };
}

const joins: Benchmark = {
  name: 'join beside n untouched objects',
  run: () => {
    const figures: Record<string, number> = {};
    for (const untouched of [10, 1_000, 100_000]) {
      const { machine, exported } = load(`
        const rest = [];
        for (let i = 0; i < ${untouched}; i++) rest.push({ i, next: rest[i - 1] });
        const a = { x: 0 };
        const b = { y: 0 };
        export function main(rounds, flag) {
          for (let i = 0; i < rounds; i++) {
            if (flag) { a.x = i; b.y = 1; } else { a.x = 2; b.y = i; }
          }
        }`);
      const rounds = 2_000;
      const once = (): void => {
        const actuals = [rounds, finiteDomain(machine.values, [false, true]).value];
        mergeCall(
          machine,
          { callee: exported('main'), receiver: undefined, actuals },
          { rounds: Infinity, feasible },
          () => null,
        );
      };
      once();
      figures[`µs, n = ${untouched.toLocaleString('en-US')}`] = (timed(once).seconds / rounds) * 1e6;
    }
    return figures;
  },
};

const recursion: Benchmark = {
  name: 'recursion 100,000 deep',
  run: () => {
    const { machine, exported } = load('export function depth(n) { return n === 0 ? 0 : 1 + depth(n - 1); }');
    const { seconds, result } = timed(() => run(machine, exported('depth'), [100_000]));
    if (result !== 100_000) throw new Error('wrong depth');
    return { seconds };
  },
};

const deepFormula: Benchmark = {
  name: 'formula a million gates deep',
  run: () => {
    const circuit = new Circuit();
    const variables = Array.from({ length: 64 }, () => circuit.variable());
    const built = timed(() => {
      let formula: Bit = variables[0]!;
      for (let i = 1; i <= 1_000_000; i += 1) {
        const next = variables[i % 64]!;
        formula = i % 2 === 0 ? circuit.and(formula, next) : circuit.ite(formula, next, variables[(i * 7 + 1) % 64]!);
      }
      return formula;
    });
    const evaluated = timed(() => new Assignment(circuit, (variable) => variable % 3 !== 0).value(built.result));
    let clauses = 0;
    let last = 0;
    const sink = { newVariable: () => (last += 1), addClause: () => void (clauses += 1) };
    const emitted = timed(() => new CnfEmitter(circuit, sink).literal(built.result));
    return {
      's to build': built.seconds,
      's to evaluate': evaluated.seconds,
      's to emit': emitted.seconds,
      clauses,
    };
  },
};

export const evaluator: readonly Benchmark[] = [
  ...policies.flatMap(({ name, share, runner }) =>
    programs.map((program) => ({ name: `${name}: ${program.name}`, run: () => speed(program, runner, share) })),
  ),
  joins,
  recursion,
  deepFormula,
];

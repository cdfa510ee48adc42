/** A spec file in the evaluator, as a worker has it, but with its parts in reach of tests. */

import { CheckHost } from '../../../src/program/check-host.js';
import { Checker, type CheckPlan, type Settlement } from '../../../src/pipeline/checker.js';
import type { Replacement } from '../../../src/base/replacement.js';
import type { Cast } from '../../../src/engine/symbolic/cast.js';
import { planChecks, type Plan } from '../../../src/engine/plan/plan.js';
import type { HeapObject } from '../../../src/heap/index.js';
import { DEFAULT_LIMITS, createProgram, type Program } from '../../../src/program/program.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';
import type { Bounds } from '../../../src/spec/bounds.js';

export class Stage {
  /** By the classes that are replaced in them. */
  private readonly programs = new Map<string, { readonly program: Program; readonly prepared: readonly Plan[] }>();
  readonly checker: Checker;

  constructor(
    readonly file: string,
    readonly solvers: SolverFactory,
  ) {
    const specModule = specModulePath();
    this.checker = new Checker({ files: nodeFiles, specModule, solvers, memoryExceeded: () => null });
  }

  private prepare(replacements: readonly Replacement[]): {
    readonly program: Program;
    readonly prepared: readonly Plan[];
  } {
    const key = JSON.stringify(replacements);
    let known = this.programs.get(key);
    if (known === undefined) {
      const specModule = specModulePath();
      const host = new CheckHost();
      const program = createProgram(nodeFiles, host, DEFAULT_LIMITS, specModule, replacements);
      const prepared = planChecks({ program, files: nodeFiles, specModule, replacements }, this.file);
      host.seal();
      this.programs.set(key, (known = { program, prepared }));
    }
    return known;
  }

  get plans(): readonly CheckPlan[] {
    return this.checker.plans(this.file, Infinity);
  }

  settle(ordinal: number, scope: number, givenUp: readonly string[] = []): Settlement {
    return this.checker.settle(this.file, ordinal, scope, Infinity, givenUp);
  }

  cast(ordinal: number, bounds: Bounds): Cast {
    const { program, prepared } = this.prepare(bounds.replacements ?? []);
    const { machine, modules } = program;
    const internals = modules.exported(specModulePath(), 'internals') as HeapObject;
    return { machine, internals, ...prepared[ordinal]!.at(bounds.scope), bounds };
  }
}

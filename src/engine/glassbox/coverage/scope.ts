/** What a proof needs of one goal at one scope, from the laid out heap to plain data. */

import type { Goal } from '../../../base/goal.js';
import { positionOf } from '../../../base/span.js';
import type { SolverFactory } from '../../../solver/index.js';
import { placeOf } from '../../../verdict/stop.js';
import type { Coverage } from '../../../verdict/coverage.js';
import type { Cast } from '../../symbolic/cast.js';
import { World, roundsFor } from '../../symbolic/world.js';
import { Feasibility, unrollingOf } from '../scope.js';
import { coverageOf, type CoveredStatement } from './coverage.js';

/** So many calls deeper than there are objects predicates may recurse: one finds the end, and one is for what an operation has added. */
const BEYOND_SCOPE = 2;

/**
 * Null if the goal is not asked about all paths at once, or was not found to hold with selectors.
 * @requires nothing records, the machine's heap is concrete, and the code tells its outcomes
 */
export function coverScope(
  cast: Cast,
  goal: Goal,
  solvers: SolverFactory,
  { deadline, spec }: { readonly deadline: number; readonly spec: string },
): Coverage | null {
  const { machine, bounds } = cast;
  const unrolling = unrollingOf(bounds, goal);
  if (unrolling === null) return null;
  const feasibility = new Feasibility(machine, solvers, deadline);
  const posed = new World(cast).pose(goal, (domains) => ({
    rounds: roundsFor(bounds.scope),
    expected: bounds.scope,
    feasible: feasibility.within(domains),
  }));
  try {
    const covered = coverageOf(posed.problem, solvers, {
      ...unrolling,
      deadline,
      spec,
      feasible: (given) => feasibility.within(given),
      objects: [...posed.space.residents.keys()],
      integers: { lo: 0, hi: bounds.scope },
      nested: bounds.scope + BEYOND_SCOPE,
    });
    if (covered === null) return null;
    return { ...covered, statements: covered.statements.map(statementData) };
  } finally {
    machine.heap.discard();
    feasibility.dispose();
  }
}

function statementData({ span, ...rest }: CoveredStatement): Coverage['statements'][number] {
  const { source, start, end } = span;
  const written = source.text.slice(start, end).replace(/\s+/g, ' ');
  return { place: placeOf(span)!, end: positionOf(source, end), text: headText(written), ...rest };
}

/** `if (c` → `if (c)` */
function headText(written: string): string {
  const opened = written.split('(').length - written.split(')').length;
  return opened === 1 && /^(?:if|while|for|switch)\b/.test(written) ? `${written})` : written.replace(/;$/, '');
}

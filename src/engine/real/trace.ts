/** One case once more, statement by statement. */

import type { Trace } from '../../verdict/verdict.js';
import type { RealRequest, ReplayCase } from './protocol.js';
import { runCase } from './run.js';
import type { Situation } from './situation.js';
import { Tracer } from './tracing.js';

/** @requires the code tells its steps */
export function trace(
  situation: Situation,
  asked: ReplayCase,
  names: Extract<RealRequest, { kind: 'trace' }>['names'],
): Trace {
  const { registry } = situation;
  let tracer: Tracer | null = null;
  const around: Situation['around'] = ({ subject, actuals }, body) => {
    const given = actuals.map((actual, index) => [names.parameters[index] ?? `argument${index + 1}`, actual] as const);
    registry.tracer = tracer = new Tracer(registry, [[names.subject, subject], ...given]);
    try {
      return body();
    } finally {
      registry.tracer = null;
    }
  };
  runCase({ ...situation, around }, asked, true);
  const { steps, isCut } = tracer ?? { steps: [], isCut: false };
  return { steps, isCut };
}

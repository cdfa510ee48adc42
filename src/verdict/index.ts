/** The verdict room: what may be claimed, as data, and the schema of that data. */
export { callText } from '../base/called.js';
export type { Called, Step } from '../base/called.js';
export { VERDICT_VERSION } from './verdict.js';
export type {
  CheckReport,
  Counterexample,
  FieldChoice,
  Place,
  Reason,
  Report,
  Statistics,
  Verdict,
  VerdictKind,
} from './verdict.js';
export type { ShownGraph, ShownObject, ShownValue } from './graph.js';
export { parseReport, reportJsonSchema, reportSchema } from './schema.js';

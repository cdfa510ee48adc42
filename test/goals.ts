/** Goals, as tests write them. */

import type { Goal } from '../src/base/goal.js';

export const operation = (name: string): Goal => ({ kind: 'operation', name });
export const beginning = (name: string): Goal => ({ kind: 'beginning', name });

/** An operation by its name; null is the constructor of the class. */
export const goalOf = (name: string | null, class_: string): Goal =>
  name === null ? beginning(`new ${class_}`) : operation(name);

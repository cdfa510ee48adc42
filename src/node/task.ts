/**
 * What workers are asked to do, as plain data. Every task brings its own deadline, in milliseconds as `Date.now()` gives them: nothing is
 * left over from the task before, and whoever gave it can end the worker that does not keep it.
 */

import type { Calls } from '../base/names.js';
import type { Phase } from '../base/messages.js';
import type { Answer, SearchTask } from '../pipeline/services.js';
import type { Coverage } from '../verdict/coverage.js';
import type { CheckPlan, SearchOutcome, Settlement } from '../pipeline/checker.js';
import type { Texts } from '../source/files.js';

export type Work =
  /** Nothing but to be there: threads start and modules are loaded before any clock runs. */
  | { readonly kind: 'ready'; readonly deadline: number }
  | { readonly kind: 'plans'; readonly file: string; readonly deadline: number }
  | {
      readonly kind: 'settle';
      readonly file: string;
      readonly ordinal: number;
      readonly scope: number;
      /** Fields that were observed as trees and are none, as `type.field`. */
      readonly givenUp: readonly string[];
      readonly calls: Calls | undefined;
      readonly deadline: number;
    }
  | {
      readonly kind: 'search' | 'cover';
      readonly task: SearchTask;
      readonly deadline: number;
    };

/** @param texts what stands in some files, whatever the disk says */
export type Task = Work & { readonly texts: Texts };

export type TaskValue = readonly CheckPlan[] | Settlement | SearchOutcome | Coverage | null;

/** What a thread says about a task: transitions so far, and at last an answer. */
export type Told = number | Answer<TaskValue>;

export function phaseOf({ kind }: Work): Phase {
  switch (kind) {
    case 'ready':
    case 'plans':
      return 'planning';
    case 'settle':
      return 'settling';
    case 'search':
      return 'searching';
    case 'cover':
      return 'covering';
  }
}

/** What predicates say, and what is made of exceptions. */

import { AssumptionFailure } from '../../spec/statements.js';
import type { Judgement } from './protocol.js';
import type { Decision, Registry } from './registry.js';

/** What a predicate came to: a judgement, or an assumption in it did not hold. */
export interface Judged {
  readonly judgement: Judgement;
  readonly isAssumption: boolean;
  readonly decision: Decision | null;
}

/** Only a truthy value is true; an exception counts as false and is told. */
export function judge(registry: Registry, predicate: () => unknown): Judged {
  try {
    const { value, decision } = registry.explained(predicate);
    return { judgement: { kind: value ? 'true' : 'false' }, isAssumption: false, decision };
  } catch (error) {
    return {
      judgement: { kind: 'thrown', ...described(error) },
      isAssumption: error instanceof AssumptionFailure,
      decision: null,
    };
  }
}

export function described(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  if (error instanceof Error) {
    return { name: String(error.name), message: String(error.message), stack: String(error.stack ?? '') };
  }
  return { name: typeof error, message: asText(error), stack: '' };
}

function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** The first line of a stack that is a module's of the user: neither node's, nor Glassbox's own. */
export function placeOf(stack: string, own: readonly string[]): Omit<Decision, 'text'> | null {
  for (const line of stack.split('\n')) {
    const match = /\(?((?:file:\/\/)?\/[^()]*|[A-Za-z]:[\\/][^()]*):(\d+):(\d+)\)?$/.exec(line.trim());
    if (match === null) continue;
    const path = match[1]!.replace(/^file:\/\//, '');
    if (own.some((folder) => path.startsWith(folder))) continue;
    return { path, line: Number(match[2]), column: Number(match[3]) };
  }
  return null;
}

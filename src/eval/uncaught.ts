/** How node would introduce an exception that nobody caught. */

import type { Span } from '../base/span.js';
import { HeapObject } from '../heap/index.js';
import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import { getFrom } from './property/get.js';

export interface Uncaught {
  /** '' for what is no error. */
  readonly name: string;
  readonly message: string;
  readonly span: Span | null;
}

export function describeThrown(machine: Machine, value: Value): Uncaught {
  if (!(value instanceof HeapObject) || value.kind !== 'error') {
    return { name: '', message: machine.realm.show(value), span: null };
  }
  const read = (key: string): string => {
    const outcome = machine.execute(Path.start, (destination) => getFrom(machine, value, key, value, destination));
    const found = outcome.normal?.value;
    return typeof found === 'string' ? found : '';
  };
  return { name: read('name'), message: read('message'), span: value.data as Span | null };
}

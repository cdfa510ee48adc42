/** What a call may change of what it is given, by what the spec names. */

import { Refusal } from '../../base/diagnostic.js';
import { unknownParameter } from '../../base/messages.js';
import { HeapObject } from '../../heap/index.js';
import type { ParameterType } from '../../source/types/type.js';
import type { OperationBounds } from '../../spec/bounds.js';
import type { CheckContext } from './plan.js';
import { listField, ownField, spanOf } from './reading.js';

/**
 * @param subjects what the state is called, if there is one
 * @param parameters those that are no states
 * @param count of the arguments that are given
 */
export function modifiedBy(
  { target, place, index }: CheckContext,
  operation: HeapObject,
  subjects: readonly string[],
  parameters: readonly ParameterType[],
  count: number,
): Pick<OperationBounds, 'modifies'> {
  const names = listField(operation, 'modifies');
  if (names === null) return {};
  if (ownField(operation, 'changes') instanceof HeapObject) return { modifies: ['listed'] };
  const modifies = names.map(String).flatMap((name): NonNullable<OperationBounds['modifies']> => {
    const [head, ...path] = name.split('.') as [string, ...string[]];
    const [field] = path;
    if (subjects.includes(head)) return path.length === 0 ? ['state'] : [{ of: 'state', path }];
    const first = parameters.findIndex((one) => one.name === head);
    if (first >= 0 && path.length > 0) return [{ of: first, path }];
    if (field !== undefined && path.length === 1 && index.named(head).length > 0) return [{ type: head, field }];
    if (first < 0) {
      const known = [...subjects, ...parameters.map((one) => one.name)].join(', ');
      const what = String(ownField(operation, 'name'));
      throw new Refusal(unknownParameter(what, name, known, place(['modifies']) ?? spanOf(target)));
    }
    // what comes after the last name belongs to a rest parameter
    return Array.from({ length: parameters[first]!.rest ? count - first : 1 }, (_, offset) => first + offset);
  });
  return { modifies };
}

/**
 * Values that cannot be named in bounds, which are data: functions, and objects such as dates that only code can make. Bounds name them by their
 * place among all that the domains of a question list. Node and the evaluator read the same domains in the same order, so both mean the same.
 */

import type { Domain } from './domains.js';
import type { Question } from './question.js';

export interface GivenValue {
  /** The function that is meant, or that makes what is meant. */
  readonly by: (...actuals: never[]) => unknown;
  readonly isMade: boolean;
  /** The function itself, or another object. @throws TypeError if what is made is none */
  readonly value: () => unknown;
}

export function givenIn(question: Question): readonly GivenValue[] {
  const { fields, generics, subject, construct, operations } = question;
  const found: GivenValue[] = [];
  const look = (domain: unknown): void => {
    for (const one of listedBy(domain))
      if (!found.some(({ by, isMade }) => by === one.by && isMade === one.isMade)) found.push(one);
  };
  for (const type of Object.values(fields)) for (const key of Reflect.ownKeys(type)) look(type[key as string]);
  for (const one of Object.values(generics)) look(one);
  if (subject !== null) look(subject);
  for (const one of Object.values(construct ?? [])) look(one);
  for (const name of operations ?? []) for (const one of question.operation(name).arguments ?? []) look(one);
  return found;
}

/** What a domain and the domains in it list. */
function listedBy(domain: unknown): readonly GivenValue[] {
  // a mistake that is refused elsewhere
  if (typeof domain !== 'object' || domain === null || !('domain' in domain)) return [];
  const one = domain as Domain;
  switch (one.domain) {
    case 'oneOf':
      return one.members.flatMap((member) =>
        typeof member === 'function' ? [{ by: member, isMade: false, value: () => member }] : [],
      );
    case 'made':
      return one.makers.map((by) => ({ by, isMade: true, value: () => madeBy(by) }));
    case 'nullable':
    case 'array':
    case 'set':
    case 'unordered':
    case 'optional':
      return listedBy(one.of);
    case 'derived':
      return one.of === null ? [] : listedBy(one.of);
    case 'map':
      return [...listedBy(one.key), ...listedBy(one.value)];
    case 'record':
      return Object.values(one.fields).flatMap(listedBy);
    case 'anyOf':
      return one.members.flatMap(listedBy);
    case 'bool':
    case 'int':
    case 'instances':
    case 'tree':
    case 'constant':
      return [];
  }
}

function madeBy(maker: () => unknown): unknown {
  const made = maker();
  if ((typeof made === 'object' && made !== null) || typeof made === 'function') return made;
  throw new TypeError(
    `made(…) takes functions that make objects, and one makes ${String(made)}: write oneOf(${String(made)})`,
  );
}

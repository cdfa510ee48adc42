/**
 * Functions that exist in a specification only (Dennis 2009, §3.1): a promise without code that keeps it. A call has any result that the promise
 * allows, whether calls are replaced by contracts or not.
 */

import { choose } from './choose.js';
import type { Domain } from './domains.js';
import { requirePredicate } from './mistakes.js';
import { requireKnown } from './registered.js';
import { demand } from './statements.js';

export interface SpecificationOptions<Actuals extends readonly unknown[], Result> {
  /** For messages. */
  readonly name?: string;
  readonly requires?: (...actuals: Actuals) => unknown;
  readonly ensures?: (result: Result, ...actuals: Actuals) => unknown;
  readonly returns: Domain;
}

const OPTIONS = ['name', 'requires', 'ensures', 'returns'];

export function specification<Actuals extends readonly unknown[], Result>(
  options: SpecificationOptions<Actuals, Result>,
): (...actuals: Actuals) => Result {
  requireKnown('specification', options, OPTIONS);
  const { name = 'the specification', requires, ensures = () => true, returns } = options;
  requirePredicate('requires', requires, 'requires: (site) => site.users.length < 9');
  requirePredicate('ensures', ensures, 'ensures: (id, site) => !site.ids().includes(id)');
  if (typeof returns !== 'object' || !('domain' in returns))
    throw new TypeError('a specification says what its results range over: returns: int(0, 9)');
  return (...actuals) => {
    demand(requires === undefined || requires(...actuals), `${name} requires otherwise`);
    return choose<Result>(returns, (result) => ensures(result, ...actuals));
  };
}

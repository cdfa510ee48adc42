/**
 * How states begin in a first spec: by the constructor with the domains of its parameters, or, where these are not known, by a guess. Without types there are
 * several guesses, the likeliest first; which of them is right, nothing but running the class can tell. A constructor that is given
 * no order, say, may fail only when there is something to compare.
 */

import type { ClassType, ParameterType } from '../../source/types/type.js';
import type { ArgumentDomains } from './argument-domains.js';
import type { Naming } from './naming.js';
import { guess, mayBeFunction, mayBeIndex } from './usual-names.js';

/** As lines of a spec. */
type Beginning = readonly string[];

/** What orders can be, as functions say them. */
const ORDERS = ['(a, b) => (a < b ? -1 : a > b ? 1 : 0)', '(a, b) => a < b'];

/** @returns at least one */
export function beginningsOf(
  { construct, at }: ClassType,
  { making, subject }: Naming,
  domains: ArgumentDomains,
  isLearning: boolean,
  word: (name: string) => string,
): readonly Beginning[] {
  const parameters = construct.filter(({ rest }) => !rest);
  const isTyped = /\.[cm]?tsx?$/.test(at.path);
  const initial = (made: string, why: string): Beginning => [`  initial: () => ${made}, // ${why}`];
  const first = (): Beginning => {
    const said = parameters.map((one) => domains.argument(one));
    const [parameter] = parameters;
    if (isLearning && making !== null && parameter !== undefined && isCount(parameter))
      return [`  construct: [${word('int')}(1, n)], // a guess: which arguments are usual?`];
    const isOpenEnded = said.includes(null) || parameters.some(({ type }) => type.kind === 'unknown');
    if (making !== null && (isOpenEnded || making !== `new ${subject}()`))
      return initial(making, 'which arguments are usual?');
    if (parameters.length === 0) return [];
    if (!said.includes(null)) return [`  construct: [${said.join(', ')}],`];
    const needed = parameters.slice(0, parameters.findLastIndex(({ optional }) => !optional) + 1);
    const actuals = needed.map((one) => domains.actual(one) + (isTyped ? ' as any' : ''));
    return initial(`new ${subject}(${actuals.join(', ')})`, 'a guess: which arguments are usual?');
  };
  const usual = first();
  const isNamed = /^[\w$.]+$/.test(subject);
  const isCounted = making !== null && usual.some((line) => line.includes('construct:'));
  return [
    usual,
    ...(isCounted && isLearning ? [initial(making, 'which arguments are usual?')] : []),
    ...parameters.flatMap((one, position) =>
      isNamed && mayOrder(one)
        ? ORDERS.map((order) => {
            const before = parameters.slice(0, position).map((other) => guess(other));
            return initial(`new ${subject}(${[...before, order].join(', ')})`, 'a guess: which arguments are usual?');
          })
        : [],
    ),
  ];
}

/** Whether a parameter is a whole number, by its type or its name. */
function isCount({ name, type }: ParameterType): boolean {
  return mayBeIndex(name) && (type.kind === 'unknown' || type.kind === 'number');
}

function mayOrder({ name, type }: ParameterType): boolean {
  return type.kind === 'unknown' && mayBeFunction(name);
}

/**
 * How states begin in a first spec: by the constructor with the domains of its parameters, or, where these are not known, by a guess. Without types there are
 * several guesses, the likeliest first; which of them is right, nothing but running the class can tell. A constructor that is given
 * no order, say, may fail only when there is something to compare.
 */

import type { ClassType, ParameterType } from '../../source/types/type.js';
import type { ArgumentDomains } from './argument-domains.js';
import type { Naming } from './naming.js';
import { guess, mayBeFunction, mayBeIndex, mayBeOptions } from './usual-names.js';

export interface Beginning {
  /** As lines of a spec. */
  readonly lines: readonly string[];
  /** Expressions that make one, small ones first. */
  readonly making: readonly string[];
}

/** What orders can be, as functions say them. */
const ORDERS = ['(a, b) => (a < b ? -1 : a > b ? 1 : 0)', '(a, b) => a < b'];

/** @param text of the class @returns at least one */
export function beginningsOf(
  { construct, at }: ClassType,
  text: string,
  { making, subject }: Naming,
  domains: ArgumentDomains,
  isLearning: boolean,
  word: (name: string) => string,
): readonly Beginning[] {
  const parameters = construct.filter(({ rest }) => !rest);
  const isTyped = /\.[cm]?tsx?$/.test(at.path);
  const initial = (made: string, why: string): Beginning => ({
    lines: [`  initial: () => ${made}, // ${why}`],
    making: [made],
  });
  const needed = parameters.slice(0, parameters.findLastIndex(({ optional }) => !optional) + 1);
  const actuals = needed.map((one) => domains.actual(one) + (isTyped ? ' as any' : ''));
  const guessed = `new ${subject}(${actuals.join(', ')})`;
  const first = (): Beginning => {
    const said = parameters.map((one) => domains.argument(one));
    const [parameter] = parameters;
    if (isLearning && (making !== null || parameters.length === 1) && parameter !== undefined && isCount(parameter))
      return {
        lines: [`  construct: [${word('int')}(1, n)], // a guess: which arguments are usual?`],
        making: [1, 2].map((count) => `new ${subject}(${count})`),
      };
    const isOpenEnded = said.includes(null) || parameters.some(({ type }) => type.kind === 'unknown');
    if (making !== null && (isOpenEnded || making !== `new ${subject}()`))
      return initial(making, 'which arguments are usual?');
    if (parameters.length === 0) return { lines: [], making: [`new ${subject}()`] };
    if (!said.includes(null)) return { lines: [`  construct: [${said.join(', ')}],`], making: [guessed] };
    return initial(guessed, 'a guess: which arguments are usual?');
  };
  const usual = first();
  const isNamed = /^[\w$.]+$/.test(subject);
  const isCounted = making !== null && usual.lines.some((line) => line.includes('construct:'));
  return [
    usual,
    ...(isCounted && isLearning ? [initial(making, 'which arguments are usual?')] : []),
    ...parameters.flatMap((one, position) => {
      const options = isNamed && mayBeOptions(one.name) ? countsIn(one.name, text) : [];
      if (options.length === 0) return [];
      const before = parameters.slice(0, position).map(someOrNone);
      const counts = options.map((name) => `${name}: 2`).join(', ');
      return [
        initial(`new ${subject}(${[...before, `{ ${counts} }`].join(', ')})`, 'a guess: which arguments are usual?'),
      ];
    }),
    ...parameters.flatMap((one, position) =>
      isNamed && mayOrder(one)
        ? ORDERS.map((order) => {
            const before = parameters.slice(0, position).map(someOrNone);
            return initial(`new ${subject}(${[...before, order].join(', ')})`, 'a guess: which arguments are usual?');
          })
        : [],
    ),
  ];
}

/** Before an argument that is given. */
function someOrNone(parameter: ParameterType): string {
  return parameter.type.kind === 'unknown' ? 'undefined' : guess(parameter);
}

/** Whether a parameter is a whole number, by its type or its name. */
function isCount({ name, type }: ParameterType): boolean {
  return mayBeIndex(name) && (type.kind === 'unknown' || type.kind === 'number');
}

/** The properties of a parameter that are asked for and are usually whole numbers; what is a time is none. */
function countsIn(parameter: string, text: string): readonly string[] {
  const found = text.matchAll(new RegExp(`\\b${parameter}\\??\\.([A-Za-z_]\\w*)`, 'g'));
  return [...new Set([...found].map(([, name]) => name!))].filter((name) => mayBeIndex(name));
}

function mayOrder({ name, type }: ParameterType): boolean {
  return type.kind === 'unknown' && mayBeFunction(name);
}

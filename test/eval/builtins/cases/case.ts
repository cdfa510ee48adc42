/**
 * What the tests of builtins are made of. Each entry names a builtin, says how far it is modelled, and lists snippets on
 * which it must agree with node; the page of supported builtins is generated from the same entries.
 */

export interface BuiltinCases {
  readonly builtin: string;
  /**
   * symbolic: symbolic operands give one symbolic result, by a formula or case by case;
   * concrete: execution is split until the operands are concrete, then the real function is called;
   * refused: using it is refused by name.
   */
  readonly status: 'symbolic' | 'concrete' | 'refused';
  /** Expressions, or bodies of functions that return something. */
  readonly snippets: readonly string[];
}

/** Values on which conversions to numbers differ. */
export const numbers: readonly string[] = [
  '',
  '0',
  '-0',
  '1',
  '2',
  '-1',
  '-2',
  '3',
  '100',
  '0.5',
  '1.5',
  '2.5',
  '-0.5',
  '-1.5',
  'NaN',
  'Infinity',
  '-Infinity',
  '2 ** 31',
  '2 ** 32 + 1',
  '2 ** 53',
  '-(2 ** 53)',
  '1e21',
  '5e-324',
  '1.7976931348623157e308',
  'undefined',
  'null',
  'true',
  'false',
  "'2'",
  "' 1 '",
  "''",
  "'x'",
  "'0x2'",
  "'1e1'",
  '1n',
  "Symbol('s')",
  '[]',
  '[1]',
  '[1, 2]',
  '{}',
  '() => 1',
  '{ valueOf() { return 2; } }',
  "{ toString() { return '1'; } }",
  '{ valueOf() { return {}; }, toString() { return {}; } }',
  "{ [Symbol.toPrimitive](hint) { return hint === 'number' ? 1 : 'two'; } }",
  "{ valueOf() { throw new RangeError('no number'); } }",
];

/** Values on which conversions to strings differ. */
export const strings: readonly string[] = [
  '',
  "''",
  "'a'",
  "'b'",
  "'bc'",
  "'abc'",
  "'abcd'",
  "'\\ud83d'",
  "'\\ude00'",
  "'😀'",
  "'ä'",
  '1',
  '-0',
  'NaN',
  '1e21',
  'undefined',
  'null',
  'true',
  '10n',
  "Symbol('s')",
  '[]',
  "['a', 'b']",
  '{}',
  "{ toString() { return 'b'; } }",
  "{ toString() { return {}; }, valueOf() { return 'c'; } }",
  "{ toString() { throw new RangeError('no text'); } }",
  '{ [Symbol.toPrimitive](hint) { return hint; } }',
];

/** Receivers of string methods. */
export const texts: readonly string[] = ["''", "'abc'", "'a😀b\\ud83d'", "'  Straße ä\\u0301İ\\t'"];

/** Receivers on which only a few arguments are tried. */
export const oddReceivers: readonly string[] = [
  'undefined',
  'null',
  'true',
  '12.5',
  '10n',
  "Symbol('r')",
  "Object('abc')",
  "['a', 'b']",
  "{ toString() { return 'abc'; } }",
  '{ toString() { return {}; }, valueOf() { return {}; } }',
];

/** receiver.name(argument) for all of both. */
export function calls(receivers: readonly string[], name: string, argumentLists: readonly string[]): string[] {
  return receivers.flatMap((receiver) => argumentLists.map((list) => `${parenthesized(receiver)}.${name}(${list})`));
}

/** holder.name.call(receiver, argument), for receivers that have no such method. */
export function borrowed(
  holder: string,
  name: string,
  receivers: readonly string[],
  argumentLists: readonly string[],
): string[] {
  const method = name.startsWith('[') ? `${holder}${name}` : `${holder}.${name}`;
  return receivers.flatMap((receiver) =>
    argumentLists.map((list) => `${method}.call(${list === '' ? receiver : `${receiver}, ${list}`})`),
  );
}

/** All pairs as argument lists. */
export function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => (a === '' ? [] : second.map((b) => (b === '' ? a : `${a}, ${b}`))));
}

/** A call whose operands report when they are converted. */
export function traced(call: string): string {
  return `const log = []; const number = (name, n) => ({ valueOf() { log.push(name + '.valueOf'); return n; }, toString() { log.push(name + '.toString'); return String(n); } }); const text = (name, t) => ({ toString() { log.push(name + '.toString'); return t; }, valueOf() { log.push(name + '.valueOf'); return t; } }); let result; try { result = ${call}; } catch (e) { result = e; } return [result, log];`;
}

/** A literal on which a method can be called. */
function parenthesized(expression: string): string {
  return /^['"[]/.test(expression) ? expression : `(${expression})`;
}

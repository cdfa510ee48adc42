/**
 * A counterexample as text: what went wrong and where, the call, the state before and after, and how to get there. Everything
 * shown is what the real JavaScript engine did; if none was there to be asked, that is said, and what it would have shown is left out.
 */

import { listed } from '../base/words.js';
import { literals } from '../verdict/literal.js';
import type { Comparison, Counterexample, Verdict } from '../verdict/verdict.js';
import { drawValue, legendOf, sideBySide } from './drawing/draw.js';
import { marksAfter, marksBefore, noMarks } from './drawing/marks.js';
import { plural } from './numbers.js';
import type { ReportOptions } from './options.js';
import { indent, line, paintLines, piece, type Line } from './paint.js';
import { showPlace } from './place.js';
import { showTrace } from './trace.js';
import { reachableFrom, showValue } from './values.js';
import { claimOf, wordOf } from './verdicts.js';

export function showRefutation(verdict: Verdict, counterexample: Counterexample, options: ReportOptions): string {
  const { violation } = counterexample;
  const paint = (lines: readonly Line[]): string => paintLines(indent(lines, 2), options.paint);
  return [
    `${options.paint.error(`${wordOf(verdict)}:`)} ${claimOf(verdict)}`,
    paint([line(violation.message)]),
    ...(violation.place === null ? [] : [showPlace(violation.place, violation.conjunct, options)]),
    ...(violation.conjunct === null ? [] : [paint([[piece('false:  ', 'bad'), piece(violation.conjunct)]])]),
    ...(isOfOrders(violation) ? [] : [paint([line('call:   ', 'dim').concat(line(counterexample.call))])]),
    paint([...askedAbout(counterexample), ...comparison(violation.comparison)]),
    ...argumentsOf(counterexample, options.width).map((lines) => paint(lines)),
    paint(spoilt(counterexample, options.width)),
    paint((counterexample.told ?? []).map((text) => line(text))),
    paint(outcome(counterexample, options.width)),
    paint(states(counterexample, options.width - 2)),
    paint(howReached(counterexample)),
    showTrace(counterexample, options),
    paint(withOriginals(counterexample)),
    paint(counterexample.replayed ? [] : [line(NOT_REPLAYED)]),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** That nothing was returned is worth a line only where something was promised about it. */
function outcome({ result, after, subjectAfter, violation, replayed }: Counterexample, width: number): readonly Line[] {
  if (!replayed || isOfOrders(violation)) return [];
  if (after === null) return [line('result: it does not end')];
  const isNothing = result === null || (result.kind === 'special' && result.text === 'undefined');
  if (result === null || (isNothing && violation.kind !== 'postcondition')) return [];
  const label = piece('result: ', 'dim');
  if (result.kind !== 'object') return [[label, piece(showValue(result))]];
  const state = subjectAfter === null ? [] : [subjectAfter];
  const [text] = literals(after, state, [result], true);
  if (typeof text === 'string') return [[label, piece(text)]];
  if (reachableFrom(after, state).includes(result.index))
    return [[label, piece(`#${result.index} of the state after`)]];
  return [[label], ...indent(drawValue(after, result, noMarks, width - 4), 2)];
}

/** Two orders of calls are shown by what was called in each. */
function isOfOrders({ comparison: compared }: Counterexample['violation']): boolean {
  return compared?.of === 'orders';
}

/** What the module did and what it should have done. */
function comparison(compared: Comparison | null): readonly Line[] {
  if (compared === null) return [];
  const { differs, of, name, before, module, abstraction } = compared;
  if (of === 'orders') {
    const left = ({ end, state }: Comparison['module']): string =>
      differs === 'state' ? `${end}; then ${state}` : end;
    return [
      [piece('one order:   ', 'dim'), piece(left(module), 'bad')],
      [piece('the other:   ', 'dim'), piece(left(abstraction))],
    ];
  }
  const [what, ofModule, ofAbstraction] =
    differs === 'state' ? ['afterwards', module.state, abstraction.state] : ['ends with', module.end, abstraction.end];
  return [
    ...(before === null ? [] : [line(`the state stands for ${before}`)]),
    [piece(`${what}: `, 'dim'), piece(ofModule, 'bad')],
    [piece(`${name === null ? 'expected' : `${name} of the ${of}`}: `, 'dim'), piece(ofAbstraction)],
  ];
}

/** What two states were asked about that should have answered alike. */
function askedAbout({ actuals, callee }: Counterexample): readonly Line[] {
  if (!('given' in callee) || callee.given === undefined) return [];
  return [[piece('asked about: ', 'dim'), piece(actuals.slice(callee.given).map(showValue).join(', '))]];
}

/** Arguments that are objects and not written in the call: which one of the state, or what they are. */
function argumentsOf({ before, subject, parameters, actuals }: Counterexample, width: number): (readonly Line[])[] {
  const state = subject === null ? [] : [subject];
  const inState = new Set(reachableFrom(before, state));
  const written = literals(before, state, actuals, false);
  return actuals.flatMap((actual, index) => {
    if (actual.kind !== 'object' || written[index] !== null) return [];
    const name = parameters[index] ?? `argument ${index + 1}`;
    if (inState.has(actual.index)) return [[line(`with ${name} = #${actual.index} of the state`)]];
    return [[line(`with ${name}:`), ...indent(drawValue(before, actual, noMarks, width - 4), 2)]];
  });
}

/** What became of an argument, where that is what is wrong. */
function spoilt(
  { before, after, subject, parameters, actuals, violation }: Counterexample,
  width: number,
): readonly Line[] {
  const { kind, object } = violation;
  if (after === null || object === null || (kind !== 'frame' && kind !== 'argument invariant')) return [];
  const state = new Set(subject === null ? [] : reachableFrom(before, [subject]));
  const index = actuals.findIndex((actual) => !state.has(object) && reachableFrom(before, [actual]).includes(object));
  if (index === -1) return [];
  const [text] = literals(after, [], [actuals[index]!], false);
  const label = `${parameters[index] ?? `argument ${index + 1}`} afterwards:`;
  if (typeof text === 'string') return [line(`${label} ${text}`)];
  return [line(label), ...indent(drawValue(after, actuals[index]!, noMarks, width - 4), 2)];
}

/** Before and after, beside each other if there is room. */
function states(counterexample: Counterexample, width: number): readonly Line[] {
  const { before, after, subject, subjectAfter, actuals, result, shown } = counterexample;
  if (shown !== null) return terms(shown);
  const mentioned = [...actuals, ...(result === null ? [] : [result])].flatMap((value) =>
    value.kind === 'object' ? [value.index] : [],
  );
  const left = subject === null ? [] : drawValue(before, subject, marksBefore(counterexample), width, mentioned);
  // where nothing began there is nothing to draw
  const isNothing = subject === null && subjectAfter?.kind === 'special';
  const right =
    after === null || subjectAfter === null || isNothing
      ? []
      : drawValue(after, subjectAfter, marksAfter({ ...counterexample, after }), width, mentioned);
  const [first, second] = [titled('before', left), titled('after', right)];
  const drawn = first.length > 0 && second.length > 0 ? sideBySide(first, second, width) : null;
  const all = drawn ?? [...first, ...(first.length > 0 && second.length > 0 ? [line('')] : []), ...second];
  return all.length === 0 ? [] : [line(''), ...all, ...legendOf(all, counterexample.violation.kind), line('')];
}

/** In the notation of the spec. */
function terms({ before, after }: NonNullable<Counterexample['shown']>): readonly Line[] {
  const titles =
    after === null
      ? ([['before', before]] as const)
      : ([
          ['before', before],
          ['after', after],
        ] as const);
  return titles.flatMap(([title, text]) => {
    const [first, ...rest] = text.split('\n');
    const one: Line = [piece(`${title}:`.padEnd(8), 'dim'), piece(first!)];
    return [
      one,
      ...indent(
        rest.map((more) => line(more)),
        8,
      ),
    ];
  });
}

const titled = (title: string, drawing: readonly Line[]): readonly Line[] =>
  drawing.length === 0 ? [] : [line(title, 'strong'), ...drawing];

function howReached({ reached }: Counterexample): readonly Line[] {
  switch (reached.kind) {
    case 'reached':
      return [
        line('reached by:'),
        ...indent(
          reached.calls.map((call) => line(call)),
          2,
        ),
      ];
    case 'not reached':
      return notReached(reached).map((text) => line(text));
    case 'no initial state':
      return [line('whether calls lead to the state before is not known: the spec gives no initial state')];
    case 'not looked for':
      return [line('whether calls lead to the state before is not known: nobody has looked')];
    case 'initial':
      return [];
  }
}

/** What the program does with the classes that were replaced. */
function withOriginals({ original }: Counterexample): readonly Line[] {
  if (original === undefined) return [];
  const classes = `with ${listed(original.replaced)} itself`;
  switch (original.outcome) {
    case 'violated':
      return [line(`${classes} the same calls violate something as well`)];
    case 'kept':
      return [
        line(`${classes} the same calls violate nothing: it does something else than the abstraction in its place`),
      ];
    case 'not tried':
      return [
        line(
          original.detail === null
            ? `${classes} it was not tried: no calls are known that lead to the state before`
            : `${classes} it could not be judged: ${original.detail}`,
        ),
      ];
  }
}

const NOT_REPLAYED = 'not replayed: there is no second engine here to run the real code; this is what the search says';

/** What was tried, and only what follows from it. */
function notReached({
  calls,
  states,
  detours,
  exhausted,
}: Extract<Counterexample['reached'], { kind: 'not reached' }>) {
  const looked = plural(states, 'state');
  const all =
    states === 1 ? 'the only state that such calls lead to was' : `all ${looked} that such calls lead to were`;
  const besides = detours === 0 ? '' : `, and ${detours} more by way of states outside of the bounds`;
  if (states + detours === 0) return ['whether calls lead to the state before was not found out: none could be tried'];
  if (exhausted)
    return [
      'no sequence of correct calls within the bounds leads to the state before: the invariant may be too weak',
      `(${all} looked at${besides})`,
    ];
  return [
    `whether calls lead to the state before is not known: of the ${looked} looked at it is none${besides}`,
    `(all sequences of up to ${plural(calls, 'call')} were tried, longer ones were not)`,
  ];
}

/**
 * The verdicts as a schema: what `--json` prints can be checked by whoever reads it, here with zod and elsewhere with
 * `schema/verdict.schema.json`, which `npm run docs` writes from this file. The types stay in `verdict.ts` and `graph.ts`,
 * where they can be read; that schema and types say the same is checked by the compiler, at the end.
 *
 * Readers of JSON should let fields pass that they do not know: a new one does not change the version.
 */

import { z } from 'zod';
import { Refusal } from '../base/diagnostic.js';
import { invalidReport } from '../base/messages.js';
import { DIFFERENCES, ENGINES, OBLIGATIONS } from '../base/names.js';
import type { ShownGraph, ShownValue } from './graph.js';
import { VERDICT_VERSION, type CheckReport, type Counterexample, type Report, type Verdict } from './verdict.js';

const count = z.int().nonnegative();

const value = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('primitive'),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    }),
    z.object({
      kind: z.literal('special'),
      text: z.string().describe('undefined, NaN, -0, Infinity, -Infinity or a big integer such as 10n'),
    }),
    z.object({ kind: z.literal('object'), index: count.describe("an index into the graph's objects") }),
    z.object({
      kind: z.literal('opaque'),
      text: z.string(),
      ofSpec: count.optional().describe('which of the functions and objects that domains of the check list'),
    }),
  ])
  .meta({ id: 'GraphValue', description: 'a value as JSON can hold it' });

const graph = z
  .object({
    objects: z.array(
      z.object({
        type: z.string().describe('the class name, Array, Map, Set or Object'),
        fields: z.array(z.object({ name: z.string(), value, isTree: z.boolean() })),
        elements: z.array(value),
        entries: z.array(z.object({ key: value, value })),
      }),
    ),
  })
  .meta({ id: 'Graph', description: 'a state; later graphs of the same run keep the indices of earlier ones' });

const place = z
  .object({ path: z.string(), line: z.int().positive(), column: z.int().positive() })
  .meta({ id: 'Place' });

const reason = z
  .object({
    code: z.string().describe('one of docs/messages.md'),
    message: z.string(),
    remedy: z.string(),
    place: place.nullable(),
  })
  .meta({ id: 'Reason', description: 'why there is no answer, or only a qualified one' });

const statistics = z
  .object({
    states: count.nullable().describe('that the operation was called on; null where they are not counted'),
    candidates: count.nullable().describe('states, or calls, that were tried to find these'),
    transitions: count,
    solverCalls: count,
    clauses: count,
    concretizations: count,
    cpuSeconds: z.number().nonnegative(),
    peakMegabytes: z.number().nonnegative(),
    slicing: z
      .object({
        statements: count.describe('of the program that were evaluated in some case'),
        inCone: count.describe('how many of these the question depends on'),
        outside: z.array(place).describe('where the others begin'),
      })
      .optional()
      .describe('of a contract of which all paths were looked at together'),
  })
  .meta({ id: 'Statistics' });

const callee = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('constructor'), class: z.string() }),
    z.object({ kind: z.literal('factory'), class: z.string(), name: z.string() }),
    z.object({ kind: z.literal('initial'), index: count.describe('which of the functions that the spec gives') }),
    z.object({
      kind: z.enum(['method', 'function', 'spec']),
      name: z.string(),
      next: z.enum(['subject', 'result', 'nothing']).describe('where the next state is'),
      given: count.optional().describe('how many of the arguments it is given; all, if left out'),
    }),
  ])
  .meta({ id: 'Called', description: 'a way to begin, or an operation' });

const step = z.object({
  callee,
  actuals: z.array(z.string()).describe('as JavaScript'),
  ofSpec: z
    .array(count.nullable())
    .optional()
    .describe('of arguments that domains of the check list, such as functions: which of them'),
  classes: z.array(z.string()).describe('the classes that the arguments mention'),
});

const ended = z.object({
  end: z.string().describe('what was returned or thrown'),
  state: z.string().describe('the abstract state afterwards'),
});

const comparison = z
  .object({
    differs: z.enum(DIFFERENCES),
    of: z
      .enum(['abstraction', 'model', 'orders'])
      .describe(
        'what is compared: a module with its abstraction, a subject with its model, or two orders of the same calls',
      ),
    name: z.string().nullable().describe('what the abstraction calls the operation; null: it begins'),
    before: z.string().nullable().describe('the abstract state before; null: it begins'),
    module: ended,
    abstraction: ended,
  })
  .meta({ id: 'Comparison', description: 'the same call on a module and on its abstraction' });

const trace = z
  .object({
    steps: z.array(
      z.object({
        place,
        text: z.string().describe('the statement, or its head, in one line'),
        depth: count.describe('how many calls deep'),
        round: count.nullable().describe('of a loop: which round begins, or is asked for'),
        value: z.string().nullable().describe('what a condition, a result or an exception came to'),
        changes: z.array(z.object({ what: z.string(), value: z.string() })),
      }),
    ),
    isCut: z.boolean().describe('whether there were more steps'),
  })
  .meta({ id: 'Trace', description: 'every statement that the real JavaScript engine did, with what it changed' });

const counterexample = z
  .object({
    before: graph,
    after: graph.nullable().describe('null if the operation did not end, or if it was not replayed'),
    subject: value.nullable(),
    subjectAfter: value.nullable(),
    parameters: z.array(z.string()),
    actuals: z.array(value),
    callee,
    call: z.string().describe('as a person would write it'),
    result: value.nullable(),
    violation: z.object({
      kind: z.enum(OBLIGATIONS),
      message: z.string(),
      place: place.nullable(),
      conjunct: z.string().nullable().describe('the failing conjunct of the invariant, if it was found'),
      object: count.nullable().describe('the object concerned, as an index of `after`'),
      comparison: comparison.nullable().describe('of a module with its abstraction'),
    }),
    shown: z
      .object({ before: z.string(), after: z.string().nullable() })
      .nullable()
      .describe('the states in the notation that the spec gives, if it does'),
    touched: z.array(z.object({ object: count, field: z.string(), written: z.boolean() })),
    reached: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('reached'),
        calls: z.array(z.string()).describe('as a person would write them'),
        subject: z.string().describe('the variable that holds the state'),
        steps: z.array(step).describe('the same calls as data'),
      }),
      z.object({
        kind: z.literal('not reached'),
        calls: count.describe('every sequence of so many calls was tried'),
        states: count.describe('how many states within the bounds they lead to'),
        detours: count.describe('from how many further states, outside of the bounds, calls were tried'),
        exhausted: z.boolean().describe('whether these are all states that calls lead to without leaving the bounds'),
      }),
      z.object({ kind: z.literal('no initial state') }),
      z.object({ kind: z.literal('initial') }),
      z.object({ kind: z.literal('not looked for') }),
    ]),
    replayed: z
      .boolean()
      .describe('whether the real JavaScript engine showed it; else it is what the search says, as in a browser'),
    original: z
      .object({
        replaced: z.array(z.string()),
        outcome: z.enum(['violated', 'kept', 'not tried']),
        detail: z.string().nullable().describe('why it was not tried'),
      })
      .optional()
      .describe('where classes were replaced: what the same calls do with the classes themselves'),
    told: z.array(z.string()).optional().describe('what became of calls that were replaced by their contracts'),
    trace: trace.optional().describe('what the call did, with --trace'),
  })
  .meta({ id: 'Counterexample', description: 'what the real JavaScript engine showed, if it was replayed' });

const coverage = z
  .object({
    statements: z.array(
      z.object({
        place,
        end: z.object({ line: count, column: count }).describe('after its last character'),
        text: z.string().describe('in one line; of a statement with others inside its head only'),
        times: count.describe('how often it is made, over all rounds and calls; of a loop also once for its end'),
        needed: count.describe('how many of these are needed; 0: it is missed'),
        isBoundNeeded: z
          .boolean()
          .nullable()
          .describe('of a loop: whether it is needed that it ends after the last round; null if that is not asked'),
      }),
    ),
    clauses: z.array(
      z.object({
        clause: z.enum([...OBLIGATIONS, 'precondition']),
        isPremise: z.boolean().describe('whether it is given before the call'),
        isNeeded: z
          .boolean()
          .describe(
            'of a premise: the proof does not go without it; of a promise: it is not kept whatever the statements come to',
          ),
      }),
    ),
    isSpecificationNeeded: z
      .boolean()
      .describe('false: every execution within the bounds is excluded, so any specification would hold'),
    isLeast: z.boolean().describe('false if time ran out: then what is said to be needed may not be'),
  })
  .meta({ id: 'Coverage', description: 'what of the code and the contract a proof needs' });

const goal = z
  .object({
    kind: z.enum(['beginning', 'operation']),
    name: z.string().describe('put; of a way to begin new Range, Range.of, initial[1]'),
  })
  .meta({ id: 'Goal', description: 'what a verdict is about' });

const verdict = z
  .object({
    check: z.string(),
    file: z.string().describe('of the spec'),
    goal: goal.nullable().describe('null: the whole check or file, which could not be understood'),
    engine: z.enum(ENGINES),
    verdict: z.enum(['holds', 'bounded', 'refuted', 'vacuous', 'unknown', 'unsupported']),
    scope: count,
    exhausted: count.nullable().describe('the largest scope that was exhausted'),
    sequences: z
      .enum(['short', 'all', 'within'])
      .optional()
      .describe(
        'where sequences of calls were compared with a model: about those of at most as many calls as the scope says, about all, or about all that stay within what the spec says',
      ),
    statistics,
    reason: reason.nullable(),
    counterexample: counterexample.nullable(),
    coverage: coverage.optional().describe('of a contract that holds, with --coverage'),
    notes: z.array(z.string()),
  })
  .meta({ id: 'Verdict' });

const learned = z
  .object({
    shape: z.array(z.string()).describe('the objects of states and how they hang together, in words'),
    states: count.describe('in how many states that calls led to all of it held'),
    inductive: count.nullable().describe('the scope up to which all operations but the distrusted ones keep it'),
    clauses: z.array(
      z.object({
        text: z.string().describe('as code'),
        says: z.string(),
        how: z.string().describe('how that is known'),
      }),
    ),
    givenUp: z
      .array(z.object({ says: z.string(), by: z.string().describe('the operation that breaks it') }))
      .describe('what held in all these states and is broken from others'),
    distrusted: z.array(z.string()).describe('operations from which nothing was learned'),
    suspects: z.array(z.object({ operation: z.string(), text: z.string(), calls: z.string() })),
    open: z.array(z.string()).describe('what was not decided, each with the reason'),
    text: z.string().describe('all of it as options of a check, to be kept in the spec'),
  })
  .meta({ id: 'LearnedCheck', description: 'what real calls showed of a class, from which its check was made' });

const checkReport = z
  .object({
    check: z.string(),
    file: z.string(),
    learned: learned.optional().describe('where the spec says learn: true'),
    replacements: z
      .array(
        z.object({
          replaced: z.string(),
          by: z.string(),
          refined: count.nullable().describe('the scope up to which this run showed that the one refines the other'),
          staysEqual: count
            .nullable()
            .describe('the scope up to which this run showed that equal states of the other stay equal'),
          uncompared: z.array(z.string()).describe('methods that both have and that were not compared'),
        }),
      )
      .optional()
      .describe('classes of the program that others stood for'),
    shapes: z.array(z.string()).describe('which states are inside the bounds, in words'),
    fields: z.array(
      z.object({
        type: z.string(),
        field: z.string(),
        domain: z.string(),
        origin: z.enum(['spec', 'learned', 'type', 'stored', 'tag', 'observed', 'initial']),
      }),
    ),
    arguments: z.array(
      z.object({
        goal: z.string().describe('its name, such as put or new TreeMap'),
        parameter: z.string(),
        domain: z.string(),
        origin: z.enum(['spec', 'type']),
      }),
    ),
    caveats: z.array(z.string()).describe('what the verdicts of this check do not say'),
    verdicts: z.array(verdict),
  })
  .meta({ id: 'CheckReport' });

export const reportSchema = z.object({ version: z.literal(VERDICT_VERSION), checks: z.array(checkReport) });

/** What `--json` printed, as data again. @throws Refusal if it is no report of this version */
export function parseReport(text: string): Report {
  const { data, error } = reportSchema.safeParse(parseJson(text));
  if (error === undefined) return data;
  const [issue] = error.issues;
  const path = issue!.path.length === 0 ? 'the report' : issue!.path.join('.');
  throw new Refusal(invalidReport(`${path}: ${issue!.message}`, null));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Refusal(invalidReport((problem as SyntaxError).message, null));
  }
}

/** The schema in the language of json-schema.org. */
export function reportJsonSchema(): Readonly<Record<string, unknown>> {
  const { '~standard': _, ...schema } = z.toJSONSchema(reportSchema, { io: 'input' }) as Record<string, unknown>;
  return { title: 'Report of Glassbox', ...schema };
}

/** All the way down, so that schema and types can be compared: zod infers what may be written, we promise not to. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** true only if the two types are the same, not merely assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Agree<Schema extends z.ZodType, Type> = Same<Frozen<z.infer<Schema>>, Frozen<Type>>;

/** Does not compile unless every schema says what its type says. */
export const schemaAgreesWithTypes: readonly [
  Agree<typeof value, ShownValue>,
  Agree<typeof graph, ShownGraph>,
  Agree<typeof counterexample, Counterexample>,
  Agree<typeof verdict, Verdict>,
  Agree<typeof checkReport, CheckReport>,
  Agree<typeof reportSchema, Report>,
] = [true, true, true, true, true, true];

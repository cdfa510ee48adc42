/**
 * What is left open in a call, as formulas: integers that code chooses are fresh variables, and calls of functions that have contracts become calls
 * of `byContract` of the spec room, which chooses what comes of them. Everything that was decided is written down with the condition under
 * which that happened, so that a model tells what node has to decide in the same places. Along one path things are evaluated in the
 * order in which node does them, so the list is in that order.
 */

import { Refusal } from '../../base/diagnostic.js';
import { changingFields } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import {
  call,
  Path,
  functionData,
  peek,
  type Caller,
  type Closure,
  type Machine,
  type StandIn,
  type StandIns,
} from '../../eval/index.js';
import { not, type Assignment, type Bit } from '../../formula/index.js';
import { type HeapObject, Shape, shapeCases, unlogged } from '../../heap/index.js';
import type { FunctionSource } from '../../ir/types.js';
import { atomUnder, copyObjects } from '../../space/index.js';
import { knownType, type KnownType } from '../../spec/choosing.js';
import type { Decided } from '../../spec/decided.js';
import type { internals } from '../../spec/internals.js';
import { ORIGINAL } from '../../spec/statements.js';
import type { Value } from '../../value/index.js';
import { internalOf, listOf, type Cast } from './cast.js';
import { inHeap } from './data.js';
import type { ContractHandle } from './handles.js';
import { Reached } from './reached.js';

type Noted =
  | { readonly kind: 'integer'; readonly when: Bit; readonly value: Value }
  | { readonly kind: 'reached'; readonly when: Bit; readonly reached: Reached; readonly list: readonly HeapObject[] }
  | { readonly kind: 'begins' | 'ends'; readonly when: Bit; readonly ordinal: number; readonly place: Span | null };

/** A call that was replaced by a contract. */
export interface ReplacedCall {
  readonly ordinal: number;
  readonly place: Span | null;
  /** Where it is made as the contract requires, and where something comes of it. */
  readonly begins: Bit;
  readonly ends: Bit;
}

export class OpenCalls implements StandIns {
  private readonly noted: Noted[] = [];
  private readonly domainsNoted: Bit[] = [];
  private readonly givenUp: Bit[] = [];
  private readonly natives = new Map<FunctionSource, StandIn>();
  private readonly contracts = new Map<FunctionSource, readonly ContractHandle[]>();
  private readonly stub: HeapObject;
  /** Functions in which nothing is replaced any more: what they call are predicates. */
  private readonly judges: ReadonlySet<FunctionSource>;
  /** Where our own text stands. */
  private readonly folder: string;
  /** Contracts that were taken for a call although its types do not say which one is meant. */
  readonly guessed = new Set<number>();

  constructor(private readonly cast: Cast) {
    this.stub = internalOf(cast, 'byContract');
    const { path } = sourceOf(this.stub).span.source;
    this.folder = path.slice(0, path.lastIndexOf('/') + 1);
    this.judges = new Set([sourceOf(this.stub)]);
    this.native('isAlone', () => false);
    this.native('chosenInteger', ([lo, hi]) => this.integer(lo as number, hi as number));
    this.native('reachedFrom', ([roots, class_]) => this.reached(roots as HeapObject, class_ as HeapObject | null));
    this.native('copiesOf', ([list]) => this.copies(list as HeapObject));
    this.native('callBegins', ([ordinal]) => this.note('begins', ordinal as number));
    this.native('callEnds', ([ordinal]) => this.note('ends', ordinal as number));
    this.native('giveUp', () => void this.givenUp.push(not(this.here)));
    for (const handle of cast.handles.contracts?.all ?? [])
      for (const source of handle.sources) this.contracts.set(source, [...(this.contracts.get(source) ?? []), handle]);
  }

  private native(name: keyof typeof internals, body: (actuals: readonly Value[]) => Value): void {
    this.natives.set(sourceOf(internalOf(this.cast, name)), (_receiver, actuals) => body(actuals));
  }

  inPlaceOf(machine: Machine, source: FunctionSource): StandIn | null {
    const native = this.natives.get(source);
    if (native !== undefined) return native;
    const candidates = this.contracts.get(source);
    if (candidates === undefined || !this.isCalledByCode(machine)) return null;
    const { ordinal, object } = this.meant(candidates, machine.here());
    return (receiver, actuals, destination) =>
      call(machine, this.stub, undefined, [ordinal, object, receiver, listOf(this.cast, actuals)], destination);
  }

  /** Whether code of the program makes the call that is about to be made: neither a predicate of a contract, nor who asks about the whole. */
  private isCalledByCode(machine: Machine): boolean {
    let isInCode = false;
    for (let at: Machine['activation'] | null = machine.activation; at !== null; at = at.caller?.activation ?? null) {
      const { source } = at.code;
      if (this.judges.has(source)) return false;
      isInCode ||= !this.isOurs(source.span);
    }
    return isInCode;
  }

  /** Whether text is no code of the program: neither it, nor its loops, are what a contract is about. */
  isOurs({ source }: Span): boolean {
    const { path } = source;
    return path.startsWith(this.folder) || path.startsWith('glassbox:') || this.cast.machine.realm.isLibrary(source);
  }

  /** Where code of the program is that called what runs. */
  private get place(): Span | null {
    const { machine } = this.cast;
    for (let at: Pick<Caller, 'activation' | 'state'> | null = machine; at !== null; at = at.activation.caller) {
      const { code, block, next } = at.state;
      const span = code.blocks[block]!.spans[Math.max(0, next - 1)];
      if (span !== undefined && !this.isOurs(span)) return span;
    }
    return null;
  }

  /** The contract of what the call means by its types; if these do not say, that of the topmost class. */
  private meant(candidates: readonly ContractHandle[], place: Span | null): ContractHandle {
    const meant = candidates.find((one) => this.isDeclaredFor(one, place));
    if (meant !== undefined) return meant;
    // a class extends those that were made before it
    const topmost = candidates.reduce((one, other) => (other.target.id < one.target.id ? other : one));
    this.guessed.add(topmost.ordinal);
    return topmost;
  }

  private isDeclaredFor({ target }: ContractHandle, place: Span | null): boolean {
    const declared = place === null ? null : (this.cast.handles.contracts?.declared(place) ?? null);
    const { span } = sourceOf(target);
    return declared !== null && declared.path === span.source.path && declared.start === span.start;
  }

  /** The condition under which the machine is where it is. */
  private get here(): Bit {
    const { machine } = this.cast;
    return machine.circuit.andAll([...machine.around(), machine.state.path.bit]);
  }

  private integer(lo: number, hi: number): Value {
    const { machine } = this.cast;
    const { word, domain } = machine.values.words.fresh(lo, hi);
    const value = machine.values.fromWord(word);
    this.domainsNoted.push(domain);
    this.noted.push({ kind: 'integer', when: this.here, value });
    return value;
  }

  /** The objects, in a list that has undefined where one cannot be reached. */
  private reached(roots: HeapObject, class_: HeapObject | null): Value {
    const { machine } = this.cast;
    const reached = new Reached(machine.heap, elementsIn(roots));
    const prototype = class_ === null ? machine.realm.objectPrototype : peek(class_, 'prototype');
    const list = reached.objects.filter(
      (one) => one.kind === 'object' && shapeCases(unlogged.shape(one))[0]!.shape.prototype === prototype,
    );
    this.noted.push({ kind: 'reached', when: this.here, reached, list });
    const elements = list.map((object) => machine.values.ite(reached.when(object), object, undefined));
    return listOf(this.cast, elements);
  }

  private copies(list: HeapObject): Value {
    const { machine } = this.cast;
    const elements = elementsIn(list);
    const { objects } = new Reached(machine.heap, elements);
    if (!objects.every((one) => unlogged.shape(one) instanceof Shape))
      throw new Refusal(changingFields(machine.here()));
    return listOf(this.cast, elements.map(copyObjects(machine.heap, objects, ORIGINAL)));
  }

  private note(kind: 'begins' | 'ends', ordinal: number): undefined {
    this.noted.push({ kind, when: this.here, ordinal, place: this.place });
    return undefined;
  }

  /** Holds for the assignments that mean integers within their ranges. */
  get ranges(): Bit {
    return this.cast.machine.circuit.andAll(this.domainsNoted);
  }

  /** Holds where what was decided can be: the integers are within their ranges, and no contract is left without an outcome. */
  get domains(): Bit {
    return this.cast.machine.circuit.andAll([...this.domainsNoted, ...this.givenUp]);
  }

  /** Whether anything was left open. */
  get isUsed(): boolean {
    return this.noted.length > 0;
  }

  /** What was chosen, wherever it was. */
  get chosen(): readonly Value[] {
    return this.noted.flatMap((one) => (one.kind === 'integer' ? [one.value] : []));
  }

  /** What was chosen under an assignment, to be made small. */
  chosenUnder(assignment: Assignment): readonly Value[] {
    return this.noted.flatMap((one) => (one.kind === 'integer' && assignment.value(one.when) ? [one.value] : []));
  }

  /** What was decided under an assignment, in order. */
  under(assignment: Assignment): readonly Decided[] {
    const { values } = this.cast.machine;
    return this.noted.flatMap((one): readonly Decided[] => {
      if (!assignment.value(one.when)) return [];
      switch (one.kind) {
        case 'integer':
          return [{ kind: 'integer', value: atomUnder(values, one.value, assignment) as number }];
        case 'reached': {
          const ways = one.reached.waysUnder(assignment);
          return [{ kind: 'reached', ways: one.list.map((object) => ways.get(object) ?? null) }];
        }
        case 'begins':
          return [{ kind: 'begins', ordinal: one.ordinal }];
        case 'ends':
          return [];
      }
    });
  }

  /** The calls that were replaced, by contract and place. */
  replaced(): readonly ReplacedCall[] {
    const { circuit } = this.cast.machine;
    const found = new Map<string, ReplacedCall>();
    for (const one of this.noted) {
      if (one.kind !== 'begins' && one.kind !== 'ends') continue;
      const { ordinal, place, when } = one;
      const key = `${ordinal} ${place === null ? '' : `${place.source.path}:${place.start}`}`;
      const before = found.get(key) ?? { ordinal, place, begins: circuit.orAll([]), ends: circuit.orAll([]) };
      found.set(key, { ...before, [one.kind]: circuit.or(before[one.kind], when) });
    }
    return [...found.values()];
  }
}

/** What a call leaves open. The spec room is told of types and contracts. @requires nothing records */
export function openCalls(cast: Cast): OpenCalls {
  const { machine, bounds, handles } = cast;
  const types = bounds.types.map(
    ({ id, name, fields }): Omit<KnownType, 'class'> & { readonly class: HeapObject | null } => ({
      ...knownType({ id, name, fields }),
      class: handles.types.get(id)?.class ?? null,
    }),
  );
  const actuals = [types, bounds.contracts ?? [], bounds.scope].map((data) => inHeap(machine, data));
  machine.execute(Path.start, (destination) =>
    call(machine, internalOf(cast, 'learn'), undefined, actuals, destination),
  );
  return new OpenCalls(cast);
}

function sourceOf(callee: HeapObject): FunctionSource {
  return (functionData(callee) as Closure).source;
}

/** @requires how many there are is known */
function elementsIn(list: HeapObject): readonly Value[] {
  return unlogged.elements(list).slice(0, unlogged.length(list) as number);
}

/**
 * Things to know about one verdict, as data; they become sentences when the verdict is written. What verdicts do not say is in
 * `caveats.ts`.
 */

import { outsideText, type Outside } from '../base/outside.js';
import type { Bounds } from '../spec/bounds.js';
import type { Place, VerdictKind } from '../verdict/verdict.js';

export type Note =
  /** States grow past the scope; null where it is only known that they do. */
  | { readonly kind: 'leaves scope'; readonly what: Outside | null }
  /** A function leaves arguments that are larger than any it is called with. */
  | { readonly kind: 'larger arguments'; readonly what: Outside }
  /** Cases were left out because the precondition throws there: nobody may have meant that. */
  | {
      readonly kind: 'throwing precondition';
      readonly operation: string;
      readonly thrown: string;
      readonly place: Place | null;
    }
  /** Something of the world was asked while modules were loaded. */
  | { readonly kind: 'fixed values'; readonly asked: string }
  | { readonly kind: 'out of time'; readonly scope: number }
  | { readonly kind: 'example'; readonly text: string }
  /** That progress holds was seen by the search for preservation. */
  | { readonly kind: 'same steps' }
  /** One search was about all operations. */
  | { readonly kind: 'shared time' }
  /** Enumeration found nothing wrong, but does not see everything that the operation may do. */
  | { readonly kind: 'only objects' }
  /** States were told apart only by their abstraction. */
  | { readonly kind: 'abstracted' }
  /** States hold functions and the like that are made anew with them. */
  | { readonly kind: 'hidden state' }
  /** The spec says from which states calls are tried; of the others there were so many. */
  | { readonly kind: 'not followed'; readonly states: number }
  /** Further calls lead to no further states. */
  | { readonly kind: 'closed'; readonly outside: number }
  /** It could not be told what of the code is needed. */
  | { readonly kind: 'no coverage'; readonly why: string | null }
  /** No outcome satisfies what a contract ensures, so nothing after the call was looked at. */
  /** With an example of an input for which there is no outcome; null: there is none for any. */
  | {
      readonly kind: 'infeasible contract';
      readonly name: string;
      readonly place: Place | null;
      readonly example: string | null;
    }
  | { readonly kind: 'contract left open'; readonly name: string; readonly place: Place | null }
  /** Which contract is meant by calls is not known from types. */
  | { readonly kind: 'guessed contract'; readonly name: string }
  /** The process that was to confirm what holds did not answer. */
  | { readonly kind: 'not sampled' }
  /** A sample shows what the search denied. */
  | { readonly kind: 'inconsistent'; readonly verdict: VerdictKind; readonly seed: number };

/** What a goal can leave that is larger than the bounds, of states or, where there are none, of arguments. */
export function growthOf(leaves: readonly (Outside | null)[], { subject }: Bounds): readonly Note[] {
  return leaves.map((what) =>
    subject === null && what !== null ? { kind: 'larger arguments', what } : { kind: 'leaves scope', what },
  );
}

/** Each once, in order. */
export function noteTexts(notes: readonly Note[]): readonly string[] {
  return [...new Set(notes.map(noteText))];
}

function noteText(note: Note): string {
  switch (note.kind) {
    case 'leaves scope':
      if (note.what === null) return 'leaves the scope: larger states were not followed';
      return `leaves the scope: ${outsideText(note.what)} can grow past its bound; larger states were not looked at`;
    case 'larger arguments':
      return `changes arguments past their bounds: ${outsideText(note.what)}; calls with larger ones were not looked at`;
    case 'throwing precondition': {
      const where = note.place === null ? '' : ` (${note.place.path}:${note.place.line})`;
      return `the precondition of ${note.operation} throws ${note.thrown}${where} in some cases; these were left out`;
    }
    case 'fixed values':
      return `${note.asked} was called while modules were loaded; it got fixed values`;
    case 'out of time':
      return `time ran out in scope ${note.scope}`;
    case 'example':
      return note.text;
    case 'shared time':
      return 'the time is that of all operations together';
    case 'same steps':
      return 'the search for preservation takes the same steps, and none of them fails; the time is told there';
    case 'no coverage':
      return `no coverage: ${note.why ?? 'with outcomes that may be anything the contract was not decided'}`;
    case 'only objects':
      return 'enumerating every valid state showed no violation, but variables of modules and closures, which that does not see, may be changed: --engine enumerate takes it for an answer';
    case 'abstracted':
      return 'of states with the same abstraction(), only the first that was met was looked at';
    case 'hidden state':
      return 'states hold functions, or other things that cannot be looked into, which are made anew with them: such states are never taken for equal; functions that the spec makes in `initial` are better made outside of it';
    case 'not followed':
      return `${note.states} states outside of \`within\` were compared, but not followed`;
    case 'closed':
      return note.outside === 0
        ? 'further calls lead to no further states: it holds for every number of calls'
        : `further calls lead to no further states, but for ${note.outside} outside of \`within\`, which were compared and not followed: it holds for every number of calls that stay within`;
    case 'infeasible contract': {
      const call = `${note.name}${whereOf(note.place)}`;
      return note.example === null
        ? `no outcome of ${call} satisfies its contract: what comes after the call was not looked at`
        : `for some inputs no outcome of ${call} satisfies its contract, and what comes after the call was not looked at for these: ${note.example}`;
    }
    case 'contract left open':
      return `whether the contract of ${note.name}${whereOf(note.place)} leaves an outcome to every input was not found out: inputs for which it leaves none were not looked at after the call`;
    case 'guessed contract':
      return `types do not say which contract calls of ${note.name} mean: that of the topmost class was taken`;
    case 'not sampled':
      return 'this is what the search says: the sample of states that node was to run, to confirm it, did not come about';
    case 'inconsistent':
      return `this is a mistake of Glassbox: its search came to '${note.verdict}', but a sample of states inside the bounds (seed ${note.seed}) shows this violation; please report it`;
  }
}

function whereOf(place: Place | null): string {
  return place === null ? '' : ` (${place.path}:${place.line})`;
}

/**
 * What is called, as data: a way to begin, or an operation. Reports show it as a person would write it; emitted tests write what a test can
 * run, which is not always the same.
 */

export type Called =
  | { readonly kind: 'constructor'; readonly class: string }
  | { readonly kind: 'factory'; readonly class: string; readonly name: string }
  /** One of the functions that the spec gives as `initial`. */
  | { readonly kind: 'initial'; readonly index: number }
  /** A method of the subject, the function that is checked, or what the spec says; and where it leaves the next state. */
  | {
      readonly kind: 'method' | 'function' | 'spec';
      readonly name: string;
      readonly next: 'subject' | 'result' | 'nothing';
      /** How many of the arguments it is given, if not all. */
      readonly given?: number | undefined;
    };

/** One call of a sequence that leads to a state. */
export interface Step {
  readonly callee: Called;
  /** As JavaScript, given the variable that holds the state. */
  readonly actuals: readonly string[];
  /** Those that domains of the spec list, such as functions: which of them they are. */
  readonly ofSpec?: readonly (number | null)[] | undefined;
  /** The classes that they mention. */
  readonly classes: readonly string[];
}

/** `new List()`, `list.push(1)`, `state = reduce(state, action)`, or `operations.rotate(list, 2)` where the spec says what it does. */
export function callText(callee: Called, subject: string, actuals: readonly string[]): string {
  const given = actuals.join(', ');
  switch (callee.kind) {
    case 'constructor':
      return `new ${callee.class}(${given})`;
    case 'factory':
      return `${callee.class}.${callee.name}(${given})`;
    case 'initial':
      return `initial[${callee.index}]()`;
    case 'method':
    case 'function':
    case 'spec': {
      const all = (callee.next === 'nothing' ? actuals : [subject, ...actuals]).join(', ');
      const calls = {
        method: `${subject}.${callee.name}(${actuals.slice(0, callee.given).join(', ')})`,
        function: `${callee.name}(${all})`,
        spec: `operations.${callee.name}(${all})`,
      };
      return callee.next === 'result' ? `${subject} = ${calls[callee.kind]}` : calls[callee.kind];
    }
  }
}

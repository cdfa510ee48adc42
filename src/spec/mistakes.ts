/**
 * Mistakes in specs that types would show, if every spec were checked for types: each is named, with the line to write instead.
 *
 * This runs in the evaluator and in node alike, so the text of a function is that of the spec file or what node made of it.
 */

/** What a subject is called in an example. */
function called(target: { readonly name: string }): string {
  return target.name === '' ? 'subject' : target.name[0]!.toLowerCase() + target.name.slice(1);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `the text '${value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** @param what it is an argument of: `check` or `soundness` */
export function requireClass(target: unknown, what = 'check'): void {
  if (typeof target === 'function') {
    if (what !== 'check' || (target as { readonly prototype?: object }).prototype !== undefined) return;
    const name = target.name === '' ? 'fn' : target.name;
    throw new TypeError(`check takes a class, not a function: write check.function(${name}, { … })`);
  }
  const maker: unknown = typeof target === 'object' && target !== null ? target.constructor : undefined;
  if (typeof maker === 'function' && maker !== Object)
    throw new TypeError(`${what} takes a class, not an object of it: write ${what}(${maker.name}, { … })`);
  if (target === undefined)
    throw new TypeError(`${what} takes a class, but was given undefined: is it exported, and imported by its name?`);
  throw new TypeError(`${what} takes a class, not ${shown(target)}: import the class and write ${what}(Class, { … })`);
}

/** What is said of calls stands where the call is: with an operation, or with the function. @param ofCalls names of such options */
export function requirePlaces(
  target: { readonly name: string; readonly prototype?: object },
  options: object,
  ofCalls: readonly string[],
): void {
  const key = Object.keys(options).find((one) => ofCalls.includes(one));
  if (key === undefined) return;
  const method = Object.getOwnPropertyNames(target.prototype ?? {}).find((one) => one !== 'constructor');
  throw new TypeError(
    method === undefined
      ? `check takes a class, and ${key} is said of a function: write check.function(${target.name}, { ${key}: … })`
      : `${key} is said of an operation, not of the class: write operations: { ${method}: { ${key}: … } }`,
  );
}

/** @param what `check`, `check.function` or `soundness` */
export function requireOptions(what: string, target: { readonly name: string }, options: unknown): void {
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return;
  if (options === undefined)
    throw new TypeError(
      `the function that gives the options of ${what} gives none: braces need parentheses around them, as in ${what}(${target.name}, (n) => ({ … }))`,
    );
  throw new TypeError(
    `the options of ${what} are an object, not ${shown(options)}: write ${what}(${target.name}, { … })`,
  );
}

export function requireOperations(operations: unknown): void {
  if (operations === undefined || (typeof operations === 'object' && operations !== null && !Array.isArray(operations)))
    return;
  const first: unknown = Array.isArray(operations) ? operations[0] : operations;
  const name = typeof first === 'string' ? first : 'push';
  throw new TypeError(
    `operations is an object of operations and the domains of their parameters: write operations: { ${name}: [int(0, 3)] }, or [] where there are none`,
  );
}

/** @param domains of the parameters, or options that may have them */
export function requireArguments(name: string, given: unknown): void {
  if (typeof given === 'object' && given !== null && 'domain' in given)
    throw new TypeError(
      `the operation ${name} has a domain where a list of them belongs, one for each parameter: put brackets around it, as in ${name}: [int(0, 3)]`,
    );
  if (typeof given !== 'object' || given === null)
    throw new TypeError(
      `the operation ${name} is given as ${shown(given)}: write ${name}: [int(0, 3)], or ${name}: []`,
    );
}

export function requireConstruct(construct: unknown): void {
  if (construct === undefined) return;
  const isObject = typeof construct === 'object' && construct !== null;
  if (isObject && !('domain' in construct)) return;
  throw new TypeError(
    `construct is a list of domains, one for each parameter, not ${isObject ? 'a domain' : shown(construct)}: write construct: [int(0, 3)], or construct: { capacity: int(0, 3) } for one of them`,
  );
}

/** A way to begin is a function, so that each state gets objects of its own. @param example of an expression that makes a state */
export function requireInitial(initial: unknown, example: string): void {
  const all = Array.isArray(initial) ? (initial as readonly unknown[]) : [initial];
  const wrong = initial === undefined ? -1 : all.findIndex((one) => typeof one !== 'function');
  if (wrong < 0 && all.length > 0) return;
  const given = all.length === 0 ? 'an empty list' : shown(all[wrong]);
  throw new TypeError(
    `initial is a function that makes a state, or a list of such functions, not ${given}: write initial: () => ${example}`,
  );
}

/** A domain for each parameter that a method cannot do without. */
export function requireDomains(name: string, domains: readonly unknown[] | undefined, method: unknown): void {
  if (domains === undefined || typeof method !== 'function' || domains.length >= method.length) return;
  throw tooFew(name, domains.length, method.length, name);
}

/** The same of what stands under `arguments`. @param taken parameters that it cannot do without */
export function requireParameters(name: string, domains: unknown, taken: number): void {
  if (domains === undefined) return;
  if (!Array.isArray(domains)) {
    const isDomain = typeof domains === 'object' && domains !== null && 'domain' in domains;
    throw new TypeError(
      `arguments is a list of domains, one for each parameter, not ${isDomain ? 'a domain' : shown(domains)}: write arguments: [${listOf(Math.max(taken, 2))}]`,
    );
  }
  if (domains.length < taken) throw tooFew(name, domains.length, taken, 'arguments');
}

function tooFew(name: string, given: number, taken: number, key: string): TypeError {
  const parameters = taken === 1 ? '1 parameter' : `${taken} parameters`;
  return new TypeError(
    `${name} has ${parameters}, but there are domains for ${given}: write ${key}: [${listOf(taken)}], with oneOf(undefined) for what is left out`,
  );
}

function listOf(count: number): string {
  return 'int(0, 3), '.repeat(count).slice(0, -2);
}

/** A predicate is a function that returns something. @param example of parameters and a body */
export function requirePredicate(what: string, predicate: unknown, example: string): void {
  if (predicate === undefined) return;
  if (typeof predicate !== 'function')
    throw new TypeError(`${what} is a function, not ${shown(predicate)}: write ${example}`);
  if (/^async\b/.test(String(predicate)))
    throw new TypeError(
      `${what} is async, so that what it returns is a promise, which counts as true: leave out async, as in ${example}`,
    );
  if (returnsNothing(String(predicate)))
    throw new TypeError(
      `${what} returns nothing, which counts as false: leave out its braces or return something, as in ${example}`,
    );
}

function returnsNothing(text: string): boolean {
  if (/\b(?:return|throw)\b|\[native code\]/.test(text)) return false;
  const arrow = /^(?:\([^()]*\)|[\w$]+)\s*=>\s*/.exec(text);
  return arrow === null ? /^(?:function\b|[\w$]+\s*\()/.test(text) : text[arrow[0].length] === '{';
}

/** @param example of the option, given the name of a class */
export function requireThrown(what: string, thrown: unknown, example: (name: string) => string): void {
  for (const one of Array.isArray(thrown) ? (thrown as readonly unknown[]) : [thrown]) {
    if (one === undefined || typeof one === 'function') continue;
    const said = `${what} throws classes of exceptions, not ${shown(one)}: write`;
    if (typeof one === 'string' && /^[\w$]+$/.test(one)) throw new TypeError(`${said} ${one} without quotes`);
    const name = one instanceof Error ? one.constructor.name : 'RangeError';
    throw new TypeError(`${said} the class alone, as in throws: ${example(name)}`);
  }
}

export function requireScope(scope: unknown): void {
  if (scope === undefined || (typeof scope === 'number' && Number.isInteger(scope) && scope > 0)) return;
  const number = Number(scope);
  const remedy = Number.isInteger(number) && number > 0 ? `: write scope: ${number}` : '';
  throw new RangeError(`the scope is a whole number greater than 0, not ${shown(scope)}${remedy}`);
}

/** Of a function `state` is one domain, that of a reducer's first parameter. */
export function requireStateDomain(state: unknown): void {
  if (typeof state !== 'object' || state === null || 'domain' in state) return;
  const [type = 'Point'] = Object.keys(state);
  throw new TypeError(
    `of check.function, state is the domain of a reducer's first parameter; fields of types are said by types: write types: { ${type}: { … } }`,
  );
}

/** The invariant as it is written for a class. */
export function invariantExample(target: { readonly name: string }): string {
  const subject = called(target);
  return `invariant: (${subject}) => ${subject}.repOk()`;
}

export function conditionExample(target: { readonly name: string }, kind: 'precondition' | 'postcondition'): string {
  const subject = called(target);
  return kind === 'precondition'
    ? `precondition: (${subject}, x) => !${subject}.has(x)`
    : `postcondition: (${subject}, old, result, x) => ${subject}.has(x)`;
}

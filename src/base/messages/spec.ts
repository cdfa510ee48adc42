/**
 * Messages about spec files: what a check says, and what it leaves to the types but they do not tell. All but one are the
 * user's to fix, and where a line has to be added to the spec, the remedy is that line.
 */

import { message } from './message.js';

export const specFailed = message({
  code: 'spec-failed',
  kind: 'input',
  meaning: 'A spec file, or something in it that has to run before the check, threw an exception.',
  text: (what: string, exception: string) => `${what} threw ${exception}`,
  remedy: (_what, exception) => {
    const name = /^ReferenceError: ([\w$]+) is not defined$/.exec(exception)?.[1];
    return name === undefined
      ? 'run the file with node to see the same exception, and correct it'
      : `check the spelling of ${name}, or import it: import { ${name} } from './….js';`;
  },
  sample: ['the spec file', 'TypeError: Cannot read properties of null'],
});

export const wrongOption = message({
  code: 'wrong-option',
  kind: 'input',
  meaning: 'An option of a check is misspelt, or has a value that it cannot have.',
  text: (problem: string) => problem,
  remedy: () => 'correct the options of this check; a promise that is misspelt would be no promise at all',
  sample: ["check has no option 'invariantt'; there are name, scope, state, invariant"],
});

export const noChecks = message({
  code: 'no-checks',
  kind: 'input',
  meaning: 'A spec file was loaded, and it contains no check.',
  text: (path: string) => `'${path}' checks nothing`,
  remedy: () => "add `check(Class, { … })`, with `import { check } from 'glassbox'`",
  sample: ['queue.check.ts'],
});

export const notAClass = message({
  code: 'not-a-class',
  kind: 'input',
  meaning: 'What should be checked, or what a domain ranges over, is not a class of the program.',
  text: (what: string, given: string, _line: string | null) => `${what} is ${given}, not a class of the program`,
  remedy: (_what, _given, line) =>
    line === null
      ? 'give a class or constructor function written in TypeScript or JavaScript, by its name'
      : `write ${line}`,
  sample: ['what the domain of List.head ranges over', '#<Node>', 'tree(Node)'],
});

export const notADomain = message({
  code: 'not-a-domain',
  kind: 'input',
  meaning: 'A spec has something else in the place of a domain.',
  text: (where: string, given: string, _line: string | null) => `the domain of ${where} is ${given}`,
  remedy: (_where, _given, line) =>
    line !== null
      ? `write ${line}`
      : "use one of bool, int, oneOf, made, nullable, tree, instances, array, map, set, record, anyOf, constant, derived (and, of abstractions, unordered) from 'glassbox'",
  sample: ['Entry.key', '7', 'oneOf(7)'],
});

export const emptyDomain = message({
  code: 'empty-domain',
  kind: 'input',
  meaning: 'No value lies in a domain.',
  text: (where: string, detail: string, _line: string | null) => `the domain of ${where} is empty: ${detail}`,
  remedy: (_where, _detail, line) => {
    const why = 'with nothing to choose from nothing would be checked';
    return line === null ? `give it at least one value; ${why}` : `write ${line}; ${why}`;
  },
  sample: ['Entry.key', 'int(5, 3)', 'int(3, 5)'],
});

export const unboundedDomain = message({
  code: 'unbounded-domain',
  kind: 'input',
  meaning: 'A domain has bounds that are not whole numbers.',
  text: (where: string, detail: string) => `the domain of ${where} has no finite bounds: ${detail}`,
  remedy: () => 'use whole numbers between −(2 ** 53 − 1) and 2 ** 53 − 1',
  sample: ['Entry.key', 'int(0, Infinity)'],
});

export const treeTooLarge = message({
  code: 'tree-too-large',
  kind: 'input',
  meaning: 'A tree is bounded by a height alone, and has too many positions up to it.',
  text: (name: string, height: number, positions: number | null, most: number) =>
    `a tree of ${name} of height up to ${height} has ${positions ?? 'very many'} positions, and there can be ${most} at most`,
  remedy: (name: string) => `choose a smaller height, or say how many objects: tree(${name}, { nodes: … })`,
  sample: ['Node', 30, 2 ** 30 - 1, 4096],
});

export const tooManyShapes = message({
  code: 'too-many-shapes',
  kind: 'input',
  meaning: 'All trees of so many objects are asked for, and these have too many positions.',
  text: (name: string, nodes: number, most: number) =>
    `trees of up to ${nodes} objects of ${name} have more than ${most} positions together`,
  remedy: (name: string) =>
    `ask for fewer, or say how many positions of a complete tree are enough: tree(${name}, { count: … })`,
  sample: ['Node', 13, 4096],
});

export const unknownType = message({
  code: 'unknown-type',
  kind: 'input',
  meaning: 'A spec gives domains for fields of a class that no state contains.',
  text: (name: string, known: string, _line: string | null) => `no state contains a '${name}'; there is ${known}`,
  remedy: (_name, _known, line) =>
    line === null
      ? 'check the spelling; names are those of classes and interfaces in the code'
      : `fields stand below the class that has them: write ${line}`,
  sample: ['Entri', 'TreeMap, Entry', null],
});

export const unknownField = message({
  code: 'unknown-field',
  kind: 'input',
  meaning: 'A spec gives a domain for a field that the class does not have.',
  text: (type: string, field: string, known: string) => `${type} has no field '${field}'; it has ${known}`,
  remedy: () => "check the spelling; private fields are written with their '#'",
  sample: ['Entry', 'lefft', 'left, right, key'],
});

export const unknownOperation = message({
  code: 'unknown-operation',
  kind: 'input',
  meaning: 'A spec names an operation that the class does not have.',
  text: (type: string, name: string, known: string) => `${type} has no method '${name}'; it has ${known}`,
  remedy: () => 'check the spelling; operations are methods that can be called from outside',
  sample: ['TreeMap', 'putt', 'put, remove'],
});

export const unknownParameter = message({
  code: 'unknown-parameter',
  kind: 'input',
  meaning:
    'A spec speaks of a parameter by a name that none of the parameters has, or of a field of a class that is not there.',
  text: (callee: string, name: string, known: string) => `${callee} has no parameter '${name}'; it has ${known}`,
  remedy: () => 'check the spelling; a parameter that is a pattern needs a name to be spoken of',
  sample: ['sort', 'lst', 'list, from'],
});

export const noOperations = message({
  code: 'no-operations',
  kind: 'input',
  meaning: 'The class has no public method that could be checked.',
  text: (type: string) => `${type} has no operations`,
  remedy: () =>
    'name some in the spec: `operations: { … }`; methods whose names start with _ are not taken by themselves',
  sample: ['TreeMap'],
});

export const domainNeeded = message({
  code: 'domain-needed',
  kind: 'input',
  meaning: 'The type of a field does not say which values it may have, and the initial state holds none to keep.',
  text: (field: string, type: string, _line: string) =>
    `the type of ${field} (${type}) does not say what it ranges over`,
  remedy: (_field: string, _type: string, line: string) => `add to the spec: ${line}`,
  sample: ['Entry.next', 'any', 'state: { Entry: { next: tree(Entry) } }'],
});

export const builtinContents = message({
  code: 'builtin-contents',
  kind: 'unsupported',
  meaning:
    'A class of states extends a class of the language whose objects have contents besides fields, such as `Map` or `Array`.',
  text: (name: string, kind: string) =>
    `objects of ${name} are ${kind} themselves, and what is in them is no part of a state`,
  remedy: (_name: string, kind: string) =>
    `let the class have its ${kind.replace(/s$/, '')} in a field, instead of extending the class of the language`,
  sample: ['Registry', 'maps'],
});

export const keptVaries = message({
  code: 'kept-varies',
  kind: 'input',
  meaning:
    'A field without a domain keeps what an initial state holds there, but the ways to begin, or the objects of one class, hold different things there, such as closures over different arguments.',
  text: (field: string, where: string) => `${field} is kept as code makes it, but it is not always the same: ${where}`,
  remedy: (field: string) =>
    `begin in one way, as with construct: [oneOf(1)] or initial: () => …, with one check for each; or make ${field} depend on a field that has a domain`,
  sample: ['Counter.step', 'new Counter(1) and new Counter(-1) differ'],
});

export const keptLeadsAway = message({
  code: 'kept-leads-away',
  kind: 'input',
  meaning:
    'What a field without a domain holds, such as a closure, remembers an object of the initial state that the states of the check have other objects for, or shares something with other objects that cannot be shared anew.',
  text: (field: string, what: string) => `${field} remembers ${what}, which is not the one of the state`,
  remedy: (field: string) =>
    `let ${field} find it through 'this' when it is called, or give a domain that makes it an object of its own, such as tree(…)`,
  sample: ['Ring.first', 'an object of Node'],
});

export const argumentNeeded = message({
  code: 'argument-domain-needed',
  kind: 'input',
  meaning: 'The type of a parameter does not say which values it may have.',
  text: (parameter: string, type: string, _line: string) =>
    `the type of ${parameter} (${type}) does not say what it ranges over`,
  remedy: (_parameter: string, _type: string, line: string) => `add to the spec: ${line}`,
  sample: ["parameter 'compare' of sort", 'a function', 'operations: { sort: [oneOf(…)] }'],
});

export const tooManyDomains = message({
  code: 'too-many-domains',
  kind: 'input',
  meaning: 'A spec gives domains for arguments that the operation does not look at.',
  text: (operation: string, given: number, most: number) =>
    `the spec gives ${operation} ${given} domains, and it has ${most === 0 ? 'no parameters' : most === 1 ? 'one parameter' : `${most} parameters`}`,
  remedy: () => 'give one domain for each parameter; what only the spec needs is given to a `call` of your own',
  sample: ['put', 3, 2],
});

export const cannotConstruct = message({
  code: 'cannot-construct',
  kind: 'input',
  meaning: 'No initial state could be made: the constructor threw for every argument that was tried.',
  text: (type: string, exception: string) => `no ${type} could be constructed: ${exception}`,
  remedy: (type: string) =>
    `say how to begin: \`construct: [ … ]\` with other domains, or \`initial: () => new ${type}(…)\``,
  sample: ['RingBuffer', 'RangeError: a capacity is positive'],
});

export const noContracts = message({
  code: 'no-contracts',
  kind: 'input',
  meaning: 'Calls are to be replaced by their contracts, and the spec gives none.',
  text: () => 'calls are to be replaced by contracts, but the spec has none',
  remedy: () => "write contract(Month.prototype.checkDay, { ensures: … }) in the spec, or calls: 'inline'",
  sample: [],
});

export const contractResult = message({
  code: 'contract-result',
  kind: 'input',
  meaning: 'The contract of a function replaces its calls, and the type of its result does not say what that may be.',
  text: (name: string, type: string) => `what ${name} returns is not bounded: its type is ${type}`,
  remedy: () => 'say what results range over in the contract: returns: int(0, 9)',
  sample: ['Parser.next', '() => void'],
});

export const changingFields = message({
  code: 'changing-fields',
  kind: 'unsupported',
  meaning: 'A contract compares with an object as it was before the call, and that has other fields on some paths.',
  text: () => 'an object that a contract compares with may lack a field',
  remedy: () => 'give every object all its fields when it is made',
  sample: [],
});

export const classNotLoaded = message({
  code: 'class-not-loaded',
  kind: 'unsupported',
  meaning: 'A field has a class as its type that the program never defines, so that no object of it can be made.',
  text: (name: string) => `no object of class ${name} can be made: the class is not reachable from what is checked`,
  remedy: () => 'import the class as a value in the spec, and name it in a domain of that field',
  sample: ['Entry'],
});

export const classNotExported = message({
  code: 'class-not-exported',
  kind: 'input',
  meaning: 'A first spec was asked for of a class that its file keeps to itself, so that no spec can import it.',
  text: (name: string, file: string) => `'${file}' does not export '${name}'`,
  remedy: (name: string) => `export ${name} from there; in CommonJS, as exports.${name} = ${name}`,
  sample: ['Entry', 'tree-map.ts'],
});

export const classNotFound = message({
  code: 'class-not-found',
  kind: 'input',
  meaning: 'A class named on the command line is not at the top of that file.',
  text: (name: string, path: string, known: string) =>
    `'${path}' has no class '${name}'${known === '' ? '' : `; it has ${known}`}`,
  remedy: () => 'check the spelling; write FILE#Class',
  sample: ['TreMap', 'tree-map.ts', 'Entry, TreeMap'],
});

export const cannotReplace = message({
  code: 'cannot-replace',
  kind: 'unsupported',
  meaning:
    'A check is to replace a class by another, but where the program uses the class, its name cannot mean another.',
  text: (name: string, why: string, _remedy: string) => `${name} cannot be replaced: ${why}`,
  remedy: (_name: string, _why: string, remedy: string) => remedy,
  sample: ['TreeMap', 'CountingMap extends it', 'replace CountingMap, or let it have a TreeMap instead of being one'],
});

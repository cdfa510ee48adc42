/** Plans of specs in memory; everything else (our own spec module) comes from the disk. */

import { Refusal, type Diagnostic } from '../../../src/base/diagnostic.js';
import { CheckHost } from '../../../src/program/check-host.js';
import { planChecks, type Plan, type Planned } from '../../../src/engine/plan/plan.js';
import { DEFAULT_LIMITS, createProgram, type Program } from '../../../src/program/program.js';
import { memoryFiles, type FileSystem } from '../../../src/source/files.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';
import type { FieldBound, TypeBounds } from '../../../src/spec/bounds.js';
import { describeBound } from '../../../src/spec/describe.js';

const specModule = specModulePath();

export function overlay(texts: Readonly<Record<string, string>>): FileSystem {
  const memory = memoryFiles(texts);
  return {
    readFile: (path) => memory.readFile(path) ?? nodeFiles.readFile(path),
    isFile: (path) => memory.isFile(path) || nodeFiles.isFile(path),
    isDirectory: (path) => memory.isDirectory(path) || nodeFiles.isDirectory(path),
    realpath: (path) => (memory.isFile(path) || memory.isDirectory(path) ? path : nodeFiles.realpath(path)),
  };
}

export interface Loaded {
  readonly program: Program;
  readonly plans: readonly Plan[];
}

export function load(files: FileSystem, specFile: string): Loaded {
  const program = createProgram(files, new CheckHost(), DEFAULT_LIMITS, specModule);
  return { program, plans: planChecks({ program, files, specModule }, specFile) };
}

/** The checks of a spec beside a module `code.ts`; domains and `check` are imported. */
export function loadSpec(code: string, spec: string, name = 'code.ts'): Loaded {
  const imports = `import * as code from './${name.replace(/\.ts$/, '.js')}'; import * as glassbox from 'glassbox';
const { check, bool, int, oneOf, made, nullable, tree, instances, array, map, set, record, anyOf, constant, derived } = glassbox;\n`;
  return load(
    overlay({ [`/virtual/${name}`]: code, '/virtual/code.check.ts': imports + spec }),
    '/virtual/code.check.ts',
  );
}

export function plan(code: string, spec: string, scope = 3, name = 'code.ts'): Planned {
  return loadSpec(code, spec, name).plans[0]!.at(scope);
}

/** What is said when a spec cannot be used. */
export function refusal(action: () => unknown): Diagnostic {
  try {
    action();
  } catch (problem) {
    if (problem instanceof Refusal) return problem.diagnostic;
    throw problem;
  }
  throw new Error('nothing was refused');
}

/** The text at the place that a message shows. */
export function shownText({ span }: Diagnostic): string | null {
  return span === null ? null : span.source.text.slice(span.start, span.end);
}

export function typeNamed({ bounds }: Planned, name: string): TypeBounds {
  const found = bounds.types.find((type) => type.name === name);
  if (found === undefined) throw new Error(`no type ${name} among ${bounds.types.map((type) => type.name).join()}`);
  return found;
}

/** `name: bound (origin)` */
export function fieldText({ name, bound, origin, wide }: FieldBound): string {
  const otherwise = wide === null ? '' : `, else ${describeBound(wide)}`;
  return `${name}: ${describeBound(bound)} (${origin}${otherwise})`;
}

export function fieldsOf(planned: Planned, type: string): readonly string[] {
  return typeNamed(planned, type).fields.map(fieldText);
}

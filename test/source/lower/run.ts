/** Runs a program twice: lowered and interpreted, and by node itself. Both give what the program printed. */

import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type { FunctionIR, FunctionSource, Instruction } from '../../../src/ir/types.js';
import { wellFormed } from '../../ir/wellformed.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { Interpreter } from './interpreter.js';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
const nodeRequire = createRequire(import.meta.url);

function printer(): { readonly lines: string[]; readonly log: (...values: unknown[]) => void } {
  const lines: string[] = [];
  const log = (...values: unknown[]): void => {
    if (lines.length < 1000)
      lines.push(values.map((value) => inspect(value, { depth: 5, breakLength: Infinity })).join(' '));
  };
  return { lines, log };
}

/** Runs a CommonJS main function and adds what it throws to the lines. */
function runMain(lines: string[], main: (...actuals: unknown[]) => unknown): string[] {
  const module = { exports: {} as unknown };
  try {
    Reflect.apply(main, module.exports, [module.exports, nodeRequire, module, '/test.js', '/']);
  } catch (error) {
    lines.push(`uncaught ${String(error)}`);
  }
  return lines;
}

export function runLowered(path: string, text: string): string[] {
  const { lines, log } = printer();
  const ir = lowerModule({ path, text }, 'commonjs');
  const globals = Object.create(globalThis) as Record<PropertyKey, unknown>;
  globals['log'] = log;
  globals['globalThis'] = globals;
  return runMain(lines, new Interpreter(globals).closure(ir.main, []));
}

export function runByNode(path: string, text: string): string[] {
  const { lines, log } = printer();
  const code = path.endsWith('.ts') ? transpile(text) : text;
  const main = compileFunction(code, [...PARAMETERS, 'log']) as (...actuals: unknown[]) => unknown;
  const globals = new Set(Reflect.ownKeys(globalThis));
  runMain(lines, function (this: unknown, ...actuals: unknown[]) {
    return Reflect.apply(main, this, [...actuals, log]);
  });
  // what sloppy code left behind must not be seen by the next program
  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
  return lines;
}

function transpile(text: string): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.CommonJS,
    useDefineForClassFields: true,
    alwaysStrict: false,
  };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** All functions of a module, each lowered; calls `visit` for every one of them. */
export function forEachFunction(root: FunctionSource, visit: (source: FunctionSource, body: FunctionIR) => void): void {
  const pending = [root];
  for (let source = pending.pop(); source !== undefined; source = pending.pop()) {
    const body = source.body();
    visit(source, body);
    for (const block of body.blocks) {
      for (const instruction of block.instructions) pending.push(...codeOf(instruction));
    }
  }
}

function codeOf(instruction: Instruction): FunctionSource[] {
  return instruction.op === 'closure' || instruction.op === 'class' ? [instruction.code] : [];
}

/** Everything that is wrong with the IR of a function and all functions inside it. */
export function problemsOf(root: FunctionSource): string[] {
  const problems: string[] = [];
  forEachFunction(root, (source, body) => {
    for (const problem of wellFormed(body)) problems.push(`${source.name || '(anonymous)'}: ${problem}`);
  });
  return problems;
}

/**
 * The table of instructions is right about what it says. The judges are what the printer shows (which registers stand in the text of an
 * instruction) and what happens when the corpus runs: which registers an instruction looks at, what throws and what writes.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../../src/base/diagnostic.js';
import type { Code, Operation } from '../../src/eval/code.js';
import type { Machine } from '../../src/eval/index.js';
import { Contents } from '../../src/heap/contents.js';
import { rowOf } from '../../src/ir/instructions.js';
import { forEachRead, forEachWrite, mayThrow } from '../../src/ir/operands.js';
import { printBody } from '../ir/print.js';
import type { FunctionIR, Instruction } from '../../src/ir/types.js';
import { createProgram } from '../../src/program/program.js';
import { lowerModule } from '../../src/source/lower/index.js';
import { nodeFiles } from '../../src/source/node-files.js';
import { forEachFunction } from '../source/lower/run.js';

const corpus = join(import.meta.dirname, '../corpus');
/** One program in four is enough to meet nearly all kinds. */
const programs = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mjs') && !path.startsWith('refused'))
  .sort()
  .filter((path, i) => i % 4 === 0 || path.startsWith('scoping'))
  .map((path) => join(corpus, path));

test('registers in the text of an instruction are those that it reads and writes', () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  for (const path of programs) {
    const { main } = lowerModule({ path, text: readFileSync(path, 'utf8') }, 'esm');
    forEachFunction(main, (source) => {
      const body = source.body();
      for (const block of body.blocks)
        for (const instruction of block.instructions) {
          seen.add(instruction.op);
          const known = [...new Set(registersOf(instruction))].sort();
          const shown = [...new Set(registersIn(textOf(body, instruction)))].sort();
          if (String(known) !== String(shown)) wrong.add(`${instruction.op}: ${String(known)}, shown ${String(shown)}`);
        }
    });
  }
  expect([...wrong]).toEqual([]);
  expect(seen.size).toBeGreaterThan(45);
});

/** The object that `super` starts from is not shown. */
function registersOf(instruction: Instruction): number[] {
  const registers: number[] = [];
  const shown = instruction.op === 'closure' ? { ...instruction, home: null } : instruction;
  forEachRead(shown, (operand) => operand >= 0 && registers.push(operand));
  forEachWrite(shown, (register) => registers.push(register));
  return registers;
}

function textOf(body: FunctionIR, instruction: Instruction): string {
  const terminator = { op: 'unreachable', at: instruction.at } as const;
  return printBody({ ...body, blocks: [{ instructions: [instruction], terminator, handler: null }] });
}

function registersIn(text: string): number[] {
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"|'[^'\n]*'|newRegExp.*/g, '');
  return [...code.matchAll(/\br(\d+)\b/g)].map(([, register]) => Number(register));
}

test('what happens when an instruction runs is what the table says', { timeout: 120_000 }, () => {
  const wrong = new Set<string>();
  const threw = new Set<string>();
  const wrote = new Set<string>();
  for (const path of programs) {
    const host = { print: () => undefined, random: () => 0, now: () => 0 };
    const { machine, run } = createProgram(nodeFiles, host);
    watchRegisters(machine, wrong);
    const { raise } = machine.unwinding;
    machine.unwinding.raise = (value) => {
      const instruction = present(machine);
      if (instruction !== null) threw.add(instruction.op);
      if (instruction !== null && !mayThrow(instruction)) wrong.add(`${instruction.op} throws`);
      return raise.call(machine.unwinding, value);
    };
    watchWrites(machine, () => {
      const instruction = present(machine);
      if (instruction !== null) wrote.add(instruction.op);
      if (instruction !== null && rowOf(instruction).pure) wrong.add(`${instruction.op} writes`);
    });
    try {
      run(path, 'esm');
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...threw]).toEqual(
    expect.arrayContaining(['get', 'set', 'call', 'binary', 'checkInitialized', 'getPrivate']),
  );
  expect([...wrote]).toEqual(expect.arrayContaining(['set', 'storeCell', 'append', 'define', 'setPrivate', 'call']));
});

/** The instruction that is being executed, if it is one of a program or of our library. */
function present({ state }: Machine): Instruction | null {
  if ((state as unknown) === undefined || state.code.source.span.source.path === 'glassbox:trampoline') return null;
  return state.code.source.body().blocks[state.block]!.instructions[state.next - 1] ?? null;
}

/** Code that is watched already: that of the library is the same in all programs. */
const watched = new Set<Code>();

/** Notes instructions that look at, or change, other registers than they say. */
function watchRegisters(machine: Machine, wrong: Set<string>): void {
  const { codeOf } = machine.calling;
  machine.calling.codeOf = (closure) => {
    const code = codeOf.call(machine.calling, closure);
    if (watched.has(code)) return code;
    watched.add(code);
    const body = code.source.body();
    body.blocks.forEach(({ instructions }, id) => {
      const operations = code.blocks[id]!.operations as Operation[];
      instructions.forEach((instruction, i) => {
        const [reads, writes] = [new Set<number>(), new Set<number>()];
        forEachRead(instruction, (operand) => reads.add(operand >= 0 ? operand : body.registers - 1 - operand));
        forEachWrite(instruction, (register) => writes.add(register));
        const operation = operations[i]!;
        const note = (allowed: ReadonlySet<number>, key: string | symbol, what: string): void => {
          if (!allowed.has(Number(key))) wrong.add(`${instruction.op} ${what} a register it does not mention`);
        };
        operations[i] = (one, registers) =>
          operation(
            one,
            new Proxy(registers, {
              get: (target, key): unknown => (note(reads, key, 'reads'), Reflect.get(target, key)),
              set: (target, key, value) => (note(writes, key, 'writes'), Reflect.set(target, key, value)),
            }),
          );
      });
    });
    return code;
  };
}

function watchWrites({ heap }: Machine, note: () => void): void {
  const methods = heap as unknown as Record<string, (...operands: unknown[]) => unknown>;
  for (const name of Object.getOwnPropertyNames(Contents.prototype)) {
    if (!/^(write|truncate|replaceElements)/.test(name)) continue;
    const method = methods[name]!;
    methods[name] = (...operands) => {
      note();
      return method.apply(heap, operands);
    };
  }
}

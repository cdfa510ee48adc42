/**
 * A process that runs the programs it is sent, one after another, each in a realm of its own, and answers how each ended. Whoever
 * sends them ends this process where a program does not.
 */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vm from 'node:vm';

process.on('unhandledRejection', () => undefined);
process.on('message', async (variant) => process.send(await ended(variant)));

async function ended({ path, text, format, isAsync }) {
  const printed = [];
  let over;
  const printedOnce = new Promise((resolve) => (over = resolve));
  const log = (line) => {
    printed.push(String(line));
    over();
  };
  const context = vm.createContext({ console: { log } });
  const modules = new Map();

  const moduleAt = (at, code) => {
    if (!modules.has(at))
      modules.set(at, new vm.SourceTextModule(code, { context, identifier: at, importModuleDynamically: imported }));
    return modules.get(at);
  };
  const find = (specifier, from) => {
    const at = join(dirname(from), specifier);
    return at === path ? moduleAt(path, text) : moduleAt(at, readFileSync(at, 'utf8'));
  };
  const linked = async (module) => {
    await module.link((specifier, referencing) => find(specifier, referencing.identifier));
    return module;
  };
  const imported = async (specifier, from) => {
    const module = await linked(find(specifier, from.identifier ?? path));
    await module.evaluate();
    return module;
  };

  let run;
  try {
    if (format === 'esm') {
      const module = await linked(moduleAt(path, text));
      run = () => module.evaluate();
    } else {
      const names = ['exports', 'require', 'module', '__filename', '__dirname'];
      const main = vm.compileFunction(text, names, { parsingContext: context, importModuleDynamically: imported });
      const exports = vm.runInContext('({})', context);
      run = () => main.call(exports, exports, undefined, { exports }, path, dirname(path));
    }
  } catch (problem) {
    return { kind: 'rejected', name: className(problem), detail: String(problem?.message) };
  }
  try {
    const result = run();
    if (format === 'esm') await result;
  } catch (problem) {
    return { kind: 'uncaught', name: className(problem), detail: String(problem?.message) };
  }
  if (isAsync) await printedOnce;
  return { kind: 'done', printed };
}

function className(problem) {
  return String(problem?.constructor?.name);
}

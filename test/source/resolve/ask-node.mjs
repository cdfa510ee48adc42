/**
 * Answers questions about module resolution by doing it: run by the tests in a node of its own, with the folder
 * and the questions on standard input. Each question is asked by the module it comes from, because that is the
 * only way node answers `import.meta.resolve` and `import()` relative to it.
 */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { root, questions } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(import.meta.url);
const answers = [];
for (const question of questions) {
  const specifier = question.specifier.replace('ROOT', root);
  const from = `${root}/${question.from}`;
  answers.push(await (question.condition === 'import' ? askImport(specifier, from) : askRequire(specifier, from)));
}
process.stdout.write(JSON.stringify(answers));

async function askImport(specifier, from) {
  const asking = await import(pathToFileURL(from));
  let url;
  try {
    url = asking.resolve(specifier);
  } catch (error) {
    return { code: error.code };
  }
  if (url.startsWith('node:'))
    return isBuiltin(url) ? { builtin: url.slice(5) } : { code: 'ERR_UNKNOWN_BUILTIN_MODULE' };
  if (url.endsWith('.json') && existsSync(new URL(url))) return { path: fileURLToPath(url), format: 'json' };
  try {
    const loaded = await asking.load(specifier);
    return { path: fileURLToPath(url), format: loaded.format ?? loaded.default.format };
  } catch (error) {
    return { code: error.code };
  }
}

function askRequire(specifier, from) {
  const asking = require(from);
  let path;
  try {
    path = asking.resolve(specifier);
    if (isBuiltin(path)) return { builtin: path.replace(/^node:/, '') };
    if (path.endsWith('.json')) return { path, format: 'json' };
  } catch {
    // loading says more precisely what is wrong
  }
  try {
    return { path, format: asking.load(specifier).format };
  } catch (error) {
    return { code: error.code };
  }
}

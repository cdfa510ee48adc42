/**
 * `glassbox.config.ts`: the options of the command line in a file. It is run by the evaluator, so that TypeScript needs no
 * further tool and a config can do nothing but compute; what it exports is data, which the command line checks.
 */

import { Refusal } from '../base/diagnostic.js';
import { configFailed, configWithoutDefault } from '../base/messages.js';
import { CheckHost } from './check-host.js';
import { Decoder, describeThrown } from '../eval/index.js';
import { createProgram } from './program.js';
import { memoryFiles, overlay, type FileSystem } from '../source/files.js';
import { baseName, directoryName, join } from '../source/resolve/path.js';

/** What 'glassbox' means to a config. */
const glassboxText = 'export const defineConfig = (config) => config;';

/** What the file exports as its default. @requires path is absolute and leads to a file; @throws Refusal */
export function loadConfig(files: FileSystem, path: string): unknown {
  const [entry, glassbox] = ['entry', 'glassbox'].map((name) =>
    join(directoryName(path), `${name}.config.virtual.mjs`),
  );
  const texts: Readonly<Record<string, string>> = {
    [entry!]: `import * as all from ${JSON.stringify(`./${baseName(path)}`)}; export default all.default;`,
    [glassbox!]: glassboxText,
  };
  const program = createProgram(overlay(memoryFiles(texts), files), new CheckHost(), undefined, glassbox);
  const { thrown } = program.run(entry!, 'esm');
  if (thrown !== null) {
    const { name, message, span } = describeThrown(program.machine, thrown.value);
    throw new Refusal(configFailed([name, message].filter((part) => part !== '').join(': '), span));
  }
  const exported = program.modules.exported(entry!, 'default');
  if (exported === undefined) throw new Refusal(configWithoutDefault(baseName(path), null));
  return new Decoder(program.machine.realm, concreteView).decode(exported);
}

/** Nothing is symbolic where nothing is searched. */
const concreteView = {
  value: (): never => {
    throw new Error('a config has no symbolic values');
  },
  holds: () => true,
};

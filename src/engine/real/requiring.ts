/**
 * `require` of node looks for a file before it asks any hook, and it knows no TypeScript: `./stack.js` is not there if it is to be made of
 * `stack.ts`. What it does not find is looked for once more, as the checker does.
 */

import Module from 'node:module';
import type { FileSystem } from '../../source/files.js';
import { absolutePath } from '../../source/node-files.js';
import { resolve } from '../../source/resolve/resolve.js';

/** The part of node's loader that is no official one, but is what everybody who compiles on the fly changes. */
interface Loader {
  _resolveFilename(
    request: string,
    parent: { readonly filename?: string | null } | undefined,
    ...rest: unknown[]
  ): string;
}

export function requireAsChecked(files: () => FileSystem): void {
  const loader = Module as unknown as Loader;
  const usual = loader._resolveFilename.bind(loader);
  loader._resolveFilename = (request, parent, ...rest) => {
    const from = parent?.filename ?? null;
    const found = (): ReturnType<typeof resolve> | null =>
      from === null ? null : resolve(request, absolutePath(from), 'require', files());
    let path: string;
    try {
      path = usual(request, parent, ...rest);
    } catch (problem) {
      const otherwise = found();
      if (otherwise?.kind !== 'found') throw problem;
      ({ path } = otherwise);
    }
    if (/^[./]/.test(request) && isModule(found())) throw new Error(`'${request}' ${NOT_REQUIRED}`);
    return path;
  };
}

/** Node can, but for code that it is handed by hooks. */
const NOT_REQUIRED =
  'is an ECMAScript module, which a replay cannot require: import it, in a spec that is one as well (.mjs, .mts)';

function isModule(found: ReturnType<typeof resolve> | null): boolean {
  return found?.kind === 'found' && found.format === 'esm';
}

/**
 * The compiler, as node has it at once. It is a CommonJS file of nine megabytes; imported as a module, node reads all of it a second
 * time, to find out which names it exports, in every process and every worker thread. Elsewhere than in node, `#typescript` of
 * package.json is the package itself.
 */

import { createRequire } from 'node:module';

export default createRequire(import.meta.url)('typescript');

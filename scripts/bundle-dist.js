/** `npm run build`, after the compiler: what the compiler wrote for the entries gives way to modules that lead to bundles. */

import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundleOf } from './bundle.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const bundles = join(dist, 'bundles');

rmSync(bundles, { recursive: true, force: true });
for (const [entry, exported] of await bundle(bundles, 'dist', String(Date.now()))) {
  const module = join(dist, `${entry}.js`);
  const target = relative(dirname(module), join(bundles, `${bundleOf(entry)}.js`)).replaceAll('\\', '/');
  const from = target.startsWith('.') ? target : `./${target}`;
  const lines = entry === 'cli/main' ? ['#!/usr/bin/env node'] : [];
  lines.push(`export * from '${from}';`);
  if (exported.includes('default')) lines.push(`export { default } from '${from}';`);
  writeFileSync(module, `${lines.join('\n')}\n`);
  if (entry === 'cli/main') chmodSync(module, 0o755);
  rmSync(`${module}.map`, { force: true });
}

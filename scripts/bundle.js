/**
 * One file for each way in, and a few that several share: node takes longer to find and read six hundred small modules than to run them,
 * and does so again in every thread and every process. Packages are not bundled; they are installed beside us.
 *
 * Modules look for others of ours relative to where they are. In a bundle they are told where they were: in `tree`, the folder of the
 * modules that were bundled, as sources or as compiled.
 */

import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the world outside comes in, and what is loaded only when somebody asks for it. */
export const ENTRIES = [
  'index',
  'checker',
  'cli/main',
  'node/worker',
  'node/thread',
  'node/tools',
  'engine/real/main',
  'engine/real/hooks',
  'source/register',
];

/** `engine/real/main` → `engine-real-main` */
export function bundleOf(entry) {
  return entry.replaceAll('/', '-');
}

/**
 * Writes a bundle for each entry, all into one folder. Resolves with the names that each exports.
 * @param tree where the modules say that they are: 'src' or 'dist'
 * @param name of the build: another for other sources
 */
export async function bundle(folder, tree, name) {
  const { metafile } = await build({
    entryPoints: ENTRIES.map((entry) => ({ in: join(sources, `${entry}.ts`), out: bundleOf(entry) })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    external: ['#compiler', '#typescript'],
    logLevel: 'warning',
    metafile: true,
    define: { GLASSBOX_BUILD: JSON.stringify(name) },
    plugins: [{ name: 'places', setup: (setup) => tellPlaces(setup, folder, tree) }],
  });
  const outputs = Object.values(metafile.outputs);
  return new Map(
    ENTRIES.map((entry) => {
      const path = join(sources, `${entry}.ts`);
      const { exports } = outputs.find(
        ({ entryPoint }) => entryPoint !== undefined && join(process.cwd(), entryPoint) === path,
      );
      return [entry, exports];
    }),
  );
}

/** `import.meta.url`  =>  the URL of the module in its tree, relative to the folder of bundles */
function tellPlaces({ onLoad }, folder, tree) {
  onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    if (!text.includes('import.meta.url')) return null;
    const module = relative(sources, path);
    const place = join(dirname(sources), tree, tree === 'src' ? module : module.replace(/\.ts$/, '.js'));
    const url = `new URL(${JSON.stringify(relative(folder, place).replaceAll('\\', '/'))}, import.meta.url).href`;
    return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
  });
}

/**
 * A tree of files with every rule of module resolution in it, and questions about it. Each module says which
 * file it is and how it was loaded, and offers to load others, so that node can be asked the same questions.
 */

const commonjs = `
exports.path = __filename;
exports.format = 'commonjs';
exports.resolve = (specifier) => require.resolve(specifier);
exports.load = (specifier) => require(specifier);
`;

const esm = `
export const format = 'esm';
export const resolve = (specifier) => import.meta.resolve(specifier);
export const load = (specifier) => import(specifier);
`;

const json = (value: unknown): string => JSON.stringify(value);

/** A package under node_modules: its package.json and its files. */
function pack(name: string, description: unknown, files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = `node_modules/${name}`;
  const inside = Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]);
  const entry = description === null ? [] : [[`${folder}/package.json`, json(description)]];
  return Object.fromEntries([...entry, ...inside]) as Record<string, string>;
}

/** path → text */
export const tree: Readonly<Record<string, string>> = {
  'package.json': json({
    name: 'app',
    exports: {
      '.': './src/a.js',
      './feature': { import: './src/c.mjs', require: './src/d.cjs' },
      './null': null,
      './missing': './src/missing.js',
    },
    imports: {
      '#a': './src/a.js',
      '#both': { import: './src/c.mjs', require: './src/d.cjs' },
      '#package': 'dual',
      '#package-path': 'patterns/features/one.js',
      '#builtin': 'fs',
      '#builtin-with-scheme': 'node:fs',
      '#null': null,
      '#outside': '../outside.js',
      '#lib/*': './src/*.js',
      '#lib/private/*': null,
      '#packages/*': '*',
      '#nothing': { browser: './src/a.js' },
      '#missing-package': 'no-such-package',
    },
  }),
  'src/main.mjs': esm,
  'src/main.cjs': commonjs,
  'src/a.js': commonjs,
  'src/b.js': esm,
  'src/c.mjs': esm,
  'src/d.cjs': commonjs,
  'src/data.json': '{}',
  'src/only-json.json': '{}',
  'src/noext': commonjs,
  'src/noext-esm': esm,
  'src/text.txt': commonjs,
  'src/logo.svg': '<svg/>',
  'src/.hidden.js': commonjs,
  'src/space name.js': commonjs,
  'src/per%cent.js': commonjs,
  'src/both.js': commonjs,
  'src/both/index.js': commonjs,
  'src/name.js.js': commonjs,
  'src/folder/index.js': commonjs,
  'src/folder-json/index.json': '{}',
  'src/folder-main/package.json': json({ main: './lib/start' }),
  'src/folder-main/lib/start.js': commonjs,
  'src/folder-empty/readme.md': '',
  'src/meta.js': 'export { load, resolve } from "./c.mjs"; export const format = import.meta.url && "esm";',
  'src/top-await.js': 'await null; globalThis.lastFormat = "esm";',
  'src/mentions.js': `// import x from 'y'; export default 1\n${commonjs}\nconst text = 'export const a = 1';`,
  'src/dynamic.js': `${commonjs}\nexports.later = () => import('./c.mjs');`,
  'typed/package.json': json({ type: 'module' }),
  'typed/index.js': esm,
  'typed/tool': esm,
  'typed/legacy.cjs': commonjs,
  'typed/nested/package.json': json({}),
  'typed/nested/typeless.js': commonjs,
  'old/package.json': json({ type: 'commonjs' }),
  'old/index.js': commonjs,
  'odd/package.json': json({ type: 'other', exports: false, imports: [], main: 5, name: 7 }),
  'odd/index.js': commonjs,
  ...pack('plain', null, { 'index.js': commonjs, 'sub.js': commonjs, 'subdir/index.js': commonjs }),
  ...pack('main-js', { main: './lib/main.js' }, { 'lib/main.js': commonjs, 'index.js': commonjs }),
  ...pack('main-no-extension', { main: 'lib/main' }, { 'lib/main.js': commonjs }),
  ...pack('main-folder', { main: 'lib' }, { 'lib/index.js': commonjs }),
  ...pack('main-gone', { main: './gone.js' }, { 'index.js': commonjs }),
  ...pack('main-broken', { main: './gone.js' }, { 'other.js': commonjs }),
  ...pack('main-empty', { main: '' }, { 'index.js': commonjs }),
  ...pack('empty', {}, { 'readme.md': commonjs }),
  ...pack('typeless', {}, { 'index.js': esm }),
  ...pack('modern', { type: 'module', main: './index.js' }, { 'index.js': esm }),
  ...pack('sugar', { exports: './main.js' }, { 'main.js': commonjs, 'hidden.js': commonjs }),
  ...pack(
    'dual',
    { exports: { import: './index.mjs', require: './index.cjs' } },
    { 'index.mjs': esm, 'index.cjs': commonjs, 'hidden.js': commonjs },
  ),
  ...pack(
    'conditions',
    {
      exports: {
        '.': {
          browser: './browser.js',
          node: { import: './node.mjs', require: './node.cjs' },
          default: './default.js',
        },
        './default-first': { default: './default.js', import: './node.mjs', require: './node.cjs' },
        './sync': { 'module-sync': './node.mjs', default: './default.js' },
        './addons': { 'node-addons': './default.js', default: './node.cjs' },
        './fall-out': { node: { browser: './browser.js' }, default: './default.js' },
        './null-stops': { node: null, default: './default.js' },
        './never': { browser: './browser.js' },
        './numeric': { 0: './default.js' },
        './types': { types: './index.d.ts', default: './default.js' },
      },
    },
    { 'browser.js': commonjs, 'node.mjs': esm, 'node.cjs': commonjs, 'default.js': commonjs },
  ),
  ...pack(
    'arrays',
    {
      exports: {
        './second': ['invalid', './ok.js'],
        './first-missing': ['./gone.js', './ok.js'],
        './conditions': [{ browser: './gone.js' }, './ok.js'],
        './null-first': [null, './ok.js'],
        './null': [null],
        './empty': [],
        './all-invalid': ['invalid', 'also-invalid'],
        './number': 5,
      },
    },
    { 'ok.js': commonjs },
  ),
  ...pack(
    'patterns',
    {
      exports: {
        './features/*.js': './src/features/*.js',
        './features/private/*': null,
        './features/public/*': './src/features/*',
        './*': './lib/*.js',
        './deep/*/end': './lib/*.js',
        './deep/*/longer/end': './src/features/*.js',
        './twice/*': './lib/*/*.js',
        './any/*': './*',
      },
    },
    {
      'src/features/one.js': commonjs,
      'src/features/private/two.js': commonjs,
      'lib/three.js': commonjs,
      'lib/a/b.js': commonjs,
      'lib/four/four.js': commonjs,
    },
  ),
  ...pack(
    'bad-targets',
    {
      exports: {
        './outside': '../plain/index.js',
        './inner-outside': './lib/../../plain/index.js',
        './no-dot': 'lib/index.js',
        './modules': './node_modules/x/index.js',
        './absolute': '/etc/passwd',
        './missing': './gone.js',
        './folder': './lib',
        './url': 'file:///etc/passwd',
      },
    },
    { 'lib/index.js': commonjs },
  ),
  ...pack('mixed-keys', { exports: { './a': './a.js', import: './a.js' } }, { 'a.js': commonjs }),
  ...pack('empty-exports', { exports: {} }, { 'index.js': commonjs }),
  ...pack('null-exports', { exports: null }, { 'index.js': commonjs }),
  ...pack('array-exports', { exports: ['./a.js'] }, { 'a.js': commonjs }),
  ...pack(
    '@scope/pack',
    { exports: { '.': './index.js', './sub': './sub.js' } },
    { 'index.js': commonjs, 'sub.js': commonjs },
  ),
  ...pack('@scope/loose', { main: './index.js' }, { 'index.js': commonjs, 'sub.js': commonjs }),
  ...pack('events', null, { 'index.js': commonjs }),
  ...pack('punycode', null, { 'index.js': commonjs }),
  ...pack('outer', {}, { 'index.js': commonjs, 'start.mjs': esm, 'node_modules/inner/index.js': commonjs }),
  ...pack('outer', {}, { 'node_modules/plain/index.js': commonjs }),
  ...pack(
    'self',
    { name: 'self', exports: { '.': './start.mjs', './deep': './deep.cjs' } },
    { 'start.mjs': esm, 'deep.cjs': commonjs },
  ),
  ...pack('self-closed', { name: 'self-closed' }, { 'start.mjs': esm, 'start.cjs': commonjs, 'index.js': commonjs }),
  'node_modules/broken/package.json': '{ "main": ',
  'node_modules/broken/index.js': commonjs,
  'node_modules/just-a-file.js': commonjs,
  'node_modules/byte-order/package.json': `\uFEFF${json({ main: './x.js' })}`,
  'node_modules/byte-order/x.js': commonjs,
};

/** link → what it points to, from where the link is; on disk only */
export const links: Readonly<Record<string, string>> = {
  'node_modules/linked': '../packages/linked',
  'src/link.js': './a.js',
};

export const linkedFiles: Readonly<Record<string, string>> = {
  'packages/linked/package.json': json({ type: 'module', exports: './index.js' }),
  'packages/linked/index.js': esm,
};

export interface Question {
  readonly from: string;
  readonly specifier: string;
  readonly condition: 'import' | 'require';
}

/** Asked by `import` from src/main.mjs and by `require` from src/main.cjs. `ROOT` stands for the folder of the tree. */
const specifiers = `
  ./a.js ./b.js ./c.mjs ./d.cjs ./data.json ./a ./c ./d ./data ./only-json ./noext ./noext-esm ./text.txt ./.hidden.js
  ./both ./both/ ./both/index.js ./name.js ./folder ./folder/ ./folder/. ./folder/.. ./folder-json ./folder-main
  ./folder-main/lib/start ./folder-empty ./missing.js ./missing/ ./a.js/ ./a.js/x . .. ./ ../ ../src/a.js ./../src/a.js
  ../../../../../../../../../../../../no-such-file.js .a ..a ...
  ./meta.js ./mentions.js ./dynamic.js ./space%20name.js ./per%25cent.js ./a%2ejs ./a%2fb.js ./x%5Cy.js
  ../typed/index.js ../typed/tool ../typed/legacy.cjs ../typed/nested/typeless.js ../typed ../old/index.js ../odd/index.js ../odd
  /no-such-file.js ROOT/src/a.js ROOT/src/a file://ROOT/src/a.js file://ROOT/src/missing.js file://ROOT/src
  plain plain/ plain/sub.js plain/sub plain/subdir plain/missing.js plain/index.js plain/../plain/sub.js
  main-js main-no-extension main-folder main-gone main-broken main-empty empty empty/readme.md typeless modern
  sugar sugar/hidden.js sugar/package.json sugar/ dual dual/ dual/hidden.js dual/index.mjs
  conditions conditions/default-first conditions/sync conditions/addons conditions/fall-out conditions/null-stops
  conditions/never conditions/numeric conditions/types conditions/unknown
  arrays arrays/second arrays/first-missing arrays/conditions arrays/null-first arrays/null arrays/empty arrays/all-invalid arrays/number
  patterns patterns/features/one.js patterns/features/private/two.js patterns/features/public/one.js patterns/three
  patterns/a/b patterns/deep/three/end patterns/deep/one/longer/end patterns/twice/four patterns/any/lib/three.js
  patterns/any/../lib/three.js patterns/any/node_modules/x patterns/any/%2e%2e/x patterns/any//lib/three.js patterns/ patterns/*
  bad-targets/outside bad-targets/inner-outside bad-targets/no-dot bad-targets/modules bad-targets/absolute
  bad-targets/missing bad-targets/folder bad-targets/url
  mixed-keys mixed-keys/a empty-exports null-exports array-exports
  @scope/pack @scope/pack/sub @scope/pack/other @scope/loose @scope/loose/sub.js @scope/loose/sub @scope @ @scope/ @scope/none
  events events/ punycode punycode/ fs node:fs fs/promises node:test node:nope test fs/nope
  broken broken/index.js just-a-file just-a-file.js byte-order no-such-package no-such-package/x.js %41 a\\b
  #a #both #package #package-path #builtin #builtin-with-scheme #null #outside #lib/a #lib/private/a #lib/ #packages/dual
  #packages/plain/sub.js #nothing #missing #missing-package # #/a #a/
  app app/feature app/null app/missing app/unknown
`
  .trim()
  .split(/\s+/);

export const questions: readonly Question[] = [
  ...specifiers.flatMap((specifier): Question[] => [
    { from: 'src/main.mjs', specifier, condition: 'import' },
    { from: 'src/main.cjs', specifier, condition: 'require' },
  ]),
  { from: 'node_modules/outer/start.mjs', specifier: 'inner', condition: 'import' },
  { from: 'node_modules/outer/start.mjs', specifier: 'plain', condition: 'import' },
  { from: 'node_modules/outer/start.mjs', specifier: 'dual', condition: 'import' },
  { from: 'node_modules/outer/index.js', specifier: 'inner', condition: 'require' },
  { from: 'node_modules/outer/index.js', specifier: 'plain', condition: 'require' },
  { from: 'node_modules/outer/index.js', specifier: 'dual', condition: 'require' },
  { from: 'node_modules/outer/index.js', specifier: 'outer', condition: 'require' },
  { from: 'node_modules/self/start.mjs', specifier: 'self/deep', condition: 'import' },
  { from: 'node_modules/self/deep.cjs', specifier: 'self', condition: 'require' },
  { from: 'node_modules/self/start.mjs', specifier: 'self/none', condition: 'import' },
  { from: 'node_modules/self/deep.cjs', specifier: 'self/none', condition: 'require' },
  { from: 'node_modules/self-closed/start.mjs', specifier: 'self-closed', condition: 'import' },
  { from: 'node_modules/self-closed/start.cjs', specifier: 'self-closed/start.cjs', condition: 'require' },
  { from: 'node_modules/plain/index.js', specifier: '#a', condition: 'require' },
  { from: 'old/index.js', specifier: '#a', condition: 'require' },
];

/** Only where there are links. */
export const linkQuestions: readonly Question[] = [
  { from: 'src/main.mjs', specifier: 'linked', condition: 'import' },
  { from: 'src/main.cjs', specifier: 'linked', condition: 'require' },
  { from: 'src/main.mjs', specifier: './link.js', condition: 'import' },
  { from: 'src/main.cjs', specifier: './link.js', condition: 'require' },
];

/** Where we differ from node, and why. */
export const deviations: Readonly<Record<string, { readonly answer: unknown; readonly because: string }>> = {
  'require broken': {
    answer: { code: 'ERR_INVALID_PACKAGE_CONFIG' },
    because: 'node throws an error without a code for `require`, and this one for `import`',
  },
  'require broken/index.js': {
    answer: { code: 'ERR_INVALID_PACKAGE_CONFIG' },
    because: 'as above',
  },
  'require #builtin': {
    answer: { builtin: 'fs' },
    because: 'node 20 forgets to treat builtins here and fails on the URL node:fs, as no package can want',
  },
};

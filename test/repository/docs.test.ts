/** The documentation is true: generated pages are up to date, commands print what is shown, links lead somewhere. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatePages, insert, runnablePages } from '../../scripts/pages.js';
import { execute, runnableBlocks, withoutTimes } from '../../scripts/runnable.js';
import { read, repository } from './sources.js';

const pages = [
  'README.md',
  ...readdirSync(join(repository, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe('generated pages', async () => {
  test.each([...(await generatePages())])('%s is what `npm run docs` writes', (path, text) => {
    expect(read(path)).toBe(text);
  });

  test('text is inserted between markers, and only there', () => {
    const page = 'a\n<!-- begin x -->\nold\n<!-- end x -->\nb';
    expect(insert(page, 'x', 'new')).toBe('a\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\nb');
    expect(() => insert(page, 'y', 'new')).toThrow('no place for y');
  });
});

describe('commands', () => {
  const blocks = runnablePages.flatMap((path) => runnableBlocks(read(path)));

  test('there are some', () => {
    expect(blocks.map((block) => block.command)).toEqual(
      expect.arrayContaining(['npx glassbox docs/examples/sorted-list.check.ts', 'npx glassbox --help']),
    );
  });

  test.each(blocks.map((block) => [block.command, block] as const))('%s', (command, { output, exitCode, quiet }) => {
    const printed = execute(command, quiet);
    expect({ ...printed, output: withoutTimes(printed.output) }).toEqual({ output: withoutTimes(output), exitCode });
  });

  test('every npm script that is mentioned exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const mentioned = pages.flatMap((path) => [...read(path).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]!));
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** What GitHub makes of a heading: lower case, no punctuation, hyphens for spaces. */
function anchorsOf(path: string): string[] {
  const text = readFileSync(join(repository, path), 'utf8');
  return [...text.matchAll(/^#+ (.*)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('links in %s lead somewhere', (page) => {
  const broken = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path!);
      if (!existsSync(join(repository, file))) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
  expect(broken).toEqual([]);
});

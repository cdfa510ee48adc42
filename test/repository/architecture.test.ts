/** The page about the architecture says of the house what is so: its rooms, what they may import, and the files it names. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from './rooms.js';
import { read, repository } from './sources.js';

const page = read('docs/architecture.md');

interface Row {
  readonly room: string;
  readonly target: string;
  readonly mayImport: string;
}

/** The rows of the table of rooms. */
function rowsIn(text: string): Row[] {
  return [...text.matchAll(/^\| \[`(\w+)`\]\(([^)]*)\) +\|[^|]*\| ([^|]*?) +\|$/gm)].map(
    ([, room, target, mayImport]) => ({
      room: room!,
      target: target!,
      mayImport: mayImport!,
    }),
  );
}

/** `–`, a list of rooms, `all above`, or `all above but` a list. */
function roomsIn(mayImport: string, above: readonly string[]): string[] {
  const list = (text: string): string[] => (text === '–' ? [] : text.split(', '));
  if (!mayImport.startsWith('all above')) return list(mayImport);
  const without = list(mayImport.replace(/^all above( but )?/, ''));
  return above.filter((room) => !without.includes(room));
}

describe('the table of rooms', () => {
  const rows = rowsIn(page);
  const names = rows.map(({ room }) => room);

  test('has a row for every folder of src, and one for the entries', () => {
    const folders = readdirSync(join(repository, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect([...names].sort()).toEqual([...folders.map(({ name }) => name), 'entries'].sort());
    expect([...names].sort()).toEqual(Object.keys(rooms).sort());
  });

  test.each(rows)('$room: what it may import is what the code is held to', ({ room, target, mayImport }) => {
    expect(target).toBe(room === 'entries' ? '../src' : `../src/${room}`);
    expect(roomsIn(mayImport, names.slice(0, names.indexOf(room))).sort()).toEqual([...rooms[room]!].sort());
  });

  test('is read as it is meant', () => {
    const [first, second] = rowsIn('| [`a`](../src/a) | duty | – |\n| [`b`](../src/b) | duty | all above but a, c |');
    expect(first).toEqual({ room: 'a', target: '../src/a', mayImport: '–' });
    expect(roomsIn(first!.mayImport, [])).toEqual([]);
    expect(roomsIn(second!.mayImport, ['a', 'b', 'c'])).toEqual(['b']);
    expect(roomsIn('all above', ['a', 'b'])).toEqual(['a', 'b']);
  });
});

test('a link that is called by a file, or a folder, leads to it', () => {
  const links = [...page.matchAll(/\[`([\w./-]+)`\]\(([^)\s]+)\)/g)].filter(([, name]) => name !== 'entries');
  expect(links.length).toBeGreaterThan(40);
  const elsewhere = links.filter(([, name, target]) => /[./]/.test(name!) && !target!.endsWith(`/${name!}`));
  expect(elsewhere.map(([link]) => link)).toEqual([]);
});

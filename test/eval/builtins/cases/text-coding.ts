/** TextEncoder and TextDecoder. */

import { strings, type BuiltinCases } from './case.js';
import { things } from './object.js';

const receivers = things.filter((thing) => !/^$|^Symbol/.test(thing));

const bytes = [
  ...[
    '',
    '65',
    '195, 169',
    '226, 130, 172',
    '240, 159, 152, 128',
    '255',
    '195',
    '226, 130',
    '237, 160, 128',
    '192, 128',
  ],
  ...[
    '244, 144, 128, 128',
    '239, 187, 191, 65',
    '226, 40, 161',
    '128, 128',
    '65, 255, 66',
    '240, 159, 65',
    '0',
    '127, 128',
  ],
  ...['194, 128', '223, 191', '224, 160, 128', '239, 191, 191', '248, 136, 128, 128, 128'],
];

const getter = (owner: string, name: string): BuiltinCases => ({
  builtin: `${owner}.prototype.${name}`,
  status: 'symbolic',
  snippets: [
    `new ${owner}().${name}`,
    ...receivers.map((thing) => `Reflect.getOwnPropertyDescriptor(${owner}.prototype, '${name}').get.call(${thing})`),
  ],
});

export const textCodingCases: readonly BuiltinCases[] = [
  {
    builtin: 'TextEncoder',
    status: 'symbolic',
    snippets: ['TextEncoder()', ...things.map((thing) => `new TextEncoder(${thing}).encoding`)],
  },
  {
    builtin: 'TextEncoder.prototype.encode',
    status: 'symbolic',
    snippets: [
      'new TextEncoder().encode()',
      ...strings.map((text) => `Array.from(new TextEncoder().encode(${text}))`),
      "Array.from(new TextEncoder().encode('ä€😀\\ud800'))",
      ...receivers.map((thing) => `TextEncoder.prototype.encode.call(${thing}, 'a')`),
    ],
  },
  {
    builtin: 'TextEncoder.prototype.encodeInto',
    status: 'symbolic',
    snippets: [0, 1, 2, 3, 4, 5, 6].flatMap((length) =>
      ["'abc'", "'ä€'", "'😀a'"].map(
        (text) =>
          `const to = new Uint8Array(${length}); return [new TextEncoder().encodeInto(${text}, to), Array.from(to)];`,
      ),
    ),
  },
  getter('TextEncoder', 'encoding'),
  {
    builtin: 'TextDecoder',
    status: 'symbolic',
    snippets: [
      'TextDecoder()',
      ...["'utf8'", "'UTF-8'", "' utf-8 '", 'undefined'].flatMap((label) =>
        ['', ', {}', ', undefined', ', { fatal: 1 }', ", { ignoreBOM: 'x' }"].map(
          (options) =>
            `const made = new TextDecoder(${label}${options}); return [made.encoding, made.fatal, made.ignoreBOM];`,
        ),
      ),
    ],
  },
  {
    builtin: 'TextDecoder.prototype.decode',
    status: 'symbolic',
    snippets: bytes.flatMap((list) => [
      `new TextDecoder().decode(new Uint8Array([${list}]))`,
      `new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array([${list}]).buffer)`,
    ]),
  },
  ...['encoding', 'fatal', 'ignoreBOM'].map((name) => getter('TextDecoder', name)),
  {
    builtin: 'TextDecoder of other encodings, and of streams',
    status: 'refused',
    snippets: ["new TextDecoder('latin1')", 'new TextDecoder().decode(new Uint8Array(1), { stream: true })'],
  },
];

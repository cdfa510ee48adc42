/** Ways to get a file system wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'file-system.ts', spec: 'file-system.check.ts' } as const;
const chain = { file: 'file-system.ts', spec: 'file-system-chain.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...chain,
    name: 'rmdir removes directories that are not empty',
    find: '    for (let other = 0; other < inode.entries.length; other += 1) if (inode.entries[other]! !== NOWHERE) return false;\n',
    replace: '',
    operation: 'rmdir',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...chain,
    name: 'unlink frees directories too',
    find: "    if (this.inodes[this.inodes[directory]!.entries[slot]!]!.kind !== 'file') return false;\n",
    replace: '',
    operation: 'unlink',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'a freed inode stays in its directory',
    find: '    above.names[slot] = NOWHERE;\n    above.entries[slot] = NOWHERE;\n',
    replace: '    above.names[slot] = NOWHERE;\n',
    operation: 'unlink',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'a name is given twice',
    find: "above.kind !== 'directory' || this.slotOf(directory, name) !== NOWHERE",
    replace: "above.kind !== 'directory'",
    operation: 'create',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'unlink does not ask whether the name was found',
    find: `    if (slot === NOWHERE) return false;
    if (this.inodes[`,
    replace: '    if (this.inodes[',
    operation: 'unlink',
    violation: 'exception',
    scope: 1,
  },
  {
    ...chain,
    name: 'files may have entries',
    find: "if (above.kind !== 'directory' ||",
    replace: "if (above.kind === 'free' ||",
    operation: 'mkdir',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'one level too many',
    find: 'if (above.depth + 1 >= this.levels) return false;',
    replace: 'if (above.depth >= this.levels) return false;',
    operation: 'mkdir',
    violation: 'invariant',
    scope: 2,
  },
];

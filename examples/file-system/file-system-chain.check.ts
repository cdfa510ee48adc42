/**
 * Directories that hold one entry each: n inodes make a chain of n levels. So deep a state is out of reach for small tables of
 * wider directories, and some mistakes need a directory inside a directory.
 */

import { array, check, constant, int, oneOf, tree } from 'glassbox';
import { FileSystem, Inode, NOWHERE } from './file-system.js';

check(FileSystem, (n) => {
  const inode = int(0, n - 1);
  const name = int(0, 1);
  return {
    name: 'FileSystem of one entry a directory',
    scope: 3,
    state: {
      FileSystem: { inodes: array(tree(Inode, { count: n, optional: false }), { length: n }), levels: constant() },
      Inode: {
        kind: oneOf('free', 'file', 'directory'),
        parent: int(NOWHERE, n - 1),
        depth: int(0, n - 1),
        names: array(int(NOWHERE, 1), { length: 1 }),
        entries: array(int(NOWHERE, n - 1), { length: 1 }),
      },
    },
    initial: () => new FileSystem(n, 1, n),
    operations: {
      lookup: [inode, name],
      create: [inode, name],
      unlink: [inode, name],
      mkdir: [inode, name],
      rmdir: [inode, name],
    },
  };
});

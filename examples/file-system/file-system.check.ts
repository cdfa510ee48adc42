/**
 * The setting of Darga and Boyapati (2006): at most n levels, and two entries in a directory; that makes 2ⁿ − 1 inodes. There is one
 * name more than a directory can hold.
 */

import { array, check, constant, int, oneOf, tree } from 'glassbox';
import { FileSystem, Inode, NOWHERE } from './file-system.js';

const DEGREE = 2;

check(FileSystem, (n) => {
  const count = 2 ** n - 1;
  const inode = int(0, count - 1);
  const name = int(0, DEGREE);
  return {
    scope: 2,
    state: {
      FileSystem: { inodes: array(tree(Inode, { count, optional: false }), { length: count }), levels: constant() },
      Inode: {
        kind: oneOf('free', 'file', 'directory'),
        parent: int(NOWHERE, count - 1),
        depth: int(0, n - 1),
        names: array(int(NOWHERE, DEGREE), { length: DEGREE }),
        entries: array(int(NOWHERE, count - 1), { length: DEGREE }),
      },
    },
    initial: () => new FileSystem(count, DEGREE, n),
    operations: {
      lookup: [inode, name],
      create: [inode, name],
      unlink: [inode, name],
      mkdir: [inode, name],
      rmdir: [inode, name],
    },
  };
});

/** splaytree: a self-adjusting search tree that moves what was asked for to the root, as an ECMAScript module. */

import Tree from 'splaytree';
import { runSplayTree } from './splaytree-script.cjs';

runSplayTree(Tree);

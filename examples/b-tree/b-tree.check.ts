/** Only that the nodes make a tree is said here; the array of children then makes all trees of at most n nodes. */

import { array, check, tree } from 'glassbox';
import { BTree, Node } from './b-tree.js';

const below = tree(Node, { optional: false });

check(BTree, { scope: 3, state: { BTree: { root: below }, Node: { children: array(below) } } });

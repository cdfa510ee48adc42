/** Nothing is said here: what a state is, what can be done to it and what holds are all in the code. */

import { check } from 'glassbox';
import { AvlTree } from './avl-tree.js';

check(AvlTree, { scope: 3 });

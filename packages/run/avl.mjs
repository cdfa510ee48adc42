/** avl: a height-balanced search tree with parent links, as an ECMAScript module. */

import { AVLTree } from 'avl';
import { runAvl } from './avl-script.cjs';

runAvl(AVLTree);

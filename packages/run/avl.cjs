/** avl: the same package by its CommonJS entry. */

'use strict';

const { AVLTree } = require('avl');
const { runAvl } = require('./avl-script.cjs');

runAvl(AVLTree);

/** splaytree: the same package by its CommonJS entry, a minified universal module. */

'use strict';

const Tree = require('splaytree');
const { runSplayTree } = require('./splaytree-script.cjs');

runSplayTree(Tree);

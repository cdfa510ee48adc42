/** data-structure-typed: the same package by its CommonJS entry. */

'use strict';

const structures = require('data-structure-typed');
const { runStructures } = require('./data-structure-typed-script.cjs');

runStructures(structures);

/** The table of language features, by topic: what docs/limits.md says about the language, and what its test holds it to. */

import type { Topic } from './feature.js';
import { classes } from './rows/classes.js';
import { data } from './rows/data.js';
import { expressions } from './rows/expressions.js';
import { functions } from './rows/functions.js';
import { programs } from './rows/programs.js';
import { statements } from './rows/statements.js';

export const languageTable: readonly Topic[] = [statements, expressions, functions, classes, ...data, programs];

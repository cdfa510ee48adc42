/** The entry for browsers and workers: the same core, with files in memory. */

export { memoryFiles } from './source/files.js';
export type { FileSystem } from './source/files.js';
export { runModule } from './program/run.js';
export type { RunEnvironment, RunResult } from './program/run.js';

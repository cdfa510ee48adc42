/** The entry for browsers and workers: the same core, with files in memory. */

export { memoryFiles } from './source/files.js';
export type { FileSystem } from './source/files.js';
export { runModule } from './program/run.js';
export type { RunEnvironment, RunResult } from './program/run.js';
export { checkModules } from './browser/check.js';
export type { CheckEnvironment, ModulesRequest } from './browser/check.js';
export { Refusal, type Diagnostic } from './base/diagnostic.js';
export { plainOptions, renderReport, type ReportOptions } from './report/index.js';
export type { Progress } from './pipeline/request.js';
export type * from './verdict/index.js';

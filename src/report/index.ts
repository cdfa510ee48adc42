/** The report room: reports as text. */
export { renderJson, renderReport } from './report.js';
export { renderLcov } from './coverage.js';
export { DEFAULT_WIDTH, plainOptions, type CoverageView, type ReportOptions } from './options.js';
export type { ReportPaint, Tone } from './paint.js';
export { showSeconds } from './numbers.js';
export { claimOf, titleOf, wordOf } from './verdicts.js';
export type { TestRunner } from './emit/dialect.js';
export { emitTest, type EmittedTest } from './emit/emit-test.js';
export type { Exported, ImportOptions } from './emit/imports.js';

/**
 * The entry for node: what specs import, and checking with files from the disk. `browser.ts` is the entry for everything
 * else. A spec that imports 'glassbox' in a program of its own should not wait for a compiler, so whatever needs the front end is
 * loaded when it is first called.
 */

export * from './spec/index.js';
export { defineConfig, type Config } from './spec/define-config.js';
export * from './verdict/index.js';
export * from './checker.js';
export type * from './pipeline/request.js';
export type { Stop } from './verdict/stop.js';
export type { RunFileOptions } from './node/tools.js';
export type { RunResult } from './program/run.js';

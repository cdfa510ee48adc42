/** The options of the command line as a config file has them. */

import type { Calls, EngineChoice } from '../base/names.js';

/** Each is what the option of the same name says on the command line, which comes first. */
export interface Config {
  /** Files, folders or patterns of spec files. */
  readonly files?: string | readonly string[];
  /** A number, `a..b` or `a..`. */
  readonly scope?: number | string;
  readonly engine?: EngineChoice;
  /** `20s`, `2m`, a number of seconds, or `none`; 30 seconds if it is left out. */
  readonly timeLimit?: string | number;
  /** `2gb`, `512mb`, or a number of megabytes. */
  readonly memoryLimit?: string | number;
  readonly workers?: number;
  readonly strict?: boolean;
  readonly trace?: boolean;
  /** True, or `fine`. */
  readonly coverage?: boolean | 'fine';
  readonly coverageLcov?: string;
  readonly slice?: boolean;
  readonly calls?: Calls;
  /** The folder for emitted tests; true: beside their specs. */
  readonly emitTest?: boolean | string;
  readonly testRunner?: 'vitest' | 'node';
  readonly only?: string;
}

/** Does nothing but tell an editor the type. */
export const defineConfig = (config: Config): Config => config;

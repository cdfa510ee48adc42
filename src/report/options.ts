/** What a report needs from outside: how to colour, how to show paths, where the text of files comes from. */

import type { RenderOptions } from '../base/code-frame.js';
import { plainPaint, type ReportPaint } from './paint.js';

/** Marked lines; and how often what is in them is needed. */
export type CoverageView = 'lines' | 'fine';

export interface ReportOptions extends Required<RenderOptions> {
  readonly paint: ReportPaint;
  /** The text of a file; undefined if it cannot be read. */
  readonly readFile: (path: string) => string | undefined;
  /** Drawings and tables keep within so many columns. */
  readonly width: number;
  /** How it is shown what contracts need; left out or null: not at all. */
  readonly coverage?: CoverageView | null;
}

export const DEFAULT_WIDTH = 100;

/** No colours and whole paths, for logs and pages. */
export const plainOptions = (readFile: ReportOptions['readFile']): ReportOptions => ({
  paint: plainPaint,
  showPath: (path) => path,
  readFile,
  width: DEFAULT_WIDTH,
});

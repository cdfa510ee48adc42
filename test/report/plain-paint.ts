/** A report without colours. */

import type { ReportPaint } from '../../src/report/index.js';

export const plainPaint: ReportPaint = {
  error: (text) => text,
  place: (text) => text,
  help: (text) => text,
  source: false,
  tone: (text) => text,
};

/** The engines by name. A new one is a line here. */

import type { EngineChoice } from '../base/names.js';
import { AutoEngine } from './auto.js';
import type { Engine, Inquiry } from './engine.js';
import { GlassEngine } from './glass.js';
import { RealEngine } from './real.js';

export interface EngineEntry {
  /** Whether it looks at every state inside the bounds, so that a sample of these can contradict it; or at what calls lead to. */
  readonly isExhaustive: boolean;
  /** Whether it runs the real code, which sees objects but not what closures and modules hold. */
  readonly isReal: boolean;
  open(inquiry: Inquiry): Engine;
}

export const engines: Readonly<Record<EngineChoice, EngineEntry>> = {
  auto: { isExhaustive: true, isReal: false, open: (inquiry) => new AutoEngine(inquiry) },
  glass: { isExhaustive: true, isReal: false, open: (inquiry) => new GlassEngine(inquiry) },
  enumerate: { isExhaustive: true, isReal: true, open: (inquiry) => new RealEngine(inquiry, 'enumerate') },
  blackbox: { isExhaustive: false, isReal: true, open: (inquiry) => new RealEngine(inquiry, 'blackbox') },
};

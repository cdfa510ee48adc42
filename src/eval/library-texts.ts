/**
 * The texts of the library: JavaScript of our own, lowered like any program. The files of `library` are linted, formatted and type-checked
 * like all others, but they are read by our own front end, in node and in browsers alike, so `npm run embed` makes texts of them.
 */

import type { SourceText } from '../base/span.js';
import { texts } from './library/texts.generated.js';

/** As they are: places in a text are places in its file. */
export const libraryTexts: readonly SourceText[] = Object.entries(texts).map(([path, text]) => ({ path, text }));

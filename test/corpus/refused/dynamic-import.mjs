// refused: dynamic-import
// Importing while running is refused.
import('./await.mjs');

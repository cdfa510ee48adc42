// refused: input-output
// Reading files is refused.
import { readFileSync } from 'node:fs';
readFileSync('x');

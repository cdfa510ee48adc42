/** `npm run embed`: writes the modules of `embeddings.ts`. */

import { writeFileSync } from 'node:fs';
import { embedded, repository } from './embeddings.js';

for (const [path, text] of embedded()) writeFileSync(`${repository}/${path}`, text);

/** `npm run docs`: writes the pages that are made from the code, and what the commands in the documentation print. */

import { readFileSync, writeFileSync } from 'node:fs';
import { generatePages, repository, runnablePages } from './pages.js';
import { refreshBlocks } from './runnable.js';

for (const [path, text] of await generatePages()) {
  writeFileSync(`${repository}/${path}`, text);
  console.log(path);
}
for (const path of runnablePages) {
  writeFileSync(`${repository}/${path}`, refreshBlocks(readFileSync(`${repository}/${path}`, 'utf8')));
  console.log(path);
}

/** Reads programs as JSON lines `{ format, text }` and writes for each what node's parser objects to, or null. Nothing is run. */

import { createInterface } from 'node:readline';
import { SourceTextModule, compileFunction } from 'node:vm';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

for await (const line of createInterface({ input: process.stdin })) {
  const { format, text } = JSON.parse(line);
  let objection = null;
  try {
    if (format === 'esm') new SourceTextModule(text);
    else compileFunction(text, PARAMETERS);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    objection = error.message;
  }
  console.log(JSON.stringify(objection));
}

import { readFileSync, readdirSync } from 'node:fs';
import { Bench } from './engines/target.js';
const bench = new Bench();
for (const name of readdirSync('test/fuzz/engine-findings')) {
  const [, code, spec] = readFileSync('test/fuzz/engine-findings/' + name, 'utf8').split(/^--- code.*\.ts\n/m);
  const j = await bench.judge({ code: code!, spec: spec! });
  console.log(name, '|', j.verdicts.join(', '), j.disagreement ?? '');
}
bench.close();

/** The languages whose soundness is measured, in the order of the published table. A new one is an entry here. */

import type { EngineName } from '../src/pipeline/request.js';

export interface LanguageBenchmark {
  readonly name: string;
  /** As the published table calls it. */
  readonly published: string;
  /** Below examples/languages; its spec has the same name. */
  readonly folder: string;
  readonly sizes: Readonly<Record<EngineName, readonly number[]>>;
  readonly setting: string;
}

export const languages: readonly LanguageBenchmark[] = [
  {
    name: 'Expression',
    published: 'Expression Language',
    folder: 'expressions',
    sizes: { glass: [2, 4, 13, 40, 121, 364, 1093], enumerate: [2, 3, 4], blackbox: [] },
    setting: 'as published, without final states',
  },
  {
    name: 'IMP',
    published: 'IMP',
    folder: 'imp',
    sizes: { glass: [2, 3, 4, 7, 15, 31, 63, 127], enumerate: [2, 3], blackbox: [] },
    setting: 'as published, without final states; if has one arm, and arithmetic is modulo n',
  },
  {
    name: 'FeatherweightJava',
    published: 'Featherweight Java',
    folder: 'featherweight-java',
    sizes: { glass: [2, 3, 4, 5, 8, 21], enumerate: [], blackbox: [] },
    setting: 'as published, without final states; call by value',
  },
  {
    name: 'MiniJava',
    published: 'Mini Java',
    folder: 'mini-java',
    sizes: { glass: [2, 3, 5, 8], enumerate: [], blackbox: [] },
    setting: 'as published, without final states; exactly four objects, and arithmetic is modulo n',
  },
  {
    name: 'OwnershipJava',
    published: 'Ownership Java',
    folder: 'ownership-java',
    sizes: { glass: [1, 2], enumerate: [], blackbox: [] },
    setting: 'as published, without final states; exactly four objects, and arithmetic is modulo n',
  },
];

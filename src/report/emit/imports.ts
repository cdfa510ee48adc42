/** The imports of an emitted test: one declaration for each module, of all that is needed from it. */

import { quoteLiteral } from '../values.js';
import type { Dialect } from './dialect.js';
import { Unwritable } from './values.js';

/** Where something can be imported from. */
export interface Exported {
  /** A file, or the name of a package. */
  readonly path: string;
  /** `default` or a name. */
  readonly name: string;
}

export interface ImportOptions {
  /** How the test imports a file: a path relative to the folder of the test. */
  readonly specifier: (path: string) => string;
  /** Where a class or function of this name is exported; null if nowhere. */
  readonly find: (name: string) => Exported | null;
}

export class Imports {
  /** Path → local name → name there. */
  private readonly modules = new Map<string, Map<string, string>>();

  constructor(
    private readonly options: ImportOptions,
    /** In which the test is written that imports them. */
    readonly dialect: Dialect,
  ) {}

  has(name: string): boolean {
    return this.options.find(name) !== null;
  }

  /** @returns the name to use; @throws Unwritable if no module exports it */
  add(name: string): string {
    const found = this.options.find(name);
    if (found === null) throw new Unwritable(`${name} is not exported by a module that the spec imports`);
    const names = this.modules.get(found.path) ?? new Map<string, string>();
    this.modules.set(found.path, names.set(name, found.name));
    return name;
  }

  lines(): readonly string[] {
    return [...this.modules]
      .map(([path, names]) => {
        const all = [...names].sort();
        const whole = all.filter(([, exported]) => exported === 'default').map(([local]) => local);
        const parts = all
          .filter(([, exported]) => exported !== 'default')
          .map(([local, exported]) => (local === exported ? local : `${exported} as ${local}`));
        const clause = [...whole, ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`])].join(', ');
        return `import ${clause} from ${quoteLiteral(this.options.specifier(path))};`;
      })
      .sort();
  }
}

/** How a first spec names what it speaks of: the classes it imports, from where, and the file that it is itself. */

import type { FileSystem } from '../../source/files.js';
import { exportsOf } from '../../source/outline.js';
import { packageScope } from '../../source/resolve/package-json.js';
import { directoryName } from '../../source/resolve/path.js';
import type { TypeReader } from '../../source/types/reader.js';
import type { Declared } from '../../source/types/type.js';

/** How a spec has the classes that it speaks of. */
export interface Naming {
  /** The class to check, and what people call it. */
  readonly subject: string;
  readonly name: string;
  /** Whether the spec stands beside the class, in the same language. */
  readonly isBeside: boolean;
  /** A call that makes an instance, where the constructor's parameters say nothing. */
  readonly making: string | null;
  /** How the spec writes another class; null if it cannot import it. */
  textOf(at: Declared): string | null;
  imports(mentioned: readonly Declared[]): readonly string[];
}

/** By names that files export: as the compiler knows them, or, for CommonJS, as the text says. */
export function inFile(files: FileSystem, reader: TypeReader, subject: Declared): Naming {
  const nameOf = (at: Declared): string | null =>
    reader.exportedName(at) ?? exportsOf(files, at.path).get(at.name) ?? null;
  return {
    subject: subject.name,
    name: subject.name,
    isBeside: true,
    making: null,
    textOf: (at) => (nameOf(at) === null ? null : at.name),
    imports: (mentioned) => {
      const byFile = new Map<string, string[]>();
      const lines: string[] = [];
      for (const at of mentioned) {
        const name = nameOf(at)!;
        const from = specifier(directoryName(subject.path), at.path);
        if (name === 'default') lines.push(`import ${at.name} from '${from}';`);
        else byFile.set(from, [...(byFile.get(from) ?? []), name === at.name ? name : `${name} as ${at.name}`]);
      }
      return [...[...byFile].map(([from, names]) => `import { ${names.sort().join(', ')} } from '${from}';`), ...lines];
    },
  };
}

/** Where the spec of a class belongs: beside it. In a package of CommonJS only `.mjs` is free to import. */
export function specPathOf(files: FileSystem, path: string): string {
  const isCommonJs = packageScope(path, files)?.type === 'commonjs';
  return path.replace(/\.([cm]?)([jt])sx?$/, (_, kind: string, language: string) => {
    const isModule = kind === 'm' || (language === 'j' && isCommonJs);
    return `.check.${isModule ? 'm' : ''}${language}s`;
  });
}

/** How a file in a folder imports another: `./tree-map.js` for `tree-map.ts`, as the compiler would write it. */
function specifier(directory: string, path: string): string {
  const from = directory.split('/').filter((part) => part !== '');
  const to = path.split('/').filter((part) => part !== '');
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  const up = from.length - common;
  const relative = [...new Array<string>(up).fill('..'), ...to.slice(common)].join('/');
  return (up === 0 ? `./${relative}` : relative).replace(/\.([cm]?)tsx?$/, '.$1js');
}

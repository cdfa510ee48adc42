/**
 * A class in place of another (`replace` of a check). Whoever imports the module of the one gets a *front* instead: a module that hands on
 * everything but the class, and for the class the other one. So it does not matter what the class is used for: whatever its name means, it
 * means the other. The evaluator and node are given the same text.
 */

export interface Replacement {
  readonly replaced: ExportedClass;
  readonly by: ExportedClass;
  /** What the module of the replaced class exports as its default, if that is something else. */
  readonly hasOtherDefault: boolean;
}

export interface ExportedClass {
  readonly name: string;
  /** Of the file, absolute. */
  readonly path: string;
  /** Under which names the file exports it. */
  readonly exports: readonly string[];
}

const FRONT = '?front';

/** What is loaded where the module at a path is asked for: its front, if a class of it is replaced. */
export function inFrontOf(path: string, replacements: readonly Replacement[]): string {
  return replacements.some(({ replaced }) => replaced.path === path) ? path + FRONT : path;
}

export function isFront(id: string): boolean {
  return id.endsWith(FRONT);
}

/** The text of a front. What it imports are paths of files. */
export function frontText(id: string, replacements: readonly Replacement[]): string {
  const path = id.slice(0, -FRONT.length);
  const here = replacements.filter(({ replaced }) => replaced.path === path);
  const lines = here.flatMap(({ replaced, by }) =>
    replaced.exports.map((name) => `export { ${by.exports[0]} as ${name} } from ${JSON.stringify(by.path)};`),
  );
  const hasDefault = here.every(({ hasOtherDefault }) => hasOtherDefault);
  return [
    `export * from ${JSON.stringify(path)};`,
    ...(hasDefault ? [`export { default } from ${JSON.stringify(path)};`] : []),
    ...lines,
  ].join('\n');
}

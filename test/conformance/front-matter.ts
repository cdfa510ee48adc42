/**
 * What a program of the official suite says of itself in its front matter, a small part of YAML between two marks: keys at the beginning
 * of lines, lists in one line or several, and one nested mapping.
 */

export interface FrontMatter {
  readonly flags: readonly string[];
  readonly includes: readonly string[];
  readonly features: readonly string[];
  readonly locale: readonly string[];
  /** The error that the program has to end with, before it runs or while it does; null: it has to end without one. */
  readonly negative: { readonly phase: 'early' | 'runtime'; readonly type: string } | null;
}

export function frontMatter(text: string): FrontMatter {
  const [, inside = ''] = /\/\*---([\s\S]*?)---\*\//.exec(text) ?? [];
  const lines = inside.replace(/\r\n?/g, '\n');
  const list = (key: string): string[] =>
    valueOf(lines, key)
      .split(/[\s[\],]+/)
      .filter((word) => word !== '' && word !== '-');
  const [, phase] = /phase:\s*(\w+)/.exec(valueOf(lines, 'negative')) ?? [];
  const [, type] = /type:\s*(\w+)/.exec(valueOf(lines, 'negative')) ?? [];
  return {
    flags: list('flags'),
    includes: list('includes'),
    features: list('features'),
    locale: list('locale'),
    negative: type === undefined ? null : { phase: phase === 'runtime' ? 'runtime' : 'early', type },
  };
}

/** The rest of the line of a key, and the lines after it that are further in or begin with a dash. */
function valueOf(lines: string, key: string): string {
  return new RegExp(`^${key}:(.*(?:\\n[ \\t-].*)*)`, 'm').exec(lines)?.[1] ?? '';
}

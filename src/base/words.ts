/** Lists of things in sentences: `a`; `a and b`; `a, b and c`. */
export function listed(words: readonly string[], and: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`;
}

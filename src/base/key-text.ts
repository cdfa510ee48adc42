/** The key of a record as source text has it: plainly, or as a text where it is no name, such as `'#size'`. */
export function keyText(name: string): string {
  if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return name;
  return name.includes("'") ? JSON.stringify(name) : `'${name}'`;
}

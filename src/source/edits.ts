/**
 * Text inserted into a program at places of its syntax tree. Nothing is removed and no line break is added, so every line
 * keeps its number.
 */

export class Edits {
  private readonly inserted: { readonly at: number; readonly text: string }[] = [];

  /** Of several at one place, the first asked for comes first: write openings before visiting children, closings after. */
  insert(at: number, text: string): void {
    this.inserted.push({ at, text });
  }

  apply(text: string): string {
    let result = '';
    let done = 0;
    for (const { at, text: added } of this.sorted()) {
      result += text.slice(done, at) + added;
      done = at;
    }
    return result + text.slice(done);
  }

  /** Where in the text as it was that stands which is at `place` after `apply`; what was inserted stands where it was put in. */
  origin(place: number): number {
    let added = 0;
    for (const { at, text } of this.sorted()) {
      if (at + added > place) break;
      added += text.length;
      if (at + added > place) return at;
    }
    return place - added;
  }

  private sorted(): readonly { readonly at: number; readonly text: string }[] {
    return [...this.inserted].sort((a, b) => a.at - b.at);
  }
}

/**
 * The part of `@babel/code-frame` that `code-frame.ts` uses; the package ships no types.
 */

declare module '@babel/code-frame' {
  export interface Location {
    readonly start: { readonly line: number; readonly column?: number };
    readonly end?: { readonly line: number; readonly column?: number };
  }

  export function codeFrameColumns(
    text: string,
    location: Location,
    options?: {
      readonly linesAbove?: number;
      readonly linesBelow?: number;
      readonly highlightCode?: boolean;
      readonly forceColor?: boolean;
      /** The line number of the first line of `text`, in which `location` counts too. */
      readonly startLine?: number;
    },
  ): string;
}

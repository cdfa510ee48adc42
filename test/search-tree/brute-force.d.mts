/** What the judge promises; it is plain JavaScript so that it shares nothing with Glassbox. */

export type TreeState = readonly ({ readonly key: number; readonly value: string } | null)[];
export function validStates(n: number, keys: readonly number[], values: readonly string[]): Generator<TreeState>;
export function allStates(n: number, keys: readonly number[], values: readonly string[]): Generator<TreeState>;
export function isValid(state: TreeState): boolean;

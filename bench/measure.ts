/** What a benchmark is, and how time is taken. */

/** Figures by unit, such as `instructions/s`. */
export type Figures = Readonly<Record<string, number>>;

export interface Benchmark {
  readonly name: string;
  readonly run: () => Figures | Promise<Figures>;
}

/** Processor seconds that an action takes, and what it returns; other work on the machine disturbs them less than the clock. */
export function timed<T>(action: () => T): { readonly seconds: number; readonly result: T } {
  const before = process.cpuUsage();
  const result = action();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

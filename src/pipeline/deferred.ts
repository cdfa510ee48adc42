/** A promise that somebody else keeps. */
export class Deferred<T> {
  readonly promise: Promise<T>;
  resolve!: (value: T) => void;
  reject!: (problem: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // whoever awaits it hears of the problem; nobody may
    this.promise.catch(() => undefined);
  }
}

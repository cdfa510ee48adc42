/** An array of which parts are plain arrays: what lists and queues with two ends are compared with. */

export class List extends Array {
  static get [Symbol.species]() {
    return Array;
  }
  clear() {
    this.length = 0;
  }
}

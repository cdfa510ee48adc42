/** What abstractions and modules are held against: the plainest code there is, with what JavaScript has. */

export class MapModel {
  readonly entries = new Map<number, string>();

  size(): number {
    return this.entries.size;
  }

  has(key: number): boolean {
    return this.entries.has(key);
  }

  get(key: number): string | undefined {
    return this.entries.get(key);
  }

  set(key: number, value: string): string | undefined {
    const before = this.entries.get(key);
    this.entries.set(key, value);
    return before;
  }

  delete(key: number): string | undefined {
    const before = this.entries.get(key);
    this.entries.delete(key);
    return before;
  }

  clear(): void {
    this.entries.clear();
  }

  content(): string {
    return JSON.stringify([...this.entries].sort());
  }
}

export class SetModel {
  readonly values = new Set<number>();

  size(): number {
    return this.values.size;
  }

  has(value: number): boolean {
    return this.values.has(value);
  }

  add(value: number): boolean {
    const isNew = !this.values.has(value);
    this.values.add(value);
    return isNew;
  }

  delete(value: number): boolean {
    return this.values.delete(value);
  }

  content(): string {
    return JSON.stringify([...this.values].sort());
  }
}

/** A list from which the first, the last, the least or any value can be taken. */
export class ListModel {
  constructor(readonly values: (number | string)[] = []) {}

  size(): number {
    return this.values.length;
  }

  at(place: number): number | string | undefined {
    return this.values[place];
  }

  addFirst(value: number): void {
    this.values.unshift(value);
  }

  addLast(value: number): void {
    this.values.push(value);
  }

  removeFirst(): number | string | undefined {
    return this.values.shift();
  }

  removeLast(): number | string | undefined {
    return this.values.pop();
  }

  content(): string {
    return JSON.stringify(this.values);
  }
}

/** The same without an order. */
export class BagModel extends ListModel {
  add(value: number): void {
    this.values.push(value);
  }

  count(value: number): number {
    return this.values.filter((one) => one === value).length;
  }

  delete(value: number): boolean {
    const index = this.values.indexOf(value);
    if (index >= 0) this.values.splice(index, 1);
    return index >= 0;
  }

  peek(): number | string | undefined {
    return [...this.values].sort()[0];
  }

  removeLeast(): number | string | undefined {
    const least = this.peek();
    if (least !== undefined) this.delete(least as number);
    return least;
  }

  override content(): string {
    return JSON.stringify([...this.values].sort());
  }
}

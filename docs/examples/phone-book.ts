/** A phone book as a linked list, the latest entry first. */

export class Entry {
  constructor(
    readonly name: string,
    readonly number: number,
    public next: Entry | null,
  ) {}
}

export class PhoneBook {
  head: Entry | null = null;

  add(name: string, number: number): void {
    this.remove(name);
    this.head = new Entry(name, number, this.head);
  }

  numberOf(name: string): number | undefined {
    for (let entry = this.head; entry !== null; entry = entry.next) if (entry.name === name) return entry.number;
    return undefined;
  }

  remove(name: string): void {
    while (this.head?.name === name) this.head = this.head.next;
    for (let entry = this.head; entry !== null; entry = entry.next) {
      if (entry.next?.name === name) entry.next = null;
    }
  }

  repOk(): boolean {
    const names = new Set<string>();
    for (let entry = this.head; entry !== null; entry = entry.next) {
      if (names.has(entry.name)) return false;
      names.add(entry.name);
    }
    return true;
  }
}

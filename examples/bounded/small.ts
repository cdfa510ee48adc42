/**
 * Small programs that keep their contracts within bounds, and in which something is wrong or superfluous all the same. They are the examples on
 * which Dennis (2009, chapters 1 and 4) shows what coverage tells, in code of our own.
 */

import { assume } from 'glassbox';

export class Pair {
  constructor(
    public x: number,
    public y: number,
  ) {}
}

/** The contract asks only for x. */
export function swap(pair: Pair): void {
  pair.x = pair.y;
  pair.y = pair.x;
}

export class Member {
  id = 0;
}

export class Club {
  members: Member[] = [];

  /** The number is to be new, but is compared when the member has it: nobody is ever let in. */
  join(member: Member, id: number): void {
    this.members.push(member);
    assume((member.id = id) !== member.id);
  }
}

/** The exponent never changes. */
export function cube(n: number): number {
  const exponent = 3;
  let result = 1;
  while (exponent > 0) {
    result = result * n;
  }
  return result;
}

export class Cache {
  entries = new Map<number, number>();

  /** A full cache forgets something, and does not remember what it is given. */
  put(key: number, value: number): void {
    if (this.entries.size < 10) {
      this.entries.set(key, value);
    } else {
      this.entries.delete([...this.entries.keys()][0]!);
    }
  }
}

export class Link {
  next: Link | null = null;
}

export class Chain {
  head: Link | null = null;
  log = false;

  length(): number {
    this.log = true;
    let length = 0;
    let link = this.head;
    while (link !== null) {
      length = length + 1;
      link = link.next;
    }
    return length;
  }
}

export class Address {}

export class Account {
  address: Address | null = null;
  id = 0;
}

export class Register {
  accounts: Account[] = [];
  /** The number of no account. */
  unused = 0;

  /** What is returned for an address that is known the contract does not say. */
  register(address: Address): Account | null {
    if (this.accounts.some((one) => one.address === address)) {
      return null;
    }
    const account = new Account();
    account.address = address;
    account.id = this.unused;
    return account;
  }
}

export class Value {
  next: Value = this;
  prev: Value = this;
}

/** A ring of values, of which the head is the first. */
export class Ring {
  head: Value | null = null;
  size = 0;

  /** From the nearer end. */
  get(index: number): Value {
    if (index < 0 || index >= this.size) throw new RangeError('no such value');
    let value = this.head!;
    if (index < this.size >> 1) {
      for (let i = 0; i < index; i++) {
        value = value.next;
      }
    } else {
      value = value.prev;
      for (let i = this.size - 1; i > index; i--) {
        value = value.prev;
      }
    }
    return value;
  }
}

/** Who is invited, in the order of invitation, and who comes how often. */

export class Guest {
  constructor(
    readonly name: string,
    public seats: number,
    public next: Guest | null,
  ) {}
}

export class GuestList {
  head: Guest | null = null;

  invite(name: string, seats: number): void {
    const guest = this.find(name);
    if (guest === null) this.head = new Guest(name, seats, this.head);
    else guest.seats = seats;
  }

  seatsOf(name: string): number {
    return this.find(name)?.seats ?? 0;
  }

  private find(name: string): Guest | null {
    for (let guest = this.head; guest !== null; guest = guest.next) if (guest.name === name) return guest;
    return null;
  }

  /** The order does not count. */
  equalTo(other: GuestList): boolean {
    return this.isWithin(other) && other.isWithin(this);
  }

  private isWithin(other: GuestList): boolean {
    for (let guest = this.head; guest !== null; guest = guest.next)
      if (other.find(guest.name)?.seats !== guest.seats) return false;
    return true;
  }

  /** Nobody is invited twice. */
  repOk(): boolean {
    for (let one = this.head; one !== null; one = one.next)
      for (let other = one.next; other !== null; other = other.next) if (one.name === other.name) return false;
    return true;
  }
}

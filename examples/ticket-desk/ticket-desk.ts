/**
 * A desk for tickets as a reducer: tickets stand in a map by their number, and what a ticket or the desk does not have is left out of it.
 * Maps and records are never changed; the next desk has new ones.
 */

export type Person = 'ann' | 'ben';

export interface Ticket {
  readonly status: 'open' | 'assigned' | 'closed';
  /** Who works on it, while it is assigned. */
  readonly assignee?: Person;
  /** The number of another ticket, if it was closed because of that. */
  readonly duplicateOf?: number;
}

export interface Desk {
  readonly tickets: ReadonlyMap<number, Ticket>;
  /** The number of the next ticket. */
  readonly next: number;
  /** The number of the ticket that is shown. */
  readonly shown?: number;
}

export interface Opening {
  readonly type: 'open';
}

export interface Assignment {
  readonly type: 'assign';
  readonly ticket: number;
  /** Nobody, if left out. */
  readonly person?: Person;
}

export interface Closing {
  readonly type: 'close';
  readonly ticket: number;
  readonly duplicateOf?: number;
}

export interface Showing {
  readonly type: 'show';
  readonly ticket: number;
}

export interface Hiding {
  readonly type: 'hide';
}

export interface Deletion {
  readonly type: 'delete';
  readonly ticket: number;
}

export type Action = Opening | Assignment | Closing | Showing | Hiding | Deletion;

export const emptyDesk: Desk = { tickets: new Map(), next: 0 };

export function reduce(desk: Desk, action: Action): Desk {
  switch (action.type) {
    case 'open': {
      const { next } = desk;
      return { tickets: withTicket(desk, next, { status: 'open' }), next: next + 1, shown: next };
    }
    case 'assign': {
      const { ticket, person } = action;
      if (!desk.tickets.has(ticket)) return desk;
      const changed: Ticket = person === undefined ? { status: 'open' } : { status: 'assigned', assignee: person };
      return { ...desk, tickets: withTicket(desk, ticket, changed) };
    }
    case 'close': {
      const { ticket, duplicateOf } = action;
      if (!desk.tickets.has(ticket)) return desk;
      if (duplicateOf === undefined) return { ...desk, tickets: withTicket(desk, ticket, { status: 'closed' }) };
      if (duplicateOf === ticket || !desk.tickets.has(duplicateOf)) return desk;
      return { ...desk, tickets: withTicket(desk, ticket, { status: 'closed', duplicateOf }) };
    }
    case 'show':
      return desk.tickets.has(action.ticket) ? { ...desk, shown: action.ticket } : desk;
    case 'hide': {
      const { shown: _, ...rest } = desk;
      return rest;
    }
    case 'delete':
      return withoutTicket(desk, action.ticket);
  }
}

function withTicket({ tickets }: Desk, number: number, ticket: Ticket): ReadonlyMap<number, Ticket> {
  return new Map(tickets).set(number, ticket);
}

/** Nobody is left with the number of a ticket that is gone. */
function withoutTicket({ tickets, next, shown }: Desk, number: number): Desk {
  const others = new Map<number, Ticket>();
  for (const [other, ticket] of tickets) {
    if (other !== number) others.set(other, ticket.duplicateOf === number ? { status: ticket.status } : ticket);
  }
  return { tickets: others, next, ...(shown === undefined || shown === number ? {} : { shown }) };
}

export function isValid({ tickets, next, shown }: Desk): boolean {
  for (const [number, { status, assignee, duplicateOf }] of tickets) {
    if (number >= next || (status === 'assigned') !== (assignee !== undefined)) return false;
    if (duplicateOf === undefined) continue;
    if (status !== 'closed' || duplicateOf === number || !tickets.has(duplicateOf)) return false;
  }
  return shown === undefined || tickets.has(shown);
}

/** Ways to get a reducer with a map and optional fields wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'ticket-desk.ts', spec: 'ticket-desk.check.ts', operation: 'reduce' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'a ticket that is taken from a person keeps its status',
    find: "person === undefined ? { status: 'open' } :",
    replace: "person === undefined ? { status: 'assigned' } :",
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'a ticket is closed as a duplicate of itself',
    find: 'duplicateOf === ticket || ',
    replace: '',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'a ticket that was deleted is still shown',
    find: 'shown === undefined || shown === number',
    replace: 'shown === undefined',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'duplicates of a deleted ticket still name it',
    find: 'ticket.duplicateOf === number ? { status: ticket.status } : ticket',
    replace: 'ticket',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'closing assumes that the ticket is there',
    find: "if (!desk.tickets.has(ticket)) return desk;\n      if (duplicateOf === undefined) return { ...desk, tickets: withTicket(desk, ticket, { status: 'closed' }) };",
    replace:
      "const { status: _, assignee: __, ...rest } = desk.tickets.get(ticket)!;\n      if (duplicateOf === undefined) return { ...desk, tickets: withTicket(desk, ticket, { ...rest, status: 'closed' }) };",
    violation: 'exception',
    scope: 1,
  },
];

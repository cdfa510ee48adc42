import { commutes, int, oneOf, tree } from 'glassbox';
import { Guest, GuestList } from './guest-list.js';

const name = oneOf('ann', 'bob', 'cy');
const seats = int(1, 2);

commutes(GuestList, {
  scope: 3,
  state: { GuestList: { head: tree(Guest) }, Guest: { name, seats, next: tree(Guest) } },
  operations: { invite: [name, seats], seatsOf: [name] },
  pairs: [
    ['invite', 'invite'],
    ['invite', 'invite', { 'names differ': (_list, [one]: [string], [other]: [string]) => one !== other }],
    ['seatsOf', 'seatsOf'],
  ],
});

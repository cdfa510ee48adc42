import { int, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromChain } from 'glassbox/abstractions';
import { Entry, PhoneBook } from './phone-book.js';

const name = oneOf('ann', 'bob', 'cy');
const number = int(0, 1);

refines(PhoneBook, AbstractMap<string, number>, {
  scope: 3,
  state: { PhoneBook: { head: tree(Entry) }, Entry: { name, number, next: tree(Entry) } },
  abstraction: (book) =>
    new AbstractMap(
      fromChain(
        book.head,
        (entry) => entry.next,
        (entry) => ({ key: entry.name, value: entry.number }),
      ),
    ),
  operations: { add: [name, number], numberOf: [name], remove: [name] },
  names: { add: 'set', numberOf: 'get', remove: 'delete' },
  observe: { add: () => undefined, remove: () => undefined },
  equality: false,
});

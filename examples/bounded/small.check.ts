/** Contracts of the small programs. All of them hold; what that rests on is told by `--coverage`. */

import { after, array, int, instances, isSame, map, verify } from 'glassbox';
import { Account, Cache, Chain, Club, Member, Register, Ring, cube, swap } from './small.js';
import type { Address, Link, Pair, Value } from './small.js';

verify(swap, {
  integers: int(0, 3),
  ensures: (_result: undefined, pair: Pair) => after(pair).x === pair.y,
});

verify(Club.prototype.join, (n) => ({
  arguments: [instances(Member), int(0, 3)],
  heap: { Club: { members: array(instances(Member), { maximum: n }) }, Member: { id: int(0, 3) } },
  ensures: (club: Club) =>
    club.members.every((one) => club.members.every((other) => one === other || one.id !== other.id)),
}));

verify(cube, {
  integers: int(-2, 2),
  unroll: 2,
  deepen: false,
  ensures: (result: number, n: number) => result === n * n * n,
});

verify(Cache.prototype.put, (n) => ({
  arguments: [int(0, 9), int(0, 3)],
  heap: { Cache: { entries: map(int(0, 9), int(0, 3), { maximum: n }) } },
  ensures: (cache: Cache, _old: Cache, _result: undefined, key: number, value: number) =>
    cache.entries.size <= 10 && cache.entries.get(key) === value,
}));

function linksOf(chain: Chain): readonly Link[] | null {
  const seen: Link[] = [];
  for (let link = chain.head; link !== null; link = link.next) {
    if (seen.includes(link)) return null;
    seen.push(link);
  }
  return seen;
}

verify(Chain.prototype.length, {
  scope: 2,
  unroll: 2,
  requires: (chain: Chain) => linksOf(chain) !== null,
  ensures: (_chain: Chain, old: Chain, result: number) => result === linksOf(old)!.length,
});

verify(Register.prototype.register, (n) => ({
  invariant: ({ accounts, unused }: Register) => accounts.every((one) => one.id !== unused),
  heap: { Register: { accounts: array(instances(Account), { maximum: n }) }, Account: { id: int(0, 3) } },
  ensures: (_register: Register, old: Register, result: Account | null, address: Address) =>
    old.accounts.some((one) => isSame(one.address, address)) ||
    (isSame(result!.address, address) && old.accounts.every((one) => one.id !== result!.id)),
}));

/** The values of a ring, from the head on; null if it is no ring of as many as it says. */
function valuesOf({ head, size }: Ring): readonly Value[] | null {
  if (head === null) return size === 0 ? [] : null;
  const values: Value[] = [];
  for (let value = head; ; value = value.next) {
    if (value.next.prev !== value || values.length >= size) return null;
    values.push(value);
    if (value.next === head) break;
  }
  return values.length === size ? values : null;
}

verify(Ring.prototype.get, (n) => ({
  unroll: 1,
  arguments: [int(-8, 7)],
  heap: { Ring: { size: int(0, n) } },
  invariant: (ring: Ring) => valuesOf(ring) !== null,
  ensures: (_ring: Ring, old: Ring, result: Value, index: number) => isSame(result, valuesOf(old)![index]!),
  throws: { RangeError: (old: Ring, index: number) => index < 0 || index >= old.size },
}));

import { array, int, verify } from 'glassbox';
import { Version, compare, firstNotBelow } from './releases.js';

verify(compare, {
  integers: int(0, 9),
  ensures: (result: number, a: Version, b: Version) =>
    Math.sign(result) === -Math.sign(compare(b, a)) && (result === 0) === a.equals(b),
  modifies: [],
});

verify(firstNotBelow, (n) => ({
  arguments: [array(int(0, 9), { maximum: n }), int(0, 9)],
  requires: (list: number[]) => list.every((value, i) => i === 0 || list[i - 1]! <= value),
  ensures: (index: number, list: number[], wanted: number) =>
    list.every((value, i) => (i < index ? value < wanted : value >= wanted)),
  modifies: [],
}));

verify(Version.prototype.equals, {
  integers: int(0, 9),
  ensures: (self: Version, _old: Version, result: boolean, other: Version | null) =>
    result === (other !== null && compare(self, other) === 0),
  modifies: [],
});

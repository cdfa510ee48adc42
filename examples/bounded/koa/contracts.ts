/** What callers of the tally may rely on. */

import { contract, int, isSame } from 'glassbox';
import { bounded, initialVotes, referenceOf, shortened } from './helpers.js';
import {
  Candidate,
  CandidateList,
  District,
  DECRYPTED_VOTES,
  KiesKring,
  type KiesLijst,
  SLOTS,
  VoteSet,
} from './tally.js';

export const isSlot = (number: number): boolean => number >= 0 && number < SLOTS;

contract(shortened, { ensures: (result: string, name: string) => result === name });
contract(initialVotes, { ensures: (result: number) => result === 0 });
contract(referenceOf, { ensures: (result: number, reference: number) => result === reference });
contract(bounded, {
  ensures: (result: number, text: string) => (result === -1 ? !isSlot(Number(text)) : result === Number(text)),
  returns: int(-1, 2),
});

contract(District.prototype.equals, {
  ensures: (self: District, _old: District, result: boolean, other: District) =>
    result === (self.number === other.number && self.name === other.name),
});
contract(KiesKring.prototype.renumber, {
  modifies: ['this.number'],
  ensures: (self: KiesKring, _old: KiesKring, _result: undefined, number: number) => self.number === number,
});
contract(KiesKring.prototype.hasDistrict, {
  requires: (_self: KiesKring, district: District) => isSlot(district.number),
  ensures: (self: KiesKring, _old: KiesKring, result: boolean, { number, name }: District) =>
    result === (self.districts[number]?.number === number && self.districts[number]?.name === name),
});
contract(KiesKring.prototype.addDistrict, {
  requires: (_self: KiesKring, district: District) => isSlot(district.number),
  modifies: ['this.districts', 'this.districtCount'],
  ensures: (self: KiesKring, _old: KiesKring, _result: boolean, { number, name }: District) =>
    self.districts[number]?.name === name,
});
contract(KiesKring.prototype.addKiesLijst, {
  requires: (_self: KiesKring, list: KiesLijst) => isSlot(list.number),
  modifies: ['this.lists', 'this.listCount'],
  ensures: (self: KiesKring, _old: KiesKring, _result: boolean, list: KiesLijst) => self.lists[list.number] === list,
});
contract(Candidate.prototype.incrementVoteCount, {
  requires: (self: Candidate) => self.voteCount < DECRYPTED_VOTES,
  modifies: ['this.voteCount'],
  ensures: (self: Candidate, old: Candidate) => self.voteCount === old.voteCount + 1,
});
contract(CandidateList.prototype.candidateOf, {
  ensures: (self: CandidateList, _old: CandidateList, result: Candidate | null, code: number) =>
    result === (self.candidates[code] ?? null),
});
contract(VoteSet.prototype.addVote, {
  requires: (self: VoteSet, code: number) => mayVote(self, code),
  modifies: ['Candidate.voteCount'],
  ensures: (self: VoteSet, old: VoteSet, _result: boolean, code: number) =>
    votes(self, code) === votes(old, code) + (hasCandidate(self, code) ? 1 : 0) &&
    isSame(self.candidateList, old.candidateList),
});

export function hasCandidate({ candidateList }: VoteSet, code: number): boolean {
  return (candidateList.candidates[code] ?? null) !== null;
}

export function votes({ candidateList }: VoteSet, code: number): number {
  return candidateList.candidates[code]?.voteCount ?? 0;
}

/** There is a vote left for the candidate, if there is one. */
export function mayVote(set: VoteSet, code: number): boolean {
  return votes(set, code) < DECRYPTED_VOTES;
}

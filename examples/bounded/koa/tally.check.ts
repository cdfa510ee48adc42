/** The contracts of the vote tally. Calls are what their contracts allow. */

import { array, instances, int, nullable, oneOf, verify } from 'glassbox';
import { hasCandidate, isSlot, mayVote, votes } from './contracts.js';
import {
  AuditLog,
  Candidate,
  CandidateList,
  CandidateListMetadata,
  District,
  KiesKring,
  KiesLijst,
  SLOTS,
  type TimeStamp,
  VoteSet,
} from './tally.js';

const slots = (class_: Parameters<typeof instances>[0]) => array(nullable(instances(class_)), { length: SLOTS });
const common = {
  scope: 2,
  unroll: 3,
  integers: int(-4, 3),
  calls: 'contracts' as const,
  heap: {
    KiesKring: {
      districts: slots(District),
      lists: slots(KiesLijst),
      districtCount: int(0, SLOTS),
      listCount: int(0, SLOTS),
    },
    KiesLijst: { candidates: slots(Candidate), candidateCount: int(0, SLOTS) },
    CandidateList: { kieskringen: slots(KiesKring), candidates: slots(Candidate) },
  },
};

verify(District.prototype.equals, {
  ...common,
  name: 'District.equals',
  ensures: (self: District, _old: District, result: boolean, other: District) =>
    result === (self.number === other.number && self.name === other.name),
  modifies: [],
});

verify(KiesKring, {
  ...common,
  name: 'KiesKring.init',
  ensures: (result: KiesKring, number: number, name: string) => result.number === number && result.name === name,
});
verify(KiesKring.make, {
  ...common,
  name: 'KiesKring.make',
  ensures: (result: KiesKring, number: number) => result.number === number,
});
verify(KiesKring.prototype.hasDistrict, {
  ...common,
  name: 'KiesKring.hasDistrict',
  requires: (_self: KiesKring, district: District) => isSlot(district.number),
  ensures: (self: KiesKring, _old: KiesKring, result: boolean, { number, name }: District) =>
    result === (self.districts[number]?.name === name),
  modifies: [],
});
verify(KiesKring.prototype.addDistrict, {
  ...common,
  name: 'KiesKring.addDistrict',
  requires: (_self: KiesKring, district: District) => isSlot(district.number),
  ensures: (self: KiesKring, _old: KiesKring, _result: boolean, { number, name }: District) =>
    self.districts[number]?.name === name,
  modifies: ['this.districts', 'this.districtCount'],
});
verify(KiesKring.prototype.addKiesLijst, {
  ...common,
  name: 'KiesKring.addKiesLijst',
  requires: (_self: KiesKring, list: KiesLijst) => isSlot(list.number),
  ensures: (self: KiesKring, _old: KiesKring, _result: boolean, list: KiesLijst) => self.lists[list.number] === list,
  modifies: ['this.lists', 'this.listCount'],
});
verify(KiesKring.prototype.clear, {
  ...common,
  name: 'KiesKring.clear',
  ensures: (self: KiesKring) => self.lists.every((list) => list === null || list.kieskring !== self),
  modifies: ['this.lists', 'this.listCount'],
});
verify(KiesKring.prototype.compareTo, {
  ...common,
  name: 'KiesKring.compareTo',
  arguments: [instances(KiesKring)],
  ensures: (self: KiesKring, _old: KiesKring, result: number, other: KiesKring) =>
    result < 0 === self.number < other.number,
  modifies: [],
});

verify(KiesLijst.make, {
  ...common,
  name: 'KiesLijst.make',
  ensures: (result: KiesLijst, number: number, name: string, kieskring: KiesKring) =>
    result.number === number && result.name === name && result.kieskring.number === kieskring.number,
});
verify(KiesLijst.prototype.addCandidate, {
  ...common,
  name: 'KiesLijst.addCandidate',
  requires: (_self: KiesLijst, candidate: Candidate) => isSlot(candidate.code),
  ensures: (self: KiesLijst, old: KiesLijst, result: boolean) =>
    self.candidateCount === old.candidateCount + (result ? 1 : 0),
});
verify(KiesLijst.prototype.clear, {
  ...common,
  name: 'KiesLijst.clear',
  ensures: (self: KiesLijst) => self.candidates.every((one) => one === null || one.list !== self),
});
verify(KiesLijst.prototype.compareTo, {
  ...common,
  name: 'KiesLijst.compareTo',
  arguments: [instances(KiesLijst)],
  ensures: (self: KiesLijst, _old: KiesLijst, result: number, other: KiesLijst) =>
    result < 0 === self.number < other.number,
  modifies: [],
});

verify(Candidate, {
  ...common,
  name: 'Candidate.init',
  ensures: (result: Candidate, code: number, name: string) =>
    result.code === code && result.name === name && result.voteCount === 0,
});
verify(Candidate.prototype.incrementVoteCount, {
  ...common,
  name: 'Candidate.incrementVoteCount',
  ensures: (self: Candidate, old: Candidate) => self.voteCount === old.voteCount + 1,
  modifies: ['this.voteCount'],
});

verify(CandidateListMetadata, {
  ...common,
  name: 'CandidateListMetadata.init',
  ensures: (result: CandidateListMetadata, reference: number, count: number) =>
    result.reference === reference && result.count === count,
});

verify(CandidateList, {
  ...common,
  name: 'CandidateList.init',
  ensures: (result: CandidateList) => result.kieskringen.every((one) => one === null),
});
verify(CandidateList.prototype.addDistrict, {
  ...common,
  name: 'CandidateList.addDistrict',
  requires: (self: CandidateList, kieskring: number, district: District) =>
    isSlot(kieskring) && isSlot(district.number) && self.kieskringen.every((one) => one === null || one.repOk()),
  ensures: (self: CandidateList, _old: CandidateList, _result: boolean, kieskring: number, district: District) =>
    (self.kieskringen[kieskring]?.districts[district.number]?.name ?? district.name) === district.name,
  modifies: ['KiesKring.districts', 'KiesKring.districtCount'],
});
verify(CandidateList.prototype.addKiesLijst, {
  ...common,
  name: 'CandidateList.addKiesLijst',
  requires: (self: CandidateList, kieskring: number, list: KiesLijst) =>
    isSlot(list.number) && isSlot(kieskring) && self.kieskringen[kieskring]?.repOk() === true,
  ensures: (self: CandidateList, _old: CandidateList, _result: boolean, kieskring: number, list: KiesLijst) =>
    self.kieskringen[kieskring]!.lists[list.number] === list,
});
verify(CandidateList.prototype.candidateOf, {
  ...common,
  name: 'CandidateList.candidateOf',
  ensures: (self: CandidateList, _old: CandidateList, result: Candidate | null, code: number) =>
    result === (isSlot(code) ? self.candidates[code]! : null),
  modifies: [],
});

verify(VoteSet.prototype.addVote, {
  ...common,
  name: 'VoteSet.addVote(int)',
  requires: (self: VoteSet, code: number) => mayVote(self, code),
  ensures: (self: VoteSet, old: VoteSet, _result: boolean, code: number) =>
    votes(self, code) === votes(old, code) + (hasCandidate(self, code) ? 1 : 0),
  modifies: ['Candidate.voteCount'],
});
verify(VoteSet.prototype.addVoteFor, {
  ...common,
  name: 'VoteSet.addVote(string)',
  arguments: [oneOf('0', '1', '2', 'x')],
  requires: (self: VoteSet, text: string) => mayVote(self, Number(text)),
  ensures: (self: VoteSet, old: VoteSet, _result: boolean, text: string) =>
    votes(self, Number(text)) === votes(old, Number(text)) + (hasCandidate(self, Number(text)) ? 1 : 0),
});
verify(VoteSet.prototype.validateKiesKringNumber, {
  ...common,
  name: 'VoteSet.validateKiesKringNumber',
  ensures: (_self: VoteSet, _old: VoteSet, result: boolean, number: number) => result === isSlot(number),
  modifies: [],
});
verify(VoteSet.prototype.validateRedundantInfo, {
  ...common,
  name: 'VoteSet.validateRedundantInfo',
  ensures: (self: VoteSet, _old: VoteSet, result: boolean, code: number) => !result || hasCandidate(self, code),
  modifies: [],
});

verify(AuditLog.prototype.getCurrentTimeStamp, {
  ...common,
  name: 'AuditLog.getCurrentTimeStamp',
  ensures: (self: AuditLog, _old: AuditLog, result: TimeStamp) => result === self.stamp,
  modifies: [],
});

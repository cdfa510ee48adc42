/**
 * The nineteen defects that Dennis (2009, table 6.3) reports of a vote tally, planted in ours one at a time: mistakes in the code, contracts that
 * promise or allow too much (overspecification), and contracts of callees that promise too little (underspecification).
 */

export interface Defect {
  readonly method: string;
  readonly kind: 'bug' | 'over' | 'under';
  readonly file: 'tally.ts' | 'contracts.ts' | 'tally.check.ts';
  /** @invariant occurs exactly once in the file */
  readonly find: string;
  readonly replace: string;
}

const bug = (method: string, find: string, replace: string): Defect => ({
  method,
  kind: 'bug',
  file: 'tally.ts',
  find,
  replace,
});
const over = (method: string, find: string, replace: string): Defect => ({
  method,
  kind: 'over',
  file: 'tally.check.ts',
  find,
  replace,
});
const under = (method: string, find: string, replace: string): Defect => ({
  method,
  kind: 'under',
  file: 'contracts.ts',
  find,
  replace,
});

export const defects: readonly Defect[] = [
  // a district with the same number and another name is counted once more
  bug(
    'KiesKring.addDistrict',
    'if (this.districts[district.number] === null) this.districtCount += 1;',
    'this.districtCount += 1;',
  ),
  bug('KiesKring.addKiesLijst', 'if (held === null) this.listCount += 1;', 'this.listCount += 1;'),
  // copied from the other class
  bug(
    'KiesLijst.compareTo',
    'if (!(other instanceof KiesLijst)) return 1;',
    'if (!(other instanceof KiesKring)) return 1;',
  ),
  // what incrementVoteCount requires is not required
  over(
    'VoteSet.addVote(int)',
    'requires: (self: VoteSet, code: number) => mayVote(self, code),',
    'requires: () => true,',
  ),
  over(
    'VoteSet.addVote(string)',
    'requires: (self: VoteSet, text: string) => mayVote(self, Number(text)),',
    'requires: () => true,',
  ),
  over(
    'VoteSet.validateKiesKringNumber',
    'ensures: (_self: VoteSet, _old: VoteSet, result: boolean, number: number) => result === isSlot(number),',
    'ensures: (self: VoteSet, _old: VoteSet, result: boolean, number: number) => !result || !!self.candidateList.kieskringen[number],',
  ),
  over('VoteSet.validateRedundantInfo', '!result || hasCandidate(self, code),', 'result === hasCandidate(self, code),'),
  // only those are forgotten that belong there
  over('KiesLijst.clear', 'one === null || one.list !== self),', 'one === null),'),
  over('KiesKring.clear', 'list === null || list.kieskring !== self),', 'list === null),'),
  over(
    'KiesLijst.addCandidate',
    'requires: (_self: KiesLijst, candidate: Candidate) => isSlot(candidate.code),',
    'requires: () => true,',
  ),
  over('KiesLijst.make', 'result.kieskring.number === kieskring.number,', 'kieskring.lists.includes(result),'),
  over(
    'CandidateList.addKiesLijst',
    'isSlot(list.number) && isSlot(kieskring) && self.kieskringen[kieskring]?.repOk() === true,',
    'isSlot(list.number) && isSlot(kieskring) && self.kieskringen.length > 0,',
  ),
  over(
    'CandidateList.init',
    'result.kieskringen.every((one) => one === null),',
    'result.kieskringen.every((one) => one !== null),',
  ),
  // a new one is promised
  over('AuditLog.getCurrentTimeStamp', 'result === self.stamp,', 'result !== self.stamp,'),
  // of the name, only its length is promised
  under('KiesKring.init', 'result === name });', 'result.length <= name.length });'),
  under('KiesKring.make', 'number: number) => self.number === number,', 'number: number) => self.number <= number,'),
  under('Candidate.init', '(result: number) => result === 0 });', '(result: number) => result >= 0 });'),
  under(
    'CandidateList.addDistrict',
    'self.districts[number]?.name === name,',
    'self.districtCount > 0 && name.length + number >= 0,',
  ),
  under('CandidateListMetadata.init', 'result === reference });', 'result <= reference });'),
];

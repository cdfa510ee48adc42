/**
 * A vote tally, after the one that Dennis (2009, §6.2) verified: districts and lists of candidates by constituency (kieskring), and votes that are
 * counted for candidates. Data model and code are our own.
 */

import { bounded, initialVotes, referenceOf, shortened } from './helpers.js';

/** Districts, lists and candidates have numbers below this one. */
export const SLOTS = 3;

/** So many votes were decrypted, so nobody has more. */
export const DECRYPTED_VOTES = 3;

export class District {
  constructor(
    readonly number: number,
    readonly name: string,
  ) {}

  equals(other: District): boolean {
    return this.number === other.number && this.name === other.name;
  }
}

export class KiesKring {
  number: number;
  name: string;
  districts: (District | null)[] = [null, null, null];
  districtCount = 0;
  lists: (KiesLijst | null)[] = [null, null, null];
  listCount = 0;

  constructor(number: number, name: string) {
    this.number = number;
    this.name = shortened(name);
  }

  static make(number: number, name: string): KiesKring {
    const made = new KiesKring(0, name);
    made.renumber(number);
    return made;
  }

  repOk(): boolean {
    return (
      this.districtCount === this.districts.filter((one) => one !== null).length &&
      this.listCount === this.lists.filter((one) => one !== null).length &&
      this.districts.every((one, slot) => one === null || one.number === slot)
    );
  }

  renumber(number: number): void {
    this.number = number;
  }

  hasDistrict(district: District): boolean {
    const held = this.districts[district.number] ?? null;
    return held !== null && held.equals(district);
  }

  /** Whether something has changed. */
  addDistrict(district: District): boolean {
    if (this.hasDistrict(district)) return false;
    if (this.districts[district.number] === null) this.districtCount += 1;
    this.districts[district.number] = district;
    return true;
  }

  addKiesLijst(list: KiesLijst): boolean {
    const held = this.lists[list.number] ?? null;
    if (held === list) return false;
    if (held === null) this.listCount += 1;
    this.lists[list.number] = list;
    return true;
  }

  /** Forgets the lists that are for this constituency. */
  clear(): void {
    for (let slot = 0; slot < this.lists.length; slot += 1) {
      if (this.lists[slot]?.kieskring !== this) continue;
      this.lists[slot] = null;
      this.listCount -= 1;
    }
  }

  compareTo(other: unknown): number {
    if (!(other instanceof KiesKring)) return 1;
    return this.number - other.number;
  }
}

export class KiesLijst {
  candidates: (Candidate | null)[] = [null, null, null];
  candidateCount = 0;
  voteCount = 0;

  constructor(
    public number: number,
    public name: string,
    public kieskring: KiesKring,
  ) {}

  static make(number: number, name: string, kieskring: KiesKring): KiesLijst {
    return new KiesLijst(number, name, kieskring);
  }

  repOk(): boolean {
    return (
      this.candidates.length === SLOTS && this.candidateCount === this.candidates.filter((one) => one !== null).length
    );
  }

  addCandidate(candidate: Candidate): boolean {
    if ((this.candidates[candidate.code] ?? null) !== null) return false;
    this.candidates[candidate.code] = candidate;
    this.candidateCount += 1;
    return true;
  }

  /** Forgets the candidates of this list. */
  clear(): void {
    for (let slot = 0; slot < this.candidates.length; slot += 1) {
      if (this.candidates[slot]?.list !== this) continue;
      this.candidates[slot] = null;
      this.candidateCount -= 1;
    }
  }

  compareTo(other: unknown): number {
    if (!(other instanceof KiesLijst)) return 1;
    return this.number - other.number;
  }
}

export class Candidate {
  code: number;
  name: string;
  list: KiesLijst;
  voteCount: number;

  constructor(code: number, name: string, list: KiesLijst) {
    this.code = code;
    this.name = name;
    this.list = list;
    this.voteCount = initialVotes();
  }

  incrementVoteCount(): void {
    this.voteCount += 1;
  }
}

export class CandidateListMetadata {
  readonly reference: number;
  readonly count: number;

  constructor(reference: number, count: number) {
    this.reference = referenceOf(reference);
    this.count = count;
  }
}

export class CandidateList {
  kieskringen: (KiesKring | null)[] = [null, null, null];
  candidates: (Candidate | null)[] = [null, null, null];

  constructor(readonly metadata: CandidateListMetadata) {}

  /** Whether it is new in its constituency. */
  addDistrict(kieskring: number, district: District): boolean {
    const held = this.kieskringen[kieskring] ?? null;
    return held === null ? false : held.addDistrict(district);
  }

  addKiesLijst(kieskring: number, list: KiesLijst): boolean {
    return this.kieskringen[kieskring]!.addKiesLijst(list);
  }

  candidateOf(code: number): Candidate | null {
    return this.candidates[code] ?? null;
  }
}

export class VoteSet {
  constructor(readonly candidateList: CandidateList) {}

  addVote(code: number): boolean {
    const candidate = this.candidateList.candidateOf(code);
    if (candidate === null) return false;
    candidate.incrementVoteCount();
    return true;
  }

  addVoteFor(text: string): boolean {
    return this.addVote(bounded(text));
  }

  validateKiesKringNumber(number: number): boolean {
    return number >= 0 && number < SLOTS;
  }

  validateRedundantInfo(code: number, list: KiesLijst): boolean {
    const candidate = this.candidateList.candidateOf(code);
    return candidate !== null && candidate.list === list;
  }
}

export class TimeStamp {
  seconds = 0;
}

export class AuditLog {
  stamp = new TimeStamp();

  getCurrentTimeStamp(): TimeStamp {
    return this.stamp;
  }
}

/** The space room: what the rooms after it may use. */
export { finiteDomain, integerDomain } from './domain.js';
export type { Symbolic } from './domain.js';
export { copyObjects } from './copy.js';
export { emptyArrays, minimise } from './minimise.js';
export { keyOf, nameOfKey, slotOf } from './field.js';
export { SpaceBuilder } from './layout.js';
export { atomUnder, isType, momentUnder } from './moment.js';
export type { DecodedMoment } from './moment.js';
export { leadsTo, reachability, referencesOf } from './reach.js';
export type { Actuals, Holder, Maker, Resident, Space, SpaceCell } from './space.js';
export { survey } from './survey.js';
export { Bounding } from './within.js';
export type { IsFresh, Within } from './within.js';

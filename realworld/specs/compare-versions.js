/** The order of versions, as semver.org has it. */

import { conforms, oneOf } from 'glassbox';

function compare(a, b) {
  const [one, other] = [parsed(a), parsed(b)];
  for (const index of [0, 1, 2]) {
    const difference = one.numbers[index] - other.numbers[index];
    if (difference !== 0) return Math.sign(difference);
  }
  if (one.labels === null || other.labels === null) return Number(one.labels === null) - Number(other.labels === null);
  for (let index = 0; index < Math.max(one.labels.length, other.labels.length); index += 1) {
    const order = compareLabels(one.labels[index], other.labels[index]);
    if (order !== 0) return order;
  }
  return 0;
}

function parsed(version) {
  const [, numbers, labels] = /^v?([\d.]+)(?:-(.+))?$/.exec(version);
  const [major, minor = 0, patch = 0] = numbers.split('.').map(Number);
  return { numbers: [major, minor, patch], labels: labels === undefined ? null : labels.split('.') };
}

/** Fewer labels come first, then numbers by their value, then words. */
function compareLabels(a, b) {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  const [isNumber, isOther] = [a, b].map((label) => /^\d+$/.test(label));
  if (isNumber && isOther) return Math.sign(Number(a) - Number(b));
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const released = ['1.0.0', '1.0.1', '1.1.0', '1.10.0', '1.2.0', '2.0.0', '1', '1.0'];
const labelled = ['1.0.0-2', '1.0.0-10', '1.0.0-alpha', '1.0.0-alpha.2', '1.0.0-alpha.10', '1.0.0-beta'];
const prefixed = ['v1.0.0', 'v2.0.0', 'v1.0.0-alpha'];

export function ofVersions(compareVersions, versions) {
  const domain = oneOf(...versions);
  conforms(compareVersions, compare, { name: 'compareVersions', arguments: [domain, domain] });
}

export function ofPrereleases(compareVersions) {
  ofVersions(compareVersions, [...released, ...labelled]);
}

export function ofPrefixes(compareVersions) {
  ofVersions(compareVersions, [...released, ...labelled, ...prefixed]);
}

/** compare-versions: versions of all kinds, compared and tested against ranges by regular expressions. */

import { compare, compareVersions, satisfies, validate, validateStrict } from 'compare-versions';
import { attempt, generator } from './trace.cjs';

const random = generator(17);
const versions = [
  '1',
  '1.0',
  '1.0.0',
  '1.2.3',
  '1.2.3-alpha',
  '1.2.3-alpha.1',
  '1.2.3-alpha.beta',
  '1.2.3-beta.11',
  '1.2.3-rc.1+build.5',
  'v2.0.0',
  '2.0.0.1',
  '1.x',
  '1.2.*',
  '10.1.8',
  '9.9.9',
  '01.2.3',
  '',
  'latest',
  '1.2.3.4.5',
  '1.-2',
  '3.0.0-0',
  '0.0.1',
];
const ranges = [
  '^1.2.3',
  '~1.2.3',
  '>=1.0.0 <2.0.0',
  '1.0.0 - 2.0.0',
  '>1.0 || <0.5',
  '^0.0.1',
  '~1',
  '=1.2.3',
  '1.2.x',
  '^1.2.3-alpha',
];

for (const version of versions) attempt(version, () => [validate(version), validateStrict(version)]);
for (let round = 0; round < 250; round += 1) {
  const [a, b] = [random.pick(versions), random.pick(versions)];
  attempt(`${a} ${b}`, () => [compareVersions(a, b), compare(a, b, random.pick(['>', '>=', '=', '<', '<=', '!=']))]);
}
for (const range of ranges)
  for (const version of versions) attempt(`${version} in ${range}`, () => satisfies(version, range));
attempt('sorted', () => versions.filter(validate).sort(compareVersions));
attempt('operators', () => compare('1.0', '1.0', '=='));
attempt('no operator', () => compare('1.0', '1.0', 5));
attempt('no text', () => compareVersions(1, '1.0'));
attempt('nothing', () => satisfies('1.0.0'));

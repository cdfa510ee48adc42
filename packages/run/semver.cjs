/** semver: versions and ranges of npm, some fifty CommonJS modules and a page of regular expressions. */

'use strict';

const semver = require('semver');
const { attempt, generator, print } = require('./trace.cjs');

const versions = [
  '1.2.3',
  'v1.2.3',
  ' =1.2.3 ',
  '1.2.3-alpha',
  '1.2.3-alpha.1',
  '1.2.3-beta.2',
  '1.2.3-rc.1+build.7',
  '0.0.1',
  '0.1.0',
  '2.0.0',
  '10.20.30',
  '1.2',
  'a.b.c',
  '',
  '1.2.3.4',
  '99999999999999999999.0.0',
  '3.0.0-0',
  '01.2.3',
  '2.0.0-x.y.z',
  '1.2.4',
];
const ranges = [
  '^1.2.3',
  '~1.2.3',
  '>=1.2.3 <2.0.0',
  '1.x || >=2.5.0',
  '1.0.0 - 2.9999.9999',
  '*',
  '',
  '^0.0.1',
  '^0.1',
  '~1',
  'latest',
  '>1.2.3',
  '<=2.0.0-rc',
  '>=1.2.3-alpha',
  'x',
  '1.2.x',
  '^1.2.3-beta.2',
  '<0.0.0-0',
  '>=1.0.0 <1.0.0',
  '=1.2.3',
  '~> 1.2',
  '>= 1.2 < 3',
];

print(Object.keys(semver), semver.SEMVER_SPEC_VERSION, semver.RELEASE_TYPES);
for (const version of versions) {
  attempt(`version ${version}`, () => [
    semver.valid(version),
    semver.clean(version),
    semver.parse(version),
    semver.coerce(version)?.version,
    semver.prerelease(version),
    semver.valid(version, { loose: true }),
  ]);
  attempt(`parts ${version}`, () => [semver.major(version), semver.minor(version), semver.patch(version)]);
  for (const release of [...semver.RELEASE_TYPES, 'pre', 'none']) {
    attempt(`inc ${version} ${release}`, () => [
      semver.inc(version, release),
      semver.inc(version, release, 'dev', '1'),
    ]);
  }
}
for (const range of ranges) {
  attempt(`range ${range}`, () => [semver.validRange(range), semver.minVersion(range), semver.toComparators(range)], 2);
  attempt(`set ${range}`, () => new semver.Range(range, { includePrerelease: true }).format());
}
const random = generator(19);
for (let round = 0; round < 300; round += 1) {
  const [a, b] = [random.pick(versions), random.pick(versions)];
  const [one, two] = [random.pick(ranges), random.pick(ranges)];
  switch (random.integer(5)) {
    case 0:
      attempt(`compare ${a} ${b}`, () => [
        semver.compare(a, b),
        semver.rcompare(a, b),
        semver.compareBuild(a, b),
        semver.gt(a, b),
        semver.lte(a, b),
        semver.eq(a, b),
        semver.neq(a, b),
        semver.diff(a, b),
        semver.cmp(a, random.pick(['>', '===', '!=', '~']), b),
      ]);
      break;
    case 1:
      attempt(`satisfies ${a} ${one}`, () => [
        semver.satisfies(a, one),
        semver.satisfies(a, one, { includePrerelease: true }),
      ]);
      break;
    case 2:
      attempt(`outside ${a} ${one}`, () => [semver.gtr(a, one), semver.ltr(a, one), semver.outside(a, one, '>')]);
      break;
    case 3:
      attempt(`ranges ${one} ${two}`, () => [semver.intersects(one, two), semver.subset(one, two)]);
      break;
    case 4:
      attempt(`pick ${one}`, () => [
        semver.maxSatisfying(versions, one),
        semver.minSatisfying(versions, one),
        semver.simplifyRange(['1.2.3', '1.2.4', '2.0.0'], one),
      ]);
      break;
  }
}
attempt('sorted', () => semver.sort(versions.filter((version) => semver.valid(version))));
attempt('sorted backwards', () => semver.rsort(['1.0.0', '2.0.0', '1.0.0-a']));
attempt('no version', () => new semver.SemVer(5));
attempt('no comparator', () => new semver.Comparator('>=x'));
attempt('comparators', () => {
  const [a, b] = [new semver.Comparator('>=1.2.3'), new semver.Comparator('<2.0.0')];
  return [a.test('1.5.0'), b.test('2.0.0'), a.intersects(b), String(a), `${new semver.Range('^1 || 3')}`];
});

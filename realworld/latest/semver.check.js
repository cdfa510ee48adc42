/** semver: the order of versions as semver.org has it, and that it is one. */

import { ordering, oneOf } from 'glassbox';
import semver from 'semver';
import { ofVersions } from '../specs/compare-versions.js';

const versions = ['1.0.0', '1.0.1', '1.1.0', '1.10.0', '2.0.0', '1.0.0-2', '1.0.0-10', '1.0.0-alpha', '1.0.0-alpha.2'];

ofVersions(semver.compare, [...versions, '1.0.0-alpha.10', '1.0.0-alpha-2', '1.0.0-beta', 'v1.0.0']);
ordering(semver.compareBuild, { name: 'compareBuild', of: oneOf('1.0.0', '1.0.0+1', '1.0.0+a', '1.0.0-a+1') });

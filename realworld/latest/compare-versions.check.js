/** compare-versions: the order of versions as semver.org has it. */

import { compareVersions } from 'compare-versions';
import { ofPrefixes } from '../specs/compare-versions.js';

ofPrefixes(compareVersions);

/**
 * Prints `N passed, M failed` from the JSON report of the test runner, and fails unless everything passed.
 *
 *     node scripts/test-summary.js REPORT STATUS
 *
 * A test file that could not even be loaded has no tests to count, so it counts as one failure. STATUS is the
 * exit status of the runner: it may have failed for a reason that is not in the report, such as an error
 * outside any test; that must not look like success. A run without any test is no success either.
 */

import { readFileSync } from 'node:fs';

const [reportPath, status] = process.argv.slice(2);

/** @returns the parsed report, or an empty one if the runner died before writing it */
function readReport() {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

const report = readReport();
const unloaded = report.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
).length;
const passed = report.numPassedTests;
const failed = report.numFailedTests + unloaded;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = Number(status) !== 0 || failed > 0 || passed === 0 ? 1 : 0;

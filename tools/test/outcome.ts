import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, each with the beginning of its error. */
  failures?: string[];
}

export interface Outcome extends Counts {
  name: string;
  seconds: number;
  /** A remark, for instance that a runner exited without a report. */
  note?: string;
}

export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** A suite that could not be loaded counts as one failed test. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfSuite),
  };
}

function failuresOfSuite(suite: JestReport['testResults'][number]): string[] {
  const broken = suite.assertionResults.filter(({ status }) => status === 'failed');
  if (broken.length === 0 && suite.status === 'failed') {
    return [failure(suite.name, 'the suite', suite.message)];
  }
  return broken.map((test) => failure(suite.name, test.fullName, test.failureMessages?.[0]));
}

/** Characters of an error's message in the summary. */
const messageLength = 300;

/** One line about a failed test; colours are left out. */
function failure(file: string, title: string, message = ''): string {
  const line = stripVTControlCharacters(message).trim().replace(/\s+/g, ' ');
  return `${file}: ${title}: ${line.slice(0, messageLength) || 'no message'}`;
}

/** A test that passed only on retry counts as failed; an error outside tests is one failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport) {
  const reasons = new Set(suites.flatMap(skipReasons));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failedJourneys),
      ...errors.map(({ message }) => failure('e2e', 'outside the journeys', message)),
    ],
    ...(reasons.size > 0 && { note: [...reasons].join('; ') }),
  };
}

function failedJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const lines = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(file, title, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...lines, ...suites.flatMap(failedJourneys)];
}

function skipReasons({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const skipped = specs
    .flatMap((spec) => spec.tests.flatMap((test) => test.annotations))
    .filter(({ type }) => type === 'skip')
    .map(({ description }) => description ?? 'skipped without a reason');
  return [...skipped, ...suites.flatMap(skipReasons)];
}

/**
 * The corrected counts of a runner: one that exits with an error but reports no failure, or that
 * ran nothing, has failed.
 */
export function judge(
  counts: (Counts & { note?: string }) | undefined,
  exitCode: number,
): Counts & { note?: string } {
  if (!counts) return { ...failed, note: `ended with code ${exitCode} and without a report` };
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, note: `ended with code ${exitCode}` };
  }
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  return counts;
}

const words = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Maximum number of failures in the summary, because a broken stack fails all tests alike. */
const maxNamed = 20;

/** The names of the failed tests and the table of runners, with the total in its last line. */
export function summary(outcomes: readonly Outcome[]): string[] {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const lines = outcomes.map((outcome) => {
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    sum.skipped += outcome.skipped;
    const time = `${outcome.seconds.toFixed(1)} s`.padStart(9);
    const note = outcome.note ? `  (${outcome.note})` : '';
    return `  ${outcome.name.padEnd(11)}${words(outcome).padEnd(40)}${time}${note}`;
  });
  const unseen = sum.skipped > 0 ? [`${sum.skipped} skipped, each with its reason above`, ''] : [];
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const more = failures.length > maxNamed ? [`  and ${failures.length - maxNamed} more`] : [];
  const named = failures.slice(0, maxNamed).map((line) => `  ${line}`);
  const whatFailed = failures.length > 0 ? ['', 'Failed', ...named, ...more] : [];
  return [...whatFailed, '', 'Summary', ...lines, '', ...unseen, words({ ...sum, skipped: 0 })];
}

/** Counts of a runner. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome extends Counts {
  name: string;
  seconds: number;
  /** A remark, for instance that a runner ended without a report. */
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
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** A suite that could not be loaded counts as one failed test. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only on retry has failed; an error outside tests is one failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport) {
  const reasons = new Set(suites.flatMap(skipReasons));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    ...(reasons.size > 0 && { note: [...reasons].join('; ') }),
  };
}

/** The reasons of a suite's skipped tests. */
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

/** The table of runners, with the total in its last line. */
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
  return ['', 'Summary', ...lines, '', ...unseen, words({ ...sum, skipped: 0 })];
}

import { countJest, countPlaywright, judge, summary } from './outcome';

test('a suite that cannot be loaded and a test that passed only on retry have failed', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 2,
  };
  expect(countJest(jest)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const skip = { annotations: [{ type: 'skip', description: 'no caddy on the PATH' }] };
  const suites = [{ suites: [{ specs: [{ tests: [skip] }, { tests: [skip] }] }] }];
  expect(countPlaywright({ stats, errors: ['no stack'], suites })).toEqual({
    passed: 7,
    failed: 3,
    skipped: 2,
    note: 'no caddy on the PATH',
  });
});

test.each([
  ['without a report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ['without a report but with code 0', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  [
    'that crashed after its tests',
    { passed: 3, failed: 0, skipped: 0 },
    1,
    { passed: 3, failed: 1 },
  ],
  [
    'that ran nothing',
    { passed: 0, failed: 0, skipped: 4 },
    0,
    { passed: 0, failed: 1, skipped: 4 },
  ],
])('a runner %s has failed', (_, counts, exitCode, expected) => {
  expect(judge(counts, exitCode)).toMatchObject(expected);
});

test("a runner's counts are used if its exit code agrees", () => {
  const counts = { passed: 3, failed: 1, skipped: 1 };
  expect(judge(counts, 1)).toEqual(counts);
  expect(judge({ ...counts, failed: 0 }, 0)).toEqual({ ...counts, failed: 0 });
});

test('the last line has the totals of all runners', () => {
  const lines = summary([
    { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 2.04 },
    { name: 'jest', passed: 10, failed: 2, skipped: 1, seconds: 30 },
  ]);
  expect(lines.at(-1)).toBe('11 passed, 2 failed');
  expect(lines).toContain('1 skipped, each with its reason above');
  expect(summary([{ name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 1 }]).at(-1)).toBe(
    '1 passed, 0 failed',
  );
});

import { countJest, countPlaywright, judge } from './outcome';

test('a suite that cannot be loaded and a test that passed only on retry have failed', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['\u001b[31mno sum\u001b[39m\nat'],
          },
          { fullName: 'takes', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: '\nno module', assertionResults: [] },
      { name: 'c.test.ts', status: 'failed', message: '', assertionResults: [] },
    ],
  };
  expect(countJest(jest)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'a.test.ts: adds: no sum at',
      'b.test.ts: the suite: no module',
      'c.test.ts: the suite: no message',
    ],
  });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const broken = {
    status: 'unexpected',
    annotations: [],
    results: [{ error: { message: 'no button\nCall log' } }],
  };
  const shaky = { status: 'flaky', annotations: [], results: [{}] };
  const skip = {
    status: 'skipped',
    results: [],
    annotations: [{ type: 'skip', description: 'no caddy on the PATH' }],
  };
  const spec = (title: string, ...tests: (typeof broken | typeof shaky | typeof skip)[]) => ({
    title,
    file: 'a.spec.ts',
    tests,
  });
  const specs = [spec('rates', broken), spec('reads', shaky), spec('waits', skip, skip)];
  const suites = [{ suites: [{ specs }] }];
  expect(countPlaywright({ stats, errors: [{ message: 'no stack' }], suites })).toEqual({
    passed: 7,
    failed: 3,
    skipped: 2,
    note: 'no caddy on the PATH',
    failures: [
      'a.spec.ts: rates: no button Call log',
      'a.spec.ts: reads: no message',
      'e2e: outside the journeys: no stack',
    ],
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

import type { Assessment } from '@meritum/shared/merit/calibrate/assess';
import { presentSignals } from './signals';

const assessment: Assessment = {
  nominations: [],
  calibration: undefined,
  signals: {
    sameness: [{ judge: 'ada', number: 3, ratings: 9 }],
    haste: [],
    drift: [{ judge: 'ben', ratings: 12, change: -1.2 }],
    against: [{ judge: 'di', ratings: 9, correlation: -0.9 }],
    disagreementOnNominations: [],
    disagreementOfJudges: [{ name: 'cy', ratings: 10, meanSquare: 3 }],
  },
};

const evidence = (severityShown: boolean) =>
  presentSignals(assessment, { judges: new Map(), nominations: new Map() }, severityShown).map(
    ({ evidence: words }) => words,
  );

test('while a judge can still be assigned, no signal tells how high or low they rate', () => {
  expect(evidence(false)).toEqual([
    'Gave one number for every criterion',
    'Scatters 3.0 times as much as usual',
    'Runs against the others: low where they rate high, high where they rate low',
  ]);
  expect(evidence(true)).toEqual([
    'Gave 3 for every criterion',
    'Became stricter by 1.2 points',
    'Scatters 3.0 times as much as usual',
    'Runs against the others: low where they rate high, high where they rate low',
  ]);
});

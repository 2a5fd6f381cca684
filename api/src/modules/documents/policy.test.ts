import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { isFitForJudges } from './policy';

const scans: DocumentScan[] = [
  ...(['clean', 'waiting', 'not-scanned'] as const),
  ...(['infected', 'suspected', 'released'] as const),
];

test.each([
  [false, ['clean', 'released']],
  [true, ['clean', 'not-scanned', 'released']],
])('judges read these documents, unscanned ones where they may: %s', (unscannedToJudges, fit) => {
  expect(scans.filter((scan) => isFitForJudges({ scan }, { unscannedToJudges }))).toEqual(fit);
});

import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { isFitForJudges } from './policy';

const scans: DocumentScan[] = ['clean', 'waiting', 'not-scanned', 'infected'];

test.each([
  [false, ['clean']],
  [true, ['clean', 'not-scanned']],
])('judges read these documents, unscanned ones where they may: %s', (unscannedToJudges, fit) => {
  expect(scans.filter((scan) => isFitForJudges({ scan }, { unscannedToJudges }))).toEqual(fit);
});

import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { isFitForJudges, mayReadDocument } from './policy';

const scans: DocumentScan[] = ['clean', 'waiting', 'not-scanned', 'infected'];

test.each([
  ['the owner', 'ada', false, ['clean', 'waiting', 'not-scanned']],
  ['another account', 'grace', false, []],
  ['an admin without a conflict', 'admin', true, ['clean', 'waiting', 'not-scanned']],
])('PERM-004 %s reads a document that is one of these', (_, accountId, organizing, readable) => {
  const allowed = scans.filter((scan) =>
    mayReadDocument({ accountId }, { accountId: 'ada', scan }, { organizing }),
  );
  expect(allowed).toEqual(readable);
});

test.each([
  [false, ['clean']],
  [true, ['clean', 'not-scanned']],
])('judges read these documents, unscanned ones where they may: %s', (unscannedToJudges, fit) => {
  expect(scans.filter((scan) => isFitForJudges({ scan }, { unscannedToJudges }))).toEqual(fit);
});

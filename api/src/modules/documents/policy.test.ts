import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { mayOpen, mayReadDocument } from './policy';

test.each([
  ['ada', true],
  ['grace', false],
])('PERM-004 whether a document of ada opens for %s by its address: %s', (accountId, allowed) => {
  expect(mayOpen({ accountId }, { accountId: 'ada' })).toBe(allowed);
});

const scans: DocumentScan[] = ['clean', 'waiting', 'not-scanned', 'infected'];

test.each([
  ['the owner', { accountId: 'ada' }, false, false, ['clean', 'waiting', 'not-scanned']],
  ['who judges the nomination', { accountId: 'judge' }, true, false, ['clean']],
  [
    'who judges it where there is no scanner',
    { accountId: 'judge' },
    true,
    true,
    ['clean', 'not-scanned'],
  ],
  ['who judges others', { accountId: 'judge' }, false, true, []],
])(
  '%s reads a document that is one of these',
  (_, actor, assigned, unscannedToJudges, readable) => {
    const allowed = scans.filter((scan) =>
      mayReadDocument(actor, { accountId: 'ada', scan }, { assigned, unscannedToJudges }),
    );
    expect(allowed).toEqual(readable);
  },
);

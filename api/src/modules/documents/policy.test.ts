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
  ['the owner', 'ada', {}, ['clean', 'waiting', 'not-scanned']],
  ['who judges the nomination', 'judge', { assigned: true }, ['clean']],
  [
    'who judges it where there is no scanner',
    'judge',
    { assigned: true, unscannedToJudges: true },
    ['clean', 'not-scanned'],
  ],
  ['who judges others', 'judge', { unscannedToJudges: true }, []],
  ['an untied admin', 'admin', { organizing: true }, ['clean', 'waiting', 'not-scanned']],
])('%s reads a document that is one of these', (_, accountId, reading, readable) => {
  const nothing = { assigned: false, organizing: false, unscannedToJudges: false };
  const allowed = scans.filter((scan) =>
    mayReadDocument({ accountId }, { accountId: 'ada', scan }, { ...nothing, ...reading }),
  );
  expect(allowed).toEqual(readable);
});

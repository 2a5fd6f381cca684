import { ledgerOf } from '../testing/ledgers';
import { sample } from '../testing/sample';
import { changedRows } from './changed-rows';
import type { Ledger, LedgerRow } from './ledger';

const ledger = ledgerOf(sample);
const [first, second, ...others] = ledger.rows as [LedgerRow, LedgerRow, ...LedgerRow[]];
const withRows = (rows: readonly LedgerRow[]): Ledger => ({ ...ledger, rows });

test('the same ledger has no changed ratings, in whatever order its rows stand', () => {
  expect(changedRows(withRows([...ledger.rows].reverse()), ledger)).toEqual([]);
});

test('a rating that moved to another entry, one that was added and one left out are found', () => {
  const moved = { ...first, entry: 'XXXX-0000' };
  const added = { ...first, salt: 'f'.repeat(64) };
  expect(changedRows(withRows([moved, ...others, added]), ledger)).toEqual([
    { row: 1, given: moved, published: first },
    { row: others.length + 2, given: added, published: null },
    { row: null, given: null, published: second },
  ]);
});

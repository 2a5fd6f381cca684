/** @jest-environment node */
import type { Winner } from '@meritum/shared/contracts/winners';
import { directoryDifferences } from './directory';

const winner = (fullName: string, badge: Winner['badge']): Winner => ({
  id: `${fullName} ${badge}`,
  fullName,
  badge,
});
const entry = (name: string | undefined, tier: string | null) => ({
  ...(name !== undefined && { name }),
  tier,
});

test('equal awards do not differ; equal names are counted, and unnamed winners are in neither', () => {
  const winners = [winner('Ana Lee', 'Gold'), winner('Ana Lee', 'Gold'), winner('Bo', 'Silver')];
  const entries = [
    entry('Bo', 'Silver'),
    entry('Ana Lee', 'Gold'),
    entry('Ana Lee', 'Gold'),
    entry(undefined, 'Gold'),
    entry(undefined, null),
  ];
  expect(directoryDifferences(winners, entries)).toEqual([]);
});

test('an award that the ledger no longer names accounts for one winner of its tier', () => {
  const entries = [entry('Ana Lee', 'Gold'), entry(undefined, 'Gold'), entry(undefined, 'Silver')];
  const winners = [winner('Ana Lee', 'Gold'), winner('Ana New', 'Gold')];
  expect(directoryDifferences(winners, entries)).toEqual([]);
  expect(
    directoryDifferences([...winners, winner('Di', 'Gold'), winner('Ana Lee', 'Silver')], entries),
  ).toEqual([{ name: 'Di', directory: 'Gold', computed: null }]);
  expect(directoryDifferences([winner('Ana Lee', 'Silver')], entries)).toEqual([
    { name: 'Ana Lee', directory: 'Silver', computed: 'Gold' },
  ]);
});

test('another tier, a winner without ratings and an award that is not shown are named', () => {
  const winners = [winner('Ana Lee', 'Platinum'), winner('Cy', 'Gold')];
  const entries = [entry('Ana Lee', 'Gold'), entry('Bo', 'Silver')];
  expect(directoryDifferences(winners, entries)).toEqual([
    { name: 'Ana Lee', directory: 'Platinum', computed: 'Gold' },
    { name: 'Cy', directory: 'Gold', computed: null },
    { name: 'Bo', directory: null, computed: 'Silver' },
  ]);
});

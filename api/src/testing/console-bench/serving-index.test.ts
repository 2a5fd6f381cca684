import { servingIndex } from './serving-index';

const indexes = [
  { key: { season: 1, category: 1 } },
  { key: { season: 1 } },
  { key: { accountId: 1 } },
] as const;

test.each<[string, object, string]>([
  ['an id', { _id: 'x', status: 'pending' }, '_id'],
  ['some ids', { _id: { $in: ['x'] } }, '_id'],
  ['leading fields', { season: '2025', category: 'AI', status: 'x' }, 'season+category'],
  ['a part of the leading fields', { season: '2025' }, 'season+category'],
  ['fields that are fixed within', { $and: [{ accountId: 'x' }] }, 'accountId'],
  [
    'either of two',
    { $or: [{ accountId: 'x' }, { season: '2025' }] },
    'accountId or season+category',
  ],
  ['a range alone', { season: { $gt: '2020' } }, 'none: reads all'],
  ['a field that does not lead', { category: 'AI' }, 'none: reads all'],
  [
    'one branch without',
    { $or: [{ accountId: 'x' }, { name: 'y' }] },
    'accountId or none: reads all',
  ],
  ['nothing', {}, 'none: reads all'],
])('%s', (_, filter, index) => {
  expect(servingIndex({ ...filter }, indexes)).toBe(index);
});

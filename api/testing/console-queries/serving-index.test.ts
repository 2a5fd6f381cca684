import { servingIndex } from './serving-index';

const indexes = [
  { key: { season: 1, category: 1 } },
  { key: { season: 1 } },
  { key: { accountId: 1 } },
  { key: { act: 1 }, sparse: true },
] as const;

test.each<[string, object, string]>([
  ['an id', { _id: 'x', status: 'pending' }, '_id'],
  ['some ids', { _id: { $in: ['x'] } }, '_id'],
  ['leading fields', { season: '2025', category: 'AI', status: 'x' }, 'season+category'],
  ['a part of the leading fields', { season: '2025' }, 'season+category'],
  ['one of some', { accountId: { $in: ['x', 'y'] } }, 'accountId'],
  ['one and not others', { accountId: { $eq: 'x', $nin: ['y'] } }, 'accountId'],
  ['fields that are fixed within', { $and: [{ accountId: 'x' }] }, 'none: reads all'],
  ['either of two', { $or: [{ accountId: 'x' }, { season: '2025' }] }, 'none: reads all'],
  ['a range alone', { season: { $gt: '2020' } }, 'none: reads all'],
  ['who has what few have', { act: { $exists: true } }, 'act'],
  ['a field that does not lead', { category: 'AI' }, 'none: reads all'],
  ['nothing', {}, 'none: reads all'],
])('%s', (_, filter, index) => {
  expect(servingIndex({ ...filter }, indexes)).toBe(index);
});

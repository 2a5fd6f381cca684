import { memoize } from './memoize';

test('results of the most recent inputs are cached, failures are not', async () => {
  const asked: number[] = [];
  const squared = memoize(2, {
    inputKey: String,
    work: async (root: number) => {
      asked.push(root);
      if (root === 5 && asked.filter((one) => one === 5).length === 1) throw new Error('busy');
      return root * root;
    },
  });
  expect(await Promise.all([2, 3, 2].map(squared))).toEqual([4, 9, 4]);
  expect(asked).toEqual([2, 3]);
  // Uses 3 less recently than 2.
  for (const root of [4, 2, 3]) await squared(root);
  expect(asked).toEqual([2, 3, 4, 3]);
  await expect(squared(5)).rejects.toThrow('busy');
  expect(await squared(5)).toBe(25);
});

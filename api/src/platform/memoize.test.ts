import { lazy, memoize, recent } from './memoize';

test('results are cached up to the limit', () => {
  const asked: string[] = [];
  const doubled = memoize(2, (text) => {
    asked.push(text);
    return text + text;
  });
  expect(['a', 'b', 'a', 'b'].map(doubled)).toEqual(['aa', 'bb', 'aa', 'bb']);
  expect(asked).toEqual(['a', 'b']);
  expect(['c', 'a'].map(doubled)).toEqual(['cc', 'aa']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(101);
  expect([doubled(long), doubled(long)]).toEqual([long + long, long + long]);
  expect(asked.slice(4)).toEqual([long, long]);
});

test('a lazy value is made once, at the first call', () => {
  let times = 0;
  const answer = lazy(() => ({ times: ++times }));
  expect(times).toBe(0);
  expect([answer(), answer()]).toEqual([{ times: 1 }, { times: 1 }]);
});

test('results of the most recent inputs are cached', () => {
  const asked: number[] = [];
  const squared = recent(2, {
    keyOf: String,
    work: (root: number) => {
      asked.push(root);
      return { square: root * root };
    },
  });
  expect([2, 3, 2].map(squared)).toEqual([{ square: 4 }, { square: 9 }, { square: 4 }]);
  expect(asked).toEqual([2, 3]);
  // 3 was used less recently than 2.
  for (const root of [4, 2, 3]) squared(root);
  expect(asked).toEqual([2, 3, 4, 3]);
});

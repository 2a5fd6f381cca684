import { remembered } from './remembered';

test('what was worked out is not worked out again, as long as there is little of it', () => {
  const asked: string[] = [];
  const doubled = remembered(2, (text) => {
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

import { countWords } from './words';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['\u200b', 0],
  ['a  b\nc', 3],
  ["state-of-the-art isn't 3.5 https://example.com/a/b", 4],
  ['one \u2014 two', 3],
  ['東京大学', 2],
  ['我在人工智能公司工作', 5],
  ['私は医者です', 4],
  ['ฉันรักภาษาไทย', 4],
  ['Our 製品 shipped.', 3],
  ['、', 1],
])('VAL-007 %j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('a long text without spaces is not one word', () => {
  expect(countWords('我在人工智能公司工作。'.repeat(100))).toBe(500);
});

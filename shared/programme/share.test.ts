import { asSentence } from './sentence';
import { shareAddresses } from './share';

test('addresses that share a page have no plus sign for a space, which apps would show', () => {
  const { x } = shareAddresses('https://awards.example/a', 'C++ & more');
  expect(x).toContain('text=C%2B%2B%20%26%20more');
});

test.each([
  ['Robots that water fields', 'Robots that water fields.'],
  ['Robots that water fields.', 'Robots that water fields.'],
  ['Who waters the fields?”', 'Who waters the fields?”'],
  ['给田地浇水的机器人。', '给田地浇水的机器人。'],
  ['\u2068Ends within an isolate!\u2069', '\u2068Ends within an isolate!\u2069'],
])('%s gets a full stop only if it has no end', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

import { drawableText } from './texts';

const acute = '\u0301';

test.each([
  ['in a row', acute.repeat(19_499)],
  ['with joiners between', `${acute}\u200d`.repeat(9_700)],
  ['with many joiners between', `${acute}\u200d\u200c\u200d`.repeat(4_800)],
  ['behind joiners', `\u200d`.repeat(19_000) + acute.repeat(400)],
])('a letter is drawn with at most four marks besides its own, %s', (_, marks) => {
  expect(drawableText(`Zo${marks}e`)).toMatch(/^Z\u00f3?o?(\u200d?\u0301){3,4}\u200d?e$/u);
});

test.each([
  'a\u0302\u0301'.normalize('NFC'),
  'क्ष्म्य',
  'بِسْمِ',
  'שׁ֚ב',
  'ཧཱུྃ',
  '👩🏽‍💻',
  '🏳️‍🌈',
  'کریمی‌نژاد',
])('what people write keeps its marks and joiners: %s', (text) => {
  expect(drawableText(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['letters', 'a'.repeat(20_000)],
  ['syllables', 'ก้'.repeat(10_000)],
  ['joiners', `a${'\u200d'.repeat(19_999)}`],
  ['marks', `a${acute.repeat(19_999)}`],
])('one word of 20,000 %s takes little time', (_, word) => {
  drawableText(word);
  const before = process.cpuUsage();
  drawableText(word);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
});

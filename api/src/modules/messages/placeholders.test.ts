import { filled, foreignLinks, unknownIn } from './placeholders';

const ada = { name: 'Ada', pending: '3', deadline: '4 August 2025 at 09:30 UTC' };

test('each recipient reads their own values, once', () => {
  expect(filled('{name}: {pending} until {deadline}', ada)).toBe(
    'Ada: 3 until 4 August 2025 at 09:30 UTC',
  );
  // A name is no place for placeholders.
  expect(filled('Dear {name}', { ...ada, name: '{deadline}' })).toBe('Dear {deadline}');
});

test('what is no placeholder is found', () => {
  expect(unknownIn('{name} {Name} {} {pending}', ['name'])).toEqual(['{Name}', '{}', '{pending}']);
});

const own = ['https://awards.example', 'support@awards.example'];

test.each([
  'https://evil.example/form',
  'evil.example',
  'www.evil',
  'judges@evil.example',
  'https://awards.example.evil.example',
  'https://awards.example@evil.example',
  'evil\u3002example',
  'ev\u200bil.ex\u200bample',
  'support@awards.example.evil.example',
])('a link elsewhere is found: %s', (word) => {
  expect(foreignLinks(`Go to ${word} now.`, own)).toEqual([word]);
});

test.each([
  'Judging closes at 22:00, i.e. soon. Rate each and/or recuse.',
  'Sign in at https://awards.example/tech-judging, please.',
  'Write to support@awards.example.',
  'https://awards.example.',
])('other words and our own addresses stay: %s', (text) => {
  expect(foreignLinks(text, own)).toEqual([]);
});

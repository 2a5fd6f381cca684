import * as z from 'zod/mini';
import { accountUpdate } from './account';
import { judgeForm } from './judges';
import { isWebAddress } from './links';
import { nominationForm } from './nominations';
import { lineOf, textOf } from './texts';

test.each([
  ['plain', 'Ana Lee', 'Ana Lee'],
  ['white space around it', '  Ana \n', 'Ana'],
  ['a zero byte', 'Ana\u0000Lee', 'AnaLee'],
  ['a line break', 'Ana\r\nBcc: x@example.com', 'Ana Bcc: x@example.com'],
  ['a turned direction', 'Ana \u202egnp.exe', 'Ana gnp.exe'],
  ['characters without a width', 'A\u200bn\ufeffa', 'Ana'],
  ['nothing but them', '\u200b\u2060\u200d', ''],
  ['a letter without a shape', '\u3164', ''],
  ['half a character', 'Ana\ud83d', 'Ana'],
  ['hidden tags', `Ana${'\u{e0041}'.repeat(3)}`, 'Ana'],
  ['a text hidden in selectors', `Ana${'\u{e0148}\u{e0149}'.repeat(3)}`, 'Ana'],
  ['a form chosen by a selector', '葛\u{e0100}城 ❤\ufe0f', '葛\u{e0100}城 ❤\ufe0f'],
  ['an emoji of several', '👩\u200d🔬', '👩\u200d🔬'],
  ['Persian with its joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['an accent of its own', 'Jose\u0301', 'Jos\u00e9'],
  ['no-break and wide spaces', 'Ana\u00a0\u3000Maria  Lee\u202f', 'Ana Maria Lee'],
  ['a joiner that joins nothing', '\u200dAna\u200c Lee\u200d', 'Ana Lee'],
  ['joiners without end', `A${'\u200d'.repeat(100_000)} b`, 'A b'],
])('a name with %s is cleaned', (_, typed, kept) => {
  expect(lineOf(typed)).toBe(kept);
});

test('a text keeps its lines and indents, and nothing unseen', () => {
  expect(textOf(' One\r\n\tTwo\u2028\uf0b7 3\u0007 \u202efour ')).toBe(' One\n\tTwo\n• 3 four ');
  expect(textOf('\u200b \n')).toBe('');
});

test.each([
  'https://accounts.google.com@evil.example/',
  'https://:accounts.google.com@evil.example/',
  'https://accounts.google.com:@evil.example/',
  'https://@evil.example/',
  'https://:@evil.example',
  'https://accounts.google.com\\@evil.example/',
])('an address that looks like another host is none: %s', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each(['https://a.example/@ada', 'https://a.example?to=@ada', 'http://a.example:8080#@'])(
  'an @ behind the host is no user information: %s',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

test.each([
  'https://a.example/\nx',
  'https://a.example/\u0000',
  'https://a.example/\u202ex',
  'https://a.example/\u200bx',
  'https://a.example/a b',
])('an address with something unseen in it is none: %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test('a text of several lines has one form of each letter and ordinary spaces', () => {
  expect(textOf('Jose\u0301\u00a0Lee\n\u3000two\u2003 \u200d')).toBe('Jos\u00e9 Lee\n two  ');
});

test.each([
  ['a name', accountUpdate, { displayName: 'Ada Gri\ufffdths' }],
  [
    'an essay',
    z.pick(nominationForm, { essay: true }),
    { essay: 'An applica\ufffdon for o\ufffdces.' },
  ],
  ['a reason', z.pick(judgeForm, { reason1: true }), { reason1: 'The \ufffdeld is mine.' }],
])(
  'letters that were lost when %s was copied are asked for again (FORM-011)',
  (_, schema, typed) => {
    const [issue] = schema.safeParse(typed).error?.issues ?? [];
    expect(issue?.message).toBe('Retype the letters shown as \ufffd');
  },
);

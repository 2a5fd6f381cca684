import { canonicalJson } from './canonical';

test.each<[string, unknown, string]>([
  ['members by UTF-16 units', { b: 1, a: 2, A: 3 }, '{"A":3,"a":2,"b":1}'],
  [
    'the members of the example in RFC 8785, 3.2.3',
    {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    },
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  ],
  [
    'numbers, literals and text of the example in RFC 8785, 3.2.2',
    {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    },
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ],
  ['a zero without a sign', -0, '0'],
  ['lists in their order, nested', [[], {}, [{ b: [], a: {} }]], '[[],{},[{"a":{},"b":[]}]]'],
])('it writes %s', (_, value, text) => {
  expect(canonicalJson(value, 'complete')).toBe(text);
});

test.each<[string, unknown]>([
  ['a number that is none', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['nothing at all', undefined],
  ['a member without a value', { a: undefined }],
  ['a date', new Date(0)],
  ['a large integer', 1n],
  ['half a character', '\ud83d'],
  ['half a character in a name', { '\udc00': 1 }],
])('it refuses %s', (_, value) => {
  expect(() => canonicalJson(value, 'complete')).toThrow(RangeError);
});

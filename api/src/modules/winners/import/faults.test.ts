import { limits } from '@meritum/shared/contracts/limits';
import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';
import { checkedFile, fileOf, headings, lineOf } from './testing';

/** The problems of a file read in chunks of this size, as `line:column name message`. */
async function faultsOf(content: Buffer | string, piece = 7): Promise<string[]> {
  const { problems } = await checkedFile(content, piece);
  return problems.map(
    ({ line, column, name, message }) => `${line}:${column ?? ''} ${name ?? ''} ${message}`,
  );
}

const ok = lineOf('Ana Example');
const with3 = (third: string) => fileOf(ok, third);
const withName = (name: string) => with3(lineOf(name));
const latin1 = Buffer.concat([
  Buffer.from(`${headings}\n2024,AI,Ren`),
  Buffer.from([0xe9]),
  Buffer.from(',Gold,8.4,,,\n'),
]);
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(fileOf(ok), 'utf16le')]);
const badTier = 'must be Platinum, Gold or Silver';

/** A kind of problem, a file with it, and every reported place. */
const faults: [string, Buffer | string, string[]][] = [
  // The file as a whole.
  ['an empty file', '', ['1:  the file is empty']],
  ['headings alone', `${headings}\n`, ['2:  the file holds no winners']],
  ['another encoding: UTF-16', utf16, ['1:  is not UTF-8: save the file as CSV in UTF-8']],
  [
    'another encoding: Latin-1',
    latin1,
    ['2:3 fullName holds bytes that are not UTF-8: save the file as UTF-8'],
  ],
  ['semicolons', fileOf(ok).replaceAll(',', ';'), ['1:  is separated by semicolons; use commas']],
  ['tabs', fileOf(ok).replaceAll(',', '\t'), ['1:  is separated by tabs; use commas']],
  [
    'more winners than one import takes',
    fileOf(...Array.from({ length: limits.winnersPerImport + 3 }, (_, at) => lineOf(`Ex ${at}`))),
    [`${limits.winnersPerImport + 2}:  is past 5000 winners: split the file`],
  ],
  // The headings.
  [
    'a missing column',
    'year,category,fullName,meanScore\n2024,AI,Ana Example,8.4\n',
    ['1: badge this column is missing'],
  ],
  [
    'an unknown column',
    `${headings},email\n${ok},ana@example.com\n`,
    ['1:9 email this column is not known'],
  ],
  [
    'a column twice',
    `${headings},badge\n${ok},Gold\n`,
    ['1:9 badge is a duplicate: column 4 has this heading too'],
  ],
  ['a column without a heading', `${headings},\n${ok},x\n`, ['1:9  this column has no heading']],
  [
    'a heading in other letters',
    `${headings.replace('fullName', 'FullName')}\n${ok}\n`,
    ['1: fullName this column is missing', '1:3 FullName this column is not known'],
  ],
  // The form of a line.
  [
    'a quote that is not closed',
    fileOf('2024,AI,"Ana,Gold,8.4,,,', lineOf('Ben', 'Brass,8.4,,,')),
    ['2:3  has a quote that is not closed on its line', `3:4 badge ${badTier}`],
  ],
  [
    'more after a closing quote',
    fileOf('2024,AI,"Ana" Lee,Gold,8.4,,,', lineOf('Ben', 'Brass,8.4,,,')),
    [
      '2:3  has more after a closing quote: write a quote within a cell twice',
      `3:4 badge ${badTier}`,
    ],
  ],
  [
    'a quote in the middle of a cell',
    with3('2024,AI,Ana "A" Lee,Gold,8.4,,,'),
    ['3:3  has a quote in the middle: put the cell in quotes, and write its own twice'],
  ],
  [
    'a line break within a cell',
    fileOf('2024,AI,"Ana', 'Lee",Gold,8.4,,,'),
    [
      '2:3  has a quote that is not closed on its line',
      '3:1  has a quote in the middle: put the cell in quotes, and write its own twice',
    ],
  ],
  ['too few cells', with3('2024,AI,Ben,Gold,8.4'), ['3:6  has 5 cells in place of 8']],
  ['too many cells', with3(`${lineOf('Ben')},,`), ['3:9  has 10 cells in place of 8']],
  [
    'the same winner twice',
    fileOf(ok, lineOf('Ben'), ok),
    ['4:3 fullName is the same winner as line 2; give each a different slug'],
  ],
  [
    'one slug for two',
    fileOf(lineOf('Ana', 'Gold,8.4,same,,'), lineOf('Ben', 'Gold,8.4,same,,')),
    ['3:3 fullName is the same winner as line 2; give each a different slug'],
  ],
];

const notAnAddress = 'must be a web address';
const notTheTier = 'must be the tier that the score earns';

/** A kind of problem, the cell with it before others of its line, and the message. */
const cellFaults: [string, Partial<Record<WinnerColumn, string>>, string][] = [
  ['a NUL', { fullName: 'Ben\0' }, 'holds a NUL'],
  ['a control character', { fullName: 'Ben\u0007' }, 'holds a control character'],
  [
    'a direction override',
    { fullName: 'Ben\u202egnp.exe' },
    'holds a character that changes the text direction',
  ],
  [
    'a character of nobody',
    { fullName: 'Be\ue000n' },
    'holds a character without a standard meaning',
  ],
  ['a script', { fullName: '<script>alert(1)</script>' }, 'holds < or >; markup is not allowed'],
  ['a formula', { fullName: '=HYPERLINK(1)' }, 'begins like a spreadsheet formula'],
  [
    'a formula behind an apostrophe, in another column',
    { employer: "'@SUM(A1)" },
    'begins like a spreadsheet formula',
  ],
  [
    'a formula behind what nobody sees',
    { employer: '\u200b=1+1' },
    'begins like a spreadsheet formula',
  ],
  ['a name that is too long', { fullName: 'B'.repeat(121) }, 'has more than 120 characters'],
  ['an employer that is too long', { employer: 'B'.repeat(161) }, 'has more than 160 characters'],
  ['no name', { fullName: ' ' }, 'must not be empty'],
  ['a script as an address', { linkedInUrl: 'javascript:alert(1)' }, notAnAddress],
  ['what is no address', { linkedInUrl: 'not an address' }, notAnAddress],
  ['an address with a password', { linkedInUrl: 'https://a:b@example.com/' }, notAnAddress],
  [
    'an address that is too long',
    { linkedInUrl: `https://example.com/${'a'.repeat(2_000)}` },
    'has more than 2000 characters',
  ],
  [
    'a picture of elsewhere',
    { photoUrl: 'http://elsewhere.example/a.png' },
    'must be a path of this site or an https address',
  ],
  ['an unknown year', { year: '2023' }, 'must be the year of a season'],
  ['an unknown category', { category: 'Cooking' }, 'must be a category of that season'],
  [
    'a category that is still running',
    { category: 'Technology', year: '2025' },
    'is still running: its winners are published with its results',
  ],
  ['an unknown tier', { badge: 'Bronze' }, badTier],
  ['a tier above the score', { badge: 'Platinum', meanScore: '8.99' }, notTheTier],
  ['a score that earns nothing', { badge: 'Silver', meanScore: '6.99' }, notTheTier],
  ['a score beyond the scale', { meanScore: '10.5' }, 'must lie within the scale of that season'],
  ...['"8,4"', '8.4.1', '1e1', '0x8', '-8', 'NaN', 'eight'].map(
    (meanScore): (typeof cellFaults)[number] => [
      `the score ${meanScore}`,
      { meanScore },
      'must be a number with a point, such as 8.25',
    ],
  ),
  ['a slug that is none', { slug: 'B E' }, 'must be lower case letters, digits and hyphens'],
  [
    'a name without Latin letters, and no slug',
    { slug: '', fullName: '李明' },
    'must be given, as the name has no Latin letters',
  ],
  [
    'a moment that is none',
    { publishedAt: '15.11.2024' },
    'must be a moment such as 2024-11-15T12:00:00Z',
  ],
  ['a moment to come', { publishedAt: '2031-01-01T00:00:00Z' }, 'must not be in the future'],
];

/** A valid line, but for one cell. */
const valid = {
  year: '2024',
  category: 'AI',
  fullName: 'Ben',
  badge: 'Gold',
  meanScore: '8.4',
  slug: '',
  linkedInUrl: '',
  employer: '',
  photoUrl: '',
  publishedAt: '',
};
const columns = Object.keys(valid);

test('there are at least forty kinds of problems', () => {
  expect(new Set([...faults, ...cellFaults].map(([kind]) => kind)).size).toBeGreaterThanOrEqual(40);
});

test.each(faults)('OPEN-012 %s is reported with every place', async (_, content, places) => {
  expect(await faultsOf(content, 4_096)).toEqual(places);
});

test.each(cellFaults)('OPEN-012 %s is reported at its cell', async (_, cells, message) => {
  const line = Object.values({ ...valid, ...cells }).join(',');
  const [name = ''] = Object.keys(cells);
  expect(await faultsOf(`${columns.join(',')}\n${line}\n`, 4_096)).toEqual([
    `2:${columns.indexOf(name) + 1} ${name} ${message}`,
  ]);
});

test('all problems of a file are reported together, by line and column', async () => {
  const file = fileOf(
    '2023,AI,=1+1,Bronze,x,A b,ftp://x.example,<b>',
    ok,
    '2024,Cooking,,Gold,8.4',
    lineOf('Ben', 'Gold,9.4,,,'),
  );
  expect(await faultsOf(file)).toEqual([
    '2:1 year must be the year of a season',
    '2:3 fullName begins like a spreadsheet formula',
    '2:4 badge must be Platinum, Gold or Silver',
    '2:5 meanScore must be a number with a point, such as 8.25',
    '2:6 slug must be lower case letters, digits and hyphens',
    '2:7 linkedInUrl must be a web address',
    '2:8 employer holds < or >; markup is not allowed',
    '4:2 category must be a category of that season',
    '4:3 fullName must not be empty',
    '4:6  has 5 cells in place of 8',
    '5:4 badge must be the tier that the score earns',
  ]);
});

test.each([
  ['UTF-8', fileOf(ok)],
  ['UTF-8 with a byte order mark', `\ufeff${fileOf(ok)}`],
  ['lines that end as on Windows', fileOf(ok).replaceAll('\n', '\r\n')],
  ['lines that end as on old Macs', fileOf(ok).replaceAll('\n', '\r')],
  ['a last line that does not end', fileOf(ok).trimEnd()],
  ['empty lines, and lines of nothing but commas', fileOf('', ok, ',,,,,,,', '')],
  ['quotes where they are not needed', fileOf('"2024","AI","Ana ""A"" Lee","Gold","8.4","","",""')],
  ['names of other scripts', withName('Zoë Çelik-Ögé نور\u200cالدین')],
  [
    'names that are decomposed or have what nobody sees',
    withName('Rene\u0301\u200b\u00a0T\ufeffy'),
  ],
  ['columns in another order', 'badge,fullName,year,meanScore,category\nGold,Ana,2024,8.4,AI\n'],
])('a file with %s is valid, in chunks of any size', async (_, content) => {
  for (const piece of [1, 3, 4_096]) expect(await faultsOf(content, piece)).toEqual([]);
});

test('the first two thousand problems are reported, and all are counted', async () => {
  const lines = Array.from({ length: 2_500 }, (_, at) => lineOf(`Ex ${at}`, 'Brass,8.4,,,'));
  const { problems, inAll } = await checkedFile(fileOf(...lines));
  expect([problems.length, inAll]).toEqual([2_000, 2_500]);
});

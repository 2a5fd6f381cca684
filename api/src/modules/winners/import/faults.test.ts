import { limits } from '@meritum/shared/contracts/limits';
import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import fc from 'fast-check';
import { damaged } from '../../../../testing/damaged';
import { checkedFile, fileOf, headings, lineOf } from '../../../../testing/winners-files';
import { seasonProblems } from '../record';

/** The problems of a file read in chunks of this size, as `line:column name message`. */
async function faultsOf(content: Buffer | string, size = 7): Promise<string[]> {
  const { problems } = await checkedFile(content, size);
  return problems.map(
    ({ line, column, name, message }) => `${line}:${column ?? ''} ${name ?? ''} ${message}`,
  );
}

const ok = lineOf('Ana Example');
const with3 = (third: string) => fileOf(ok, third);
const withName = (name: string) => with3(lineOf(name));
/** A file encoded as Windows-1252. */
const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const accented = fileOf(lineOf('René O’Example', 'Gold,8.4,,,Crédit Été €'));
const unread = 'What follows was not checked.';
const badTier = 'must be Platinum, Gold or Silver';

/** A kind of problem, a file with it, and every reported place. */
const faults: [string, Buffer | string, string[]][] = [
  ['an empty file', '', ['1:  the file is empty']],
  ['headings alone', `${headings}\n`, ['2:  the file holds no winners']],
  [
    'a workbook',
    Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'),
    ['1:  the file is not text: save the sheet as CSV in UTF-8'],
  ],
  [
    'more winners than one import takes',
    fileOf(...Array.from({ length: limits.winnersPerImport + 3 }, (_, at) => lineOf(`Ex ${at}`))),
    [`${limits.winnersPerImport + 2}:  is past 5000 winners: split the file`],
  ],
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
    'a cell in a column without a heading',
    `${headings},\n${ok},x\n`,
    ['2:9  is in a column without a heading'],
  ],
  [
    'a column twice, also in other letters',
    `${headings},Mean Score\n${ok},8.4\n`,
    ['1:9 Mean Score is a duplicate: column 5 has this heading too'],
  ],
  [
    'a quote that is not closed',
    fileOf(lineOf('Ben', 'Brass,8.4,,,'), '', '2024,AI,"Ana,Gold,8.4,,,', ok),
    [`2:4 badge ${badTier}`, `4:3  has a quote that is not closed. ${unread}`],
  ],
  [
    'more after a closing quote',
    fileOf('2024,AI,"Ana" Lee,Gold,8.4,,,', lineOf('Ben', 'Brass,8.4,,,')),
    [`2:3  has more after a closing quote: write a quote within a cell twice. ${unread}`],
  ],
  [
    'a quote in the middle of a cell',
    with3('2024,AI,Ana "A" Lee,Gold,8.4,,,'),
    [`3:3  has a quote in the middle: put the cell in quotes, and write its own twice. ${unread}`],
  ],
  [
    'a fault below a line break within a cell',
    fileOf('2024,AI,"Ana\nLee",Gold,8.4,,,', lineOf('Ben', 'Brass,8.4,,,')),
    [`3:4 badge ${badTier}`],
  ],
  ['too few cells', with3('2024,AI,Ben,Gold'), ['3:5 meanScore must not be empty']],
  [
    'more cells than headings',
    with3(`${lineOf('Ben')},,x`),
    ['3:10  is in a column without a heading'],
  ],
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

const notTheTier = 'must be the tier that the score earns';
const asCsv = 'save the file as CSV in UTF-8';

type CellFault = [
  message: string,
  column: WinnerColumn,
  texts: string[],
  others?: Partial<Record<WinnerColumn, string>>,
];

/** Names as spreadsheets change them. */
const made = {
  'a date': ['11. Mrz', 'Mar-11', '01/03/2024'],
  'a time': ['12:30'],
  'a number': ['44265', '1.00E+05', '"1,23457E+15"'],
  'an error': ['#REF!', '#NAME?'],
  'true or false': ['WAHR', 'TRUE'],
};

/** A message, the cells that get it, and other cells of their line. */
const cellFaults: CellFault[] = [
  [
    `looks garbled, like "Ã©" in place of "é": ${asCsv}`,
    'fullName',
    ['RenÃ© Lee', 'Oâ€™Testy', 'FÃ¼rst', 'BÄ›la', 'Äìèòðèé', 'Pawe³', '£ukasz', 'ÃƒÂ©'],
    { slug: 'x' },
  ],
  [`holds ? in place of a letter: ${asCsv}`, 'fullName', ['?ukasz', 'Ren?e', '??'], { slug: 'x' }],
  [`holds \ufffd, in place of a character that was lost: ${asCsv}`, 'employer', ['Caf\ufffd']],
  [
    'holds an HTML entity such as &amp;: write the character itself',
    'employer',
    ['O&#39;Testy', 'Prob&eacute;', 'A &amp; B', '&#xE9;'],
  ],
  ['is in typographic quotes: leave them out', 'fullName', ['“Ana Lee”']],
  ['holds a NUL', 'fullName', ['Ben\0']],
  ['holds a control character', 'fullName', ['Ben\u0007']],
  ['holds a character that changes the text direction', 'fullName', ['Ben\u202egnp.exe']],
  ['holds a character without a standard meaning', 'fullName', ['Be\ue000n']],
  ['holds < or >; markup is not allowed', 'fullName', ['<script>alert(1)</script>']],
  ['begins like a spreadsheet formula', 'fullName', ['=HYPERLINK(1)']],
  [
    'begins like a spreadsheet formula',
    'employer',
    ["'@SUM(A1)", '\u200b=1+1', "-cmd|' /C calc'!A0"],
  ],
  ['has more than 120 characters', 'fullName', ['B'.repeat(121)]],
  ['has more than 160 characters', 'employer', ['B'.repeat(161)]],
  ['must not be empty', 'fullName', [' ']],
  [
    'must be a web address',
    'linkedInUrl',
    [
      'javascript:alert(1)',
      'not an address',
      'ftp://example.com',
      '//',
      'https://a:b@example.com/',
    ],
  ],
  ['has more than 2000 characters', 'linkedInUrl', [`https://example.com/${'a'.repeat(2_000)}`]],
  [
    'must be a path of this site or an https address',
    'photoUrl',
    [
      'http://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '/\\elsewhere.example',
      'a.png',
    ],
  ],
  ...(['fullName', 'employer'] as const).flatMap((column) =>
    Object.entries(made).map(([what, texts]): CellFault => {
      const message = `looks like ${what} that a spreadsheet made of a name: format the column as text and write the name again. If it is right, write ' before it`;
      return [message, column, texts];
    }),
  ),
  ['must be the year of a season: 2024 or 2025', 'year', ['2023']],
  ['must be one of that season: AI, Technology or Data Analytics', 'category', ['Cooking']],
  [
    'is still running: its winners are published with its results',
    'category',
    ['Technology'],
    { year: '2025' },
  ],
  [badTier, 'badge', ['Bronze']],
  [notTheTier, 'badge', ['Platinum'], { meanScore: '8.99' }],
  [notTheTier, 'badge', ['Silver'], { meanScore: '6.99' }],
  ['must lie within the scale of that season', 'meanScore', ['10.5']],
  [
    'must be a number such as 8.25',
    'meanScore',
    ['"8,4,1"', '8.4.1', '1e1', '0x8', '-8', 'NaN', 'eight'],
  ],
  ['must be lower case letters, digits and hyphens', 'slug', ['B E']],
  ['must be given, as the name has no Latin letters', 'slug', [''], { fullName: '李明' }],
  ['must be a moment such as 2024-11-15T12:00:00Z', 'publishedAt', ['15.11.2024']],
  ['must not be in the future', 'publishedAt', ['2031-01-01T00:00:00Z']],
];

/** A line that is valid except for one cell. */
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

test.each(faults)('OPEN-012 %s is reported with every place', async (_, content, positions) => {
  expect(await faultsOf(content, 4_096)).toEqual(positions);
});

test.each(cellFaults)('OPEN-012 a cell that %s is reported in %s: %j', async (...fault) => {
  const [message, column, texts, others] = fault;
  for (const text of texts) {
    const line = Object.values({ ...valid, ...others, [column]: text }).join(',');
    expect(await faultsOf(`${columns.join(',')}\n${line}\n`, 4_096)).toEqual([
      `2:${columns.indexOf(column) + 1} ${column} ${message}`,
    ]);
  }
});

test('D32 OPEN-010 the tiers are those of the season', () => {
  const [season] = defaultSeasons;
  if (!season) throw new Error('There is one');
  const tiers = season.rules.tiers.map((tier) => ({ ...tier, from: tier.from + 0.5 }));
  const stricter = [{ ...season, rules: { ...season.rules, tiers } }];
  const record = { year: season.id, badge: 'Gold', meanScore: 8.4 } as const;
  const problem = { column: 'badge', message: notTheTier };
  expect([[season], stricter].map((seasons) => seasonProblems(record, seasons))).toEqual([
    [],
    [problem],
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
    '2:1 year must be the year of a season: 2024 or 2025',
    '2:3 fullName begins like a spreadsheet formula',
    '2:4 badge must be Platinum, Gold or Silver',
    '2:5 meanScore must be a number such as 8.25',
    '2:6 slug must be lower case letters, digits and hyphens',
    '2:7 linkedInUrl must be a web address',
    '2:8 employer holds < or >; markup is not allowed',
    '4:2 category must be one of that season: AI, Technology or Data Analytics',
    '4:3 fullName must not be empty',
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
  ['capitals and quotation marks side by side', withName('“CAFÉ” Société d’Été — Sæþór Ærø')],
  ['an entity that is none', withName('AT&T; R&D Lee')],
  ...[
    ...['-Minus GmbH', 'Seven Eleven', '3M', '1&1', '5th Avenue', '007', '007 Ltd', '1E5', '3/4'],
    ...['00800 12345678901234567890', 'True North', "'Mar-11", "'1664", '#1 Labs', "'t Hooft"],
  ].map((name): [string, string] => [`the name ${name}`, withName(name)]),
  ['an address without a scheme', with3(lineOf('Ben', 'Gold,8.4,,linkedin.com/in/ben,'))],
  ['an address with a query', with3(lineOf('Ben', 'Gold,8.4,,https://example.com/?a=b?c=d,'))],
  ['Windows-1252', windows1252(accented)],
  ['UTF-16', utf16(`\ufeff${accented}`)],
  ['UTF-16 in the other order', utf16(`\ufeff${accented}`).swap16()],
  ['UTF-16 without a byte order mark', utf16(accented)],
  ['semicolons', fileOf(ok).replaceAll(',', ';')],
  ['semicolons, and commas for points', fileOf(ok).replaceAll(',', ';').replace('8.4', '8,4')],
  ['tabs', fileOf(ok).replaceAll(',', '\t')],
  ['a line for Excel', `\ufeffsep=;\r\n${fileOf(ok).replaceAll(',', ';')}`],
  ['line breaks in cells', fileOf('2024,AI,"Ana\r\nLee",Gold,8.4,"",,"\nExample\nLabs\n"', ok)],
  ['mixed ends of lines', `${headings}\n2024,AI,"Ana",Gold,8.4,,,"Labs"\r\n${ok}\r`],
  ['columns that are empty everywhere', `${headings},,\n${ok},,\n${lineOf('Ben')}\n`],
  ['commas more on one line', fileOf(ok, `${lineOf('Ben')},, `)],
  ['lines without their last empty cells', with3('2024,AI,Ben,Gold,8.4')],
  ['empty lines above the headings', `\n,,\n${fileOf(ok)}`],
  [
    'headings in other letters',
    fileOf(ok).replace('fullName', ' Full_NAME ').replace('Score', ' score'),
  ],
  ['columns in another order', 'badge,fullName,year,meanScore,category\nGold,Ana,2024,8.4,AI\n'],
])('a file with %s is valid, in chunks of any size', async (_, content) => {
  for (const size of [1, 3, 4_096]) expect(await faultsOf(content, size)).toEqual([]);
});

test.each([
  ['UTF-8', 'commas', fileOf(ok)],
  ['UTF-16', 'tabs', utf16(`\ufeff${fileOf(ok).replaceAll(',', '\t')}`)],
  ['Windows-1252', 'semicolons', windows1252(accented.replaceAll(',', ';'))],
])('a file says that it was read as %s, separated by %s', async (encoding, separator, content) => {
  expect(await checkedFile(content)).toMatchObject({ encoding, separator });
});

test('the first two thousand problems are reported, and all are counted', async () => {
  const lines = Array.from({ length: 2_500 }, (_, at) => lineOf(`Ex ${at}`, 'Brass,8.4,,,'));
  const { problems, inAll } = await checkedFile(fileOf(...lines));
  expect([problems.length, inAll]).toEqual([2_000, 2_500]);
});

test('a letter of two code units stays whole wherever it stands in the file', async () => {
  const name = '𠮷野家 Example';
  const lines = Array.from({ length: 8 }, (_, at) => lineOf(`Ex ${at}`));
  const before = fileOf(...lines, lineOf(name)).indexOf(name);
  const padded = lines.with(0, `${lines[0]}${'x'.repeat((1_499 - before) % 500)}`);
  const file = fileOf(...padded, lineOf(name));
  expect(file.indexOf(name) % 500).toBe(499);
  expect(await faultsOf(file)).toEqual([]);
});

test('a damaged file is read, or its problems are reported', async () => {
  const wholes = [fileOf(ok, lineOf('"Ben ""B"" Lee"')), utf16(`\ufeff${fileOf(ok)}`), accented];
  for (const whole of wholes)
    await fc.assert(
      fc.asyncProperty(damaged(Buffer.from(whole)), async (content) => {
        const { inAll, problems } = await checkedFile(content, 7);
        expect(problems).toHaveLength(inAll);
      }),
      { numRuns: 50 },
    );
});

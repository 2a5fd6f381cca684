import { readPasted } from './pasted';

const read = (text: string) =>
  readPasted(text).map(({ line, email, name, organization, isMalformed }) =>
    isMalformed ? `${line}! ${email}` : [line, email, name, organization].join(' | '),
  );

test.each<[string, string, string[]]>([
  [
    'one address on each line',
    'a@x.org\r\n\r\n;\r\n B@X.org ',
    ['1 | a@x.org |  | ', '4 | b@x.org |  | '],
  ],
  [
    'as mail programs copy them',
    '"Lovelace, Ada" <ada@x.org>\nAda <a@x.org>, b@x.org; C D <c@x.org>',
    [
      '1 | ada@x.org | Lovelace, Ada | ',
      '2 | a@x.org | Ada | ',
      '2 | b@x.org |  | ',
      '2 | c@x.org | C D | ',
    ],
  ],
  [
    'names with commas, and pairs of a name and an address, on one line',
    'Lovelace, Ada <a@x.org>; Roe, Ben <b@x.org>;\n"Lovelace, Ada" <a@x.org>, "Roe, Ben" <b@x.org>\nAda; a@x.org; Ben; b@x.org\na@x.org,,b@x.org\n"Ada <a@x.org>\nBen Roe <b@x.org>"',
    [
      ...['1 | a@x.org | Lovelace, Ada | ', '1 | b@x.org | Roe, Ben | '],
      ...['2 | a@x.org | Lovelace, Ada | ', '2 | b@x.org | Roe, Ben | '],
      ...['3 | a@x.org | Ada | ', '3 | b@x.org | Ben | '],
      ...['4 | a@x.org |  | ', '4 | b@x.org |  | '],
      ...['5 | a@x.org | Ada | ', '5 | b@x.org | Ben Roe | '],
    ],
  ],
  [
    'a table whose cells have line breaks, streets and several addresses',
    'Name,Address,Email,Company\n"Ada\r\nLovelace",1 Main St,a@x.org ::: c@x.org,"Works,\nInc"\nBen,,b@x.org,\n,,,',
    ['2 | a@x.org | Ada Lovelace | Works, Inc', '3 | b@x.org | Ben | '],
  ],
  [
    'a table without headings, as cells or with commas',
    'Ada Lovelace\ta@x.org\tEngines, Ltd\nBen,b@x.org,"Works, Inc"\nc@x.org;Cy;Lab',
    [
      '1 | a@x.org | Ada Lovelace | Engines, Ltd',
      '2 | b@x.org | Ben | Works, Inc',
      '3 | c@x.org | Cy | Lab',
    ],
  ],
  [
    'a file with headings in any order',
    '\ufeffCompany;E-mail Address;First name;Surname\nWorks;a@x.org;Ada;Lovelace\n;;Nobody;Here',
    ['2 | a@x.org | Ada Lovelace | Works', '3! '],
  ],
  [
    'a file as Excel writes it, with a title above its headings',
    'sep=;\nPossible judges\nName;Email\nAda;a@x.org',
    ['2! Possible judges', '4 | a@x.org | Ada | '],
  ],
  [
    'what is no address, and what would break out of a header',
    'ada at x.org\na@x.org\u0000Bcc:all@y.org\nAda\u202e\tb@x.org\nada@',
    ['1! ada at x.org', '2! a@x.orgBcc:all@y.org', '3 | b@x.org | Ada | ', '4! ada@'],
  ],
])('it reads %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

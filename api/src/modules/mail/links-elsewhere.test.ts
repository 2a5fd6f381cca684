import { linksElsewhere } from './links-elsewhere';

const own = ['https://awards.example', 'support@awards.example'];
const found = (text: string) => linksElsewhere(text, own);

test.each([
  'https://evil.example/form',
  'evil.example',
  'evil.xyz',
  'evil.com:8080/form',
  'evil_x.com',
  '--evil.com',
  'evil.com-',
  'www.evil',
  'judges@evil.example',
  '\u00fc@evil.com',
  'anybody@awards.example',
  'https://awards.example.evil.example',
  'https://awards.example@evil.example',
  'https://:awards.example@evil.example/',
  'https://awards.example\\@evil.example/',
  'https://awards.example:8443/',
  'http://awards.example/',
  'support@awards.example.evil.example',
  'mailto:support@awards.example?bcc=judges@evil.example',
  '\u0435vil.\u0440\u0444',
  'xn--e1afmkfd.xn--p1ai',
  'ftp://evil.example/x',
  'ftp:evil',
  'file:///etc/hosts',
  'file:evil',
  'tel:+491234567',
  'search-ms:query=x',
  '\\\\10.0.0.1\\share\\a',
  '10.0.0.1/form',
  'http://2130706433/',
  'https://intranet/form',
  'https:/evil.com',
  'https:\\\\evil',
  'seehttps://evil',
])('a link elsewhere is found: %s', (address) => {
  expect(found(`Go to ${address}, please.`)).toEqual([address]);
});

test.each([
  'evil\u3002example',
  'evil\uff0eexample',
  'evil\u2024example',
  'ev\u200bil.ex\u200bample',
])('a host is compared as it is read: %s', (host) => {
  expect(found(`Go to ${host} now.`)).toEqual(['evil.example']);
});

test.each(['"', '>', '|', '<', "'", '`', '(', '[', '{', ',', ';', '\u201c', '/x,', '/?next="'])(
  'our address does not cover one that follows %s',
  (sign) => {
    expect(found(`See https://awards.example/${sign}https://evil.example/x now`)).toEqual([
      'https://evil.example/x',
    ]);
    expect(found(`See https://awards.example${sign}.evil.com/x now`)).not.toEqual([]);
  },
);

test.each(['@', '\\@', '*', '_', ':', '\\', '\u2026'])(
  'our address is none with another in it, behind %s',
  (sign) => {
    expect(found(`See https://awards.example/?to=${sign}https://evil.example`)).toHaveLength(1);
    expect(found(`See https://awards.example${sign}evil.com`)).toHaveLength(1);
  },
);

test.each([
  'Please rate your entries by Friday.Thank you!',
  'Judging ends on 30 September @ 17:00 UTC.',
  'Two entries use Node.js, so expect code.',
  'Thank you\u2026and see you next year',
  'Questions? Ask before 5 p.m.on Friday',
  'Judging closes at 22:00, i.e. soon. Rate each and/or recuse. Note:this is urgent.',
  'Sign in at https://awards.example/tech-judging, please.',
  '<https://awards.example/verify?id=a-b_c>, "https://awards.example", (https://awards.example/a.zip)',
  'https://awards.example.',
  'HTTPS://AWARDS.EXAMPLE:443/',
  'awards.example/tech-judging',
  'Write to support@awards.example.',
  'Write to mailto:Support@awards.example!',
])('plain sentences and our own addresses pass: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('a name that is an address counts as an address', () => {
  expect(found('Two entries use Node.js and ASP.NET, so expect code.')).toEqual(['ASP.NET']);
});

test.each(['a', 'a.', 'a-', 'a@', 'https://', '\\', 'x.com/', '{name}.com '])(
  'a long text of "%s" is read in time',
  (part) => {
    const from = performance.now();
    found(part.repeat(20_000 / part.length));
    expect(performance.now() - from).toBeLessThan(1_000);
  },
);

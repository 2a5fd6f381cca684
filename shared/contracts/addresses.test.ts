import { mailAddressOf, readableAddress, webAddressOf } from './addresses';
import { email } from './identity';
import { httpsAddress, linkedInAddress, optionalWebAddress } from './links';

const zeroWidth = '\u200b';

test.each([
  [`probe.one@example.com${zeroWidth}`, 'probe.one@example.com'],
  [`${zeroWidth}probe.two@example.com`, 'probe.two@example.com'],
  ['\ufeffprobe.three@example.com', 'probe.three@example.com'],
  ['probe.four@example.com.', 'probe.four@example.com'],
  ['Probe Five <probe.five@example.com>', 'probe.five@example.com'],
  ['"Five, Probe" <Probe.Five@Example.com>;', 'probe.five@example.com'],
  ['mailto:probe.six@example.com', 'probe.six@example.com'],
  ['<mailto:probe.six@example.com?subject=Hello>', 'probe.six@example.com'],
  ['probe＠example.com', 'probe@example.com'],
  ['ｐｒｏｂｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'probe@example.com'],
  ['(probe@example.com)', 'probe@example.com'],
  ['[probe@example.com],', 'probe@example.com'],
  ['“probe@example.com”', 'probe@example.com'],
  [' Probe @ Example.com\r\n', 'probe@example.com'],
  ['probe@\u200dexample.com', 'probe@example.com'],
  ['o’neil@example.com', undefined],
  ["o'neil@example.com", "o'neil@example.com"],
  ['probe@BÜCHER.example', 'probe@xn--bcher-kva.example'],
  ['probe@bu\u0308cher.example', 'probe@xn--bcher-kva.example'],
  ['probe@xn--bcher-KVA.example', 'probe@xn--bcher-kva.example'],
  ['probe@例え。テスト', 'probe@xn--r8jz45g.xn--zckzah'],
  ['probe@bücher.example/x', undefined],
  ['probe@exa mple.com', undefined],
  ['a@example.com, b@example.com', undefined],
  ['Probe', undefined],
  ['<>', undefined],
  ['', undefined],
])('case 16: the mail address %j is read as %j', (typed, address) => {
  expect(email.safeParse(typed).data).toBe(address);
});

test('a mail address is the same once it has been read', () => {
  const once = mailAddressOf('Probe <PROBE@Bücher.example.>');
  expect(mailAddressOf(once)).toBe(once);
});

const alone = 'Enter the address alone, without other words';
const asShown = 'Enter the full address, such as https://www.linkedin.com/in/your-name';
const elsewhere = 'Enter an address that others can open as well';
const probe = 'https://www.linkedin.com/in/probe-one';

test.each([
  ['www.linkedin.com/in/probe-one', probe],
  ['linkedin.com/in/probe-one/', 'https://linkedin.com/in/probe-one/'],
  [`${probe}${zeroWidth}`, probe],
  [`${probe}/?originalSubdomain=de`, `${probe}/?originalSubdomain=de`],
  [
    'https://www.linkedin.com/in/pr%C3%B6be-%E6%B5%8B%E8%AF%95/',
    'https://www.linkedin.com/in/pr%C3%B6be-%E6%B5%8B%E8%AF%95/',
  ],
  ['https://www.linkedin.com/in/pröbe-测试/', 'https://www.linkedin.com/in/pröbe-测试/'],
  [`<${probe}>`, probe],
  [`(${probe}).`, probe],
  [`“${probe}”`, probe],
  [`<URL:${probe}>`, probe],
  [`${probe}\r\n`, probe],
  ['https:/www.linkedin.com/in/probe-one', probe],
  ['https：／／www.linkedin.com/in/probe-one', probe],
  ['HTTPS://www.linkedin.com/in/probe-one', 'HTTPS://www.linkedin.com/in/probe-one'],
  ['https://10.example.com/local', 'https://10.example.com/local'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['10.1145/3290605.3300500', 'https://doi.org/10.1145/3290605.3300500'],
  ['doi:10.1000/182', 'https://doi.org/10.1000/182'],
  ['https://example.com/Award_(prize)', 'https://example.com/Award_(prize)'],
  ['(https://example.com/Award_(prize)).', 'https://example.com/Award_(prize)'],
])('case 15: the web address %j is read as %j', (typed, address) => {
  expect(linkedInAddress.parse(typed)).toBe(address);
  expect(webAddressOf(address)).toBe(address);
});

test.each([
  [`See my profile ${probe}`, alone],
  ['https://https://www.linkedin.com/in/probe-one', 'Enter https:// only once'],
  ['http://https//www.linkedin.com/in/probe-one', 'Enter https:// only once'],
  ['@probe-one', asShown],
  ['probe-one', asShown],
  ['//www.linkedin.com/in/probe-one', asShown],
  ['probe@example.com', asShown],
  ['javascript:alert(1)', asShown],
  ['javascript:example.com/1', asShown],
  ['data:text/html,x.y', asShown],
  ['<>', asShown],
  [' JaVaScRiPt:alert(1)', asShown],
  ['java\nscript:alert(1)', alone],
  ['file:///etc/passwd', asShown],
  ['ftp://example.com', asShown],
  ['https://', asShown],
  ['https://user:secret@example.com', asShown],
  ['https://localhost:3000/demo', elsewhere],
  ['http://192.168.0.1', elsewhere],
  ['http://0x7f.1/', elsewhere],
  ['https://printer.local./', elsewhere],
])('OPEN-049 case 15: the web address %j is refused: %s', (typed, message) => {
  const refused = linkedInAddress.safeParse(typed);
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('an optional address may be empty, and one that must be https has it added', () => {
  expect(optionalWebAddress.parse(' \u200b')).toBe('');
  expect(httpsAddress.parse('example.com')).toBe('https://example.com');
  expect(httpsAddress.safeParse('http://example.com').success).toBe(false);
  expect(httpsAddress.safeParse('').success).toBe(false);
});

test('addresses of any length are read in time that grows with them', () => {
  for (const part of ['<>', ')', '\u200d', '@ ', 'https://', '<a'])
    for (const read of [mailAddressOf, webAddressOf])
      expect(read(`${part.repeat(60_000)}a`)).not.toBe('');
});

test('case 15: an address is shown readable unless that would show something invisible', () => {
  expect(readableAddress('https://a.example/pr%C3%B6be-%E6%B5%8B')).toBe(
    'https://a.example/pröbe-测',
  );
  for (const address of [
    'https://a.example/%E2%80%AEx',
    'https://a.example/%20',
    'https://a.example/%F',
  ])
    expect(readableAddress(address)).toBe(address);
});

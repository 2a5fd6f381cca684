import { limits } from '@meritum/shared/contracts/limits';
import { contentDisposition, safeFileName, storagePath } from './file-names';

test.each([
  ['evidence.pdf', 'evidence.pdf'],
  ['Résumé – 2025.PDF', 'Résumé – 2025.PDF'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\system32\\report.docx', 'report.docx'],
  ['nominations/other@example.com/1_file.pdf', '1_file.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['"quoted"; filename=x.pdf', '_quoted_; filename=x.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['CON.pdf', 'CON_.pdf'],
  ['lpt1.tar.gz', 'lpt1_.tar.gz'],
  ['aux', 'aux_'],
  ['console.pdf', 'console.pdf'],
  ['', 'document'],
  ['/', 'document'],
])('the file name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});

test('a long name is cut, its extension kept', () => {
  const name = safeFileName(`${'x'.repeat(500)}.docx`);
  expect([name.length, name.slice(-6)]).toEqual([200, 'x.docx']);
});

test('a long name in letters of several bytes is cut to what file systems take', () => {
  for (const letter of ['王', 'é', '𠮷']) {
    const name = safeFileName(`${letter.repeat(300)}.pdf`);
    expect(name).toMatch(new RegExp(`^(?:${letter})+\\.pdf$`, 'u'));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
  }
});

test.each([
  ['dots', `${'.'.repeat(79_000)}x`, 'x'],
  ['dots before an extension', `a${'.'.repeat(79_000)}.pdf`, 500],
  ['white space', `${' '.repeat(2_000_000)}x ${' '.repeat(2_000_000)}`, 'document'],
  ['separators', `${'/'.repeat(2_000_000)}report.pdf`, 'report.pdf'],
  ['an extension', `a.${'x'.repeat(100_000)}`, 200],
])('a name of endless %s is cut before it is processed', (_, given, kept) => {
  const name = safeFileName(given);
  if (typeof kept === 'string') expect(name).toBe(kept);
  else expect(name.length).toBeLessThanOrEqual(limits.documentNameCharacters);
});

test('ENT-017 a document is stored under its owner, time and name', () => {
  const path = storagePath(
    { email: 'ada@example.com' },
    new Date('2025-09-01T12:00:00Z'),
    'evidence.pdf',
  );
  expect(path).toBe('nominations/ada@example.com/1756728000000_evidence.pdf');
});

test('a download is named in ASCII and in full', () => {
  expect(contentDisposition('Résumé "2025" (1).pdf')).toBe(
    'attachment; filename="R_sum_ _2025_ (1).pdf"; ' +
      "filename*=UTF-8''R%C3%A9sum%C3%A9%20%222025%22%20%281%29.pdf",
  );
});

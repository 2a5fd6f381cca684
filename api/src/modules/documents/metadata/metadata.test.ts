import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { documentTypes } from '@meritum/shared/contracts/limits';
import sharp from 'sharp';
import { textsOf } from '../../../../testing/documents/pdfs';
import { docFile, packed } from '../../../../testing/files';
import { readPdf } from '../pdf/read';
import { membersOf } from '../zip';
import { copyForJudges } from './clean';

const { pdf, jpg, png, doc, docx } = documentTypes;
const secret = 'Ada (of Acme) Lee';

const escaped = secret.replace(/[()]/g, '\\$&');

/** An uncompressed PDF. */
const plainPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>\nendobj',
    ...[3, 4, 5].map((page) => `${page} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj`),
    `6 0 obj\n<< /Title (${escaped}) /Author (${escaped}) >>\nendobj`,
    'trailer\n<< /Root 1 0 R /Info 6 0 R /Size 7 >>\n%%EOF',
  ].join('\n'),
);

const stream = (number: number, dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** A PDF with packed objects, and metadata in XML, compressed or not. */
function packedPdf(compressed: boolean): Buffer {
  const info = `<< /Author (${escaped}) /Title <416461204c6565> >>`;
  const pages = '<< /Type /Pages /Kids [ ] /Count 12 >>';
  const table = `5 0 6 ${info.length + 1} `;
  const objects = deflateSync(`${table}${info} ${pages}`, { level: 1 });
  const xml = Buffer.from(`<x:xmpmeta>${secret}</x:xmpmeta>`.repeat(4));
  const metadata = compressed ? deflateSync(xml) : xml;
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    stream(3, `/Type /ObjStm /N 2 /First ${table.length} /Filter /FlateDecode`, objects),
    stream(
      4,
      `/Type /Metadata /Subtype /XML${compressed ? ' /Filter /FlateDecode' : ''}`,
      metadata,
    ),
    Buffer.from('7 0 obj\n<< /Type /XRef /Info 5 0 R /Root 1 0 R >>\nendobj\n%%EOF'),
  ]);
}

test('a PDF names neither its author nor its title, and every byte keeps its place', async () => {
  const behindMail = Buffer.concat([Buffer.from('From: Ada of Acme\r\n\r\n'), plainPdf]);
  for (const file of [plainPdf, packedPdf(true), packedPdf(false), behindMail]) {
    expect(textsOf(file)).toContain('Acme');
    const before = Buffer.from(file);
    const clean = await copyForJudges(file, pdf);
    expect(textsOf(clean)).not.toMatch(/Acme|Ada|416461|\/Info\b/);
    expect([clean.length, file.equals(before)]).toEqual([file.length, true]);
    expect(readPdf(clean).pages).toBe(readPdf(file).pages);
  }
});

test('the pages of a PDF are counted, compressed or not', () => {
  const counted = [plainPdf, packedPdf(true), Buffer.from('%PDF-1.7')].map(
    (file) => readPdf(file).pages,
  );
  expect(counted).toEqual([3, 12, undefined]);
});

test.each([
  ['JPEG', jpg],
  ['PNG', png],
] as const)(
  'a %s loses its metadata and any bytes after its end, and stays upright',
  async (_, type) => {
    const notes = { IFD0: { Artist: secret, Copyright: secret } };
    const drawn = sharp({ create: { width: 12, height: 9, channels: 3, background: '#357' } });
    const noted = drawn.withExif(notes).withMetadata({ orientation: 6 });
    const sent = await noted.toFormat(type === jpg ? 'jpeg' : 'png').toBuffer();
    expect(sent.toString('latin1')).toContain('Acme');
    // Cameras append a smaller picture or a film.
    const clean = await copyForJudges(Buffer.concat([sent, sent]), type);
    expect(clean.toString('latin1')).not.toMatch(/Acme|Exif/);
    const { width, height, exif, orientation } = await sharp(clean).metadata();
    expect([width, height, exif, orientation]).toEqual([9, 12, undefined, undefined]);
  },
);

test('judges never get a picture that cannot be drawn, as it keeps its notes', async () => {
  const broken = Buffer.from(`\xff\xd8\xff\xe1 ${secret}`, 'latin1');
  await expect(copyForJudges(broken, jpg)).rejects.toThrow();
});

test('a Word file loses its properties and keeps its text', async () => {
  const said = `<dc:creator>${secret}</dc:creator>${randomBytes(99).toString('hex')}`;
  const parts = {
    'docProps/core.xml': said,
    'docProps/app.xml': said,
    'word/document.xml': '<document/>',
  };
  for (const compress of [true, false]) {
    const clean = await copyForJudges(await packed(parts, { compress }), docx);
    const [first, second, text] = membersOf(clean).map((member) => member.read().toString());
    expect([first?.trim(), second?.trim(), text]).toEqual([
      expect.stringMatching(/^<cp:coreProperties [^>]*\/>$/),
      expect.stringMatching(/^<Properties [^>]*\/>$/),
      '<document/>',
    ]);
    for (const member of membersOf(clean))
      expect(clean.readUInt32LE(member.entryAt + 16)).toBe(crc32(member.read()));
  }
});

test('an older Word file loses the texts of its properties', async () => {
  const set = Buffer.alloc(400);
  Buffer.from('e0859ff2f94f6810ab9108002b27b3d9', 'hex').copy(set, 28);
  set.writeUInt32LE(48, 44);
  set.writeUInt32LE(1, 52);
  set.writeUInt32LE(4, 56);
  set.writeUInt32LE(24, 60);
  set.writeUInt32LE(30, 72);
  set.writeUInt32LE(secret.length + 1, 76);
  set.write(secret, 80);
  const clean = await copyForJudges(Buffer.concat([docFile(), set]), doc);
  expect(clean.length).toBe(docFile().length + set.length);
  expect(clean.toString('latin1')).not.toContain('Acme');
});

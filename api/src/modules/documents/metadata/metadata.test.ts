import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { documentTypes } from '@meritum/shared/contracts/limits';
import fc from 'fast-check';
import { ZipFile } from 'yazl';
import { textsOf } from '../../../../testing/documents/pdfs';
import { docFile, pngFile } from '../../../../testing/files';
import { readPdf } from '../pdf/read';
import { membersOf } from '../zip';
import { withoutMetadata } from './clean';

const { pdf, jpg, png, doc, docx } = documentTypes;
const secret = 'Ada (of Acme) Lee';

const escaped = secret.replace(/[()]/g, '\\$&');

/** A PDF as programs write it that compress nothing. */
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

/** One whose objects are compressed, with metadata in XML, compressed or not. */
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

test('a PDF names neither its author nor its title, and every byte keeps its place', () => {
  const behindMail = Buffer.concat([Buffer.from('From: Ada of Acme\r\n\r\n'), plainPdf]);
  for (const file of [plainPdf, packedPdf(true), packedPdf(false), behindMail]) {
    expect(textsOf(file)).toContain('Acme');
    const before = Buffer.from(file);
    const clean = withoutMetadata(file, pdf);
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

const segment = (marker: number, content: string | Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content as string, 'latin1')]);
};

test('a photo loses what its camera and programs noted and what follows its end, but not which way is up', () => {
  const turned = '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0';
  const maker = '\x01\x0f\0\x02\0\0\0\x04Ada\0';
  const exif = `Exif\0\0MM\0*\0\0\0\x08\0\x02${maker}${turned}\0\0\0\0`;
  const scans = ['ffda0004000112ff0034ffd05678', 'ffda000400019abc'];
  const [first, second] = scans.map((scan) => Buffer.from(scan, 'hex')) as [Buffer, Buffer];
  const end = Buffer.from('ffd9', 'hex');
  const start = Buffer.from('ffd8', 'hex');
  const [jfif, profile] = [segment(0xe0, 'JFIF\0'), segment(0xe2, 'ICC_PROFILE\0')];
  const notes = [segment(0xe1, exif), segment(0xed, 'Ada'), segment(0xfe, 'Ada')];
  const sent = [start, jfif, ...notes, profile, first, ...notes.slice(1), second, end];
  // Cameras append a smaller picture, or a film.
  const clean = withoutMetadata(Buffer.concat([...sent, ...sent]), jpg);
  const upright = segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\x01${turned}\0\0\0\0`);
  expect(clean.toString('hex')).toBe(
    Buffer.concat([start, jfif, upright, profile, first, second, end]).toString('hex'),
  );
});

test('a PNG loses its texts and what follows its end', () => {
  const plain = pngFile();
  const text = Buffer.from(`\0\0\0\x0atEXtAuthor\0Ada....`, 'latin1');
  const end = plain.length - 12;
  const file = Buffer.concat([
    plain.subarray(0, end),
    text,
    plain.subarray(end),
    Buffer.from('Ada'),
  ]);
  expect(withoutMetadata(file, png).equals(plain)).toBe(true);
});

test('a Word file loses its properties and keeps its text', async () => {
  const archive = new ZipFile();
  const said = `<dc:creator>${secret}</dc:creator>${randomBytes(99).toString('hex')}`;
  for (const [name, compress] of [
    ['docProps/core.xml', true],
    ['docProps/app.xml', false],
  ] as const)
    archive.addBuffer(Buffer.from(said), name, { compress });
  archive.addBuffer(Buffer.from('<document/>'), 'word/document.xml');
  archive.end();
  const clean = withoutMetadata(await buffer(archive.outputStream), docx);
  const [first, second, text] = membersOf(clean).map((member) => member.read().toString());
  expect([first?.trim(), second?.trim(), text]).toEqual([
    expect.stringMatching(/^<cp:coreProperties [^>]*\/>$/),
    expect.stringMatching(/^<Properties [^>]*\/>$/),
    '<document/>',
  ]);
  for (const member of membersOf(clean))
    expect(clean.readUInt32LE(member.entryAt + 16)).toBe(crc32(member.read()));
});

test('an older Word file loses the texts of its properties', () => {
  const set = Buffer.alloc(400);
  Buffer.from('e0859ff2f94f6810ab9108002b27b3d9', 'hex').copy(set, 28);
  set.writeUInt32LE(48, 44);
  set.writeUInt32LE(1, 52);
  set.writeUInt32LE(4, 56);
  set.writeUInt32LE(24, 60);
  set.writeUInt32LE(30, 72);
  set.writeUInt32LE(secret.length + 1, 76);
  set.write(secret, 80);
  const clean = withoutMetadata(Buffer.concat([docFile(), set]), doc);
  expect(clean.length).toBe(docFile().length + set.length);
  expect(clean.toString('latin1')).not.toContain('Acme');
});

test('no file is too damaged to be passed on', () => {
  const starts = [
    '%PDF-1.7 1 0 obj << /Type /ObjStm /First 3 >> stream\n',
    '\xff\xd8\xff\xe1',
    'PK',
  ];
  const texts = [
    '/Info 1 0 R ',
    '(',
    ')',
    '<',
    '>',
    '\\',
    'endobj ',
    'endstream ',
    '\xff\xe1\0\x02',
  ];
  const damaged = fc.tuple(
    fc.constantFrom(...starts),
    fc.array(fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 9 }))),
  );
  fc.assert(
    fc.property(damaged, fc.constantFrom(pdf, jpg, png, doc, docx), ([start, rest], type) => {
      const file = Buffer.from(start + rest.join(''), 'latin1');
      expect(withoutMetadata(file, type).length).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});

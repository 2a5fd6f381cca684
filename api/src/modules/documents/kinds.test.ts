import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limits } from '@meritum/shared/contracts/limits';
import { type DocumentReply, nominationMessages } from '@meritum/shared/contracts/nominations';
import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import encryptions from '../../../testing/documents/encryptions.json';
import { packedPdfOf, pdfOf } from '../../../testing/documents/pdfs';
import {
  docFile,
  docxFile,
  exeFile,
  jpegFile,
  pdfFile,
  pngFile,
  wordTypes,
  zip,
} from '../../../testing/files';
import { storedCounts, upload } from '../../../testing/uploads';
import { progressOf, putPart, startUpload } from '../../../testing/uploads-in-parts';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const send = (name: string, content: Buffer) => upload(suite().app, person, { name, content });

/** Sends a file in parts until one is refused; returns the last reply. */
async function sendInParts(name: string, content: Buffer) {
  const { app } = suite();
  const begun = await startUpload(app, person, { name, bytes: content.length });
  if (begun.statusCode !== 201) return begun;
  const { uploadId } = begun.json<UploadProgress>();
  for (let offset = 0; offset < content.length; offset += partBytes) {
    const part = content.subarray(offset, offset + partBytes);
    const reply = await putPart(app, person, { uploadId, offset }, part);
    if (reply.statusCode !== 200) return reply;
  }
  return progressOf(app, person, uploadId);
}

/** A Word file with a picture of 1.4 MB; the part with its type comes last. */
function typesLast(streamed: boolean): Promise<Buffer> {
  const archive = new ZipFile();
  const add = (name: string, content: Buffer) =>
    streamed
      ? archive.addReadStream(Readable.from([content]), name)
      : archive.addBuffer(content, name);
  add('word/document.xml', Buffer.from('<document/>'));
  add('word/media/image1.png', randomBytes(1_400_000));
  add('[Content_Types].xml', Buffer.from(wordTypes));
  archive.end();
  return buffer(archive.outputStream);
}

test.each([
  ['in the order of LibreOffice', false],
  ['in that order and with sizes behind each part, as of Google Docs', true],
])('VAL-011 a large Word file %s is taken, whole and in parts', async (_, streamed) => {
  const content = await typesLast(streamed);
  expect((await send('evidence.docx', content)).statusCode).toBe(201);
  const reply = await sendInParts('evidence.docx', content);
  expect(reply.json<UploadProgress>().document).toMatchObject({ bytes: content.length });
});

test.each<[string, string, Buffer, string]>([
  ['a PDF', 'evidence', pdfFile(), 'evidence.pdf'],
  ['a photo of a picker', 'image:1000023456', jpegFile(), 'image_1000023456.jpg'],
  ['a Word file', 'Report of 12.3', docxFile(), 'Report of 12.3.docx'],
  ['an older Word file', 'CV. Final', docFile(), 'CV. Final.doc'],
  ['a JPEG that is called HEIC', 'photo.heic', jpegFile(), 'photo.jpg'],
  ['a JPEG that a browser saved', 'photo.jfif', jpegFile(), 'photo.jpg'],
  ['a PNG that is called JPG', 'Screenshot.JPG', pngFile(), 'Screenshot.png'],
  ['a Word file that is called PDF', 'evidence.pdf', docxFile(), 'evidence.docx'],
  [
    'one that writes about macros',
    'a.doc',
    docFile({ stream: '_VBA_PROJECT is a stream' }),
    'a.doc',
  ],
  ['a PDF behind an empty line', 'a.pdf', Buffer.concat([Buffer.from('\r\n'), pdfFile()]), 'a.pdf'],
  ['a PDF behind a mail', 'b.pdf', Buffer.concat([Buffer.alloc(1_024, 'x'), pdfFile()]), 'b.pdf'],
])('the content decides: %s is taken', async (_, name, content, kept) => {
  const reply = await send(name, content);
  expect([reply.statusCode, reply.json<DocumentReply>().name]).toEqual([201, kept]);
  const file = await suite().app.inject({
    url: reply.json<DocumentReply>().url,
    headers: person.authorized,
  });
  expect(file.headers['content-disposition']).toContain(`filename="${kept}"`);
  expect(file.rawPayload.equals(content)).toBe(true);
});

const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');
const rtf = Buffer.from('{\\rtf1\\ansi Evidence}');

test.each<[string, string, Buffer, RegExp]>([
  ['a HEIC photo', 'photo.jpg', heic, /picture in the format HEIC. Save it as JPEG or PNG/],
  ['a HEIC photo', 'photo.heic', heic, /picture in the format HEIC. Save it as JPEG or PNG/],
  ['RTF', 'evidence.doc', rtf, /file in the format RTF. Save it as PDF/],
  ['RTF', 'evidence.rtf', rtf, /file in the format RTF. Save it as PDF/],
  ['a file of Pages', 'evidence.pages', docxFile(), /format PAGES. Save it as PDF/],
  ['a program', 'setup.exe', exeFile(), /Judges could not open this file/],
  ['a program', 'setup', exeFile(), /Judges could not open this file/],
  ['a web page', 'page.html', Buffer.from('<script>alert(1)</script>'), /format HTML. Save it/],
  ['a picture that is called a program', 'photo.exe', pngFile(), /Judges could not open this file/],
  ['a program', 'setup.pdf', exeFile(), /Judges could not open this file. Save it as PDF/],
  ['text', 'evidence.pdf', Buffer.from('hello'), /Judges could not open this file/],
  ['macros', 'evidence.docx', docxFile('hidden macros'), /macros. Save it as PDF/],
  ['macros', 'evidence.docx', docxFile('macros'), /macros. Save it as PDF/],
  ['macros', 'evidence.doc', docFile({ stream: '_VBA_PROJECT' }), /macros. Save it as PDF/],
  ['macros', 'old.doc', docFile({ stream: '_vba_Project' }), /macros. Save it as PDF/],
  ['a workbook', 'figures.doc', docFile({ stream: 'Workbook' }), /format XLS. Save it as PDF/],
  ['slides', 'talk.doc', docFile({ stream: 'PowerPoint Document' }), /format PPT. Save it as PDF/],
  ['a PDF that is called PNG', 'photo.png', pdfFile(), /but this is a PDF file. Rename it/],
])(
  'OPEN-017 the refusal of %s says what it is and what to do (%s)',
  async (_, name, content, advice) => {
    const before = await storedCounts(suite().app);
    for (const reply of [await send(name, content), await sendInParts(name, content)])
      expect(reply.json()).toMatchObject({
        code: 'unsupported-media-type',
        message: 'File type not supported',
        errors: [{ message: 'File type not supported', advice: expect.stringMatching(advice) }],
      });
    expect(await storedCounts(suite().app)).toEqual(before);
  },
);

test('the first of many parts is enough to refuse a file', async () => {
  const content = Buffer.concat([heic, Buffer.alloc(3 * partBytes)]);
  const { app } = suite();
  const begun = await startUpload(app, person, { name: 'photo.jpg', bytes: content.length });
  const { uploadId } = begun.json<UploadProgress>();
  const part = content.subarray(0, partBytes);
  expect((await putPart(app, person, { uploadId, offset: 0 }, part)).statusCode).toBe(415);
  expect((await progressOf(app, person, uploadId)).statusCode).toBe(404);
});

const passwordNeeded = {
  status: 400,
  message:
    'This file needs a password to be opened, so judges could not read it. Save a copy without the password and choose that',
};

/** An encrypted PDF; `named` writes its dictionary into the trailer. */
function encryptedPdf({ dictionary, identifiers }: (typeof encryptions)[number], named = true) {
  return Buffer.from(
    [
      '%PDF-1.7',
      `7 0 obj\n${dictionary}\nendobj`,
      `trailer\n<< /Encrypt ${named ? '7 0 R' : dictionary} /ID ${identifiers} >>`,
      '%%EOF',
    ].join('\n'),
    'latin1',
  );
}

/** The strings of a dictionary as most programs write them: bytes between brackets. */
const literal = (text: string) =>
  text.replace(/<([0-9a-f]{2,})>/g, (_, hex: string) => {
    const bytes = Buffer.from(hex, 'hex').toString('latin1');
    return `(${bytes.replace(/[\\()]/g, '\\$&').replace(/\r/g, '\\r')})`;
  });

test.each(encryptions)(
  'a PDF under $method passes unless it needs a password ($needsPassword)',
  async (encryption) => {
    const { dictionary, identifiers, needsPassword } = encryption;
    const inLiterals = {
      ...encryption,
      dictionary: literal(dictionary),
      identifiers: literal(identifiers),
    };
    for (const file of [
      encryptedPdf(encryption),
      encryptedPdf(encryption, false),
      encryptedPdf(inLiterals),
    ]) {
      const reply = await send('evidence.pdf', file);
      if (needsPassword) expect(reply.json()).toMatchObject(passwordNeeded);
      else expect(reply.statusCode).toBe(201);
    }
  },
);

test('a PDF that needs a certificate is refused, and one that does not describe its encryption passes', async () => {
  const about = { method: '', needsPassword: true, identifiers: '[]' };
  const certificate = encryptedPdf({ ...about, dictionary: '<< /Filter /Adobe.PubSec /V 4 >>' });
  expect((await send('evidence.pdf', certificate)).json()).toMatchObject(passwordNeeded);
  const silent = encryptedPdf({ ...about, dictionary: '' });
  expect((await send('evidence.pdf', silent)).statusCode).toBe(201);
});

/** A PDF whose packed objects are unreadable without its key. */
function protectedPdf(): Buffer {
  const file = Buffer.concat([packedPdfOf({}), Buffer.from('\ntrailer << /Encrypt 91 0 R >>')]);
  return file.fill('x', file.indexOf('stream') + 7, file.indexOf('stream') + 30);
}

const { fileIsForm, fileIsPortfolio, fileProtected } = nominationMessages;

test.each([
  ['a form that says "Please wait"', pdfOf({ catalog: '/NeedsRendering true' }), fileIsForm],
  ['a portfolio', pdfOf({ catalog: '/Collection << /View /D >>' }), fileIsPortfolio],
  ['a PDF that hides its objects', protectedPdf(), fileProtected],
])('%s, which judges could not read as it was sent, is refused', async (_, content, message) => {
  expect((await send('evidence.pdf', content)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/file', message }],
  });
});

const wordWith = (parts: Record<string, string>) =>
  zip({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<w:document/>', ...parts });

test.each<[string, string, Buffer, DocumentReply['notices']]>([
  ['a script', 'a.pdf', pdfOf({ catalog: '/OpenAction << /S /JavaScript >>' }), ['actions']],
  [
    'comments',
    'a.docx',
    wordWith({ 'word/comments.xml': '<w:comments><w:comment w:author="Ada"/></w:comments>' }),
    ['comments'],
  ],
  [
    'tracked changes',
    'a.docx',
    wordWith({ 'word/document.xml': '<w:p><w:del w:id="1" w:author="Ada"/></w:p>' }),
    ['changes'],
  ],
  ['none of these', 'a.docx', wordWith({ 'word/comments.xml': '<w:comments/>' }), undefined],
])('who uploads a file with %s is told so, also later', async (_, name, content, notices) => {
  const reply = (await send(name, content)).json<DocumentReply>();
  expect(reply.notices).toEqual(notices);
  const parts = await sendInParts(name, content);
  expect(parts.json<UploadProgress>().document?.notices).toEqual(notices);
});

/** An older Word file whose header says that its text is encrypted. */
function encryptedDoc(): Buffer {
  const file = docFile({ stream: 'WordDocument' });
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(2, 1_024 + 116);
  file.writeUInt16LE(0x0100, 3 * 512 + 10);
  return file;
}

test.each([
  ['a Word file with a password', 'evidence.docx', docFile({ stream: 'EncryptedPackage' })],
  ['an older one', 'evidence.doc', encryptedDoc()],
])('%s is refused', async (_, name, content) => {
  expect((await send(name, content)).json()).toMatchObject(passwordNeeded);
  expect((await sendInParts(name, content)).json()).toMatchObject(passwordNeeded);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false });

test.each(['jpeg', 'png'] as const)(
  'judges get a large %s in a size that phones can show, and its owner as it was sent',
  async (format) => {
    const content = await picture(6_000, 4_000)
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { documentId, url } = (await send(`photo.${format}`, content)).json<DocumentReply>();
    const { documents } = suite().commands({ JUDGES_READ_UNSCANNED: 'true' });
    const opened = await documents.openDocument(documentId);
    const shown = await buffer(opened?.content ?? Readable.from([]));
    const { width, height, ...rest } = await sharp(shown).metadata();
    expect(rest.format).toBe(format);
    expect(width * height).toBeLessThanOrEqual(limits.canvasPixels);
    expect([height / width, opened?.document.bytes]).toEqual([
      expect.closeTo(1.5, 2),
      shown.length,
    ]);
    const own = await suite().app.inject({ url, headers: person.authorized });
    expect(own.rawPayload.equals(content)).toBe(true);
  },
);

test('a picture with more pixels than can be drawn again is refused', async () => {
  const content = await picture(10_000, 6_001).png().toBuffer();
  expect((await send('photo.png', content)).json()).toMatchObject({
    status: 400,
    message: 'This picture has more than 60 million pixels. Save a smaller copy and choose that',
  });
});

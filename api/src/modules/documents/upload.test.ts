import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { type Person, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  docFile,
  docxFile,
  docxWith,
  exeFile,
  jpegFile,
  pdfFile,
  pngFile,
} from '../../testing/files';
import { multipart, storedCounts, type TestFile, upload } from '../../testing/uploads';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const send = (...files: TestFile[]) => upload(suite().app, person, ...files);

const pathsOf = async (email: string) => {
  const files = suite().app.mongo.db.collection<{ filename: string }>('documentFiles.files');
  const found = await files.find().toArray();
  return found.map(({ filename }) => filename).filter((path) => path.includes(email));
};

/** Sends a request that must be refused, and checks that nothing is kept. */
async function expectRefused(files: TestFile[], refusal: object) {
  const before = await storedCounts(suite().app);
  expect((await send(...files)).json()).toMatchObject(refusal);
  expect(await storedCounts(suite().app)).toEqual(before);
}

test.each<[string, Buffer]>([
  ['evidence.pdf', pdfFile()],
  ['Evidence.DOCX', docxFile()],
  ['evidence.doc', docFile()],
  ['photo.jpg', jpegFile()],
  ['photo.jpeg', jpegFile()],
  ['photo.png', pngFile()],
])('VAL-011 %s is accepted', async (name, content) => {
  const reply = await send({ name, content });
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    {
      documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: expect.stringMatching(/^\/api\/documents\/[0-9a-f]{24}$/),
      name,
      bytes: content.length,
      scan: 'not-scanned',
    },
  ]);
});

const unsupported = {
  status: 415,
  code: 'unsupported-media-type',
  message: 'File type not supported',
  errors: [{ pointer: '/file', message: 'File type not supported' }],
};

test.each<[string, TestFile]>([
  ['a program', { name: 'setup.exe', content: exeFile() }],
  ['a program that is called a PDF', { name: 'evidence.pdf', content: exeFile() }],
  ['a PDF that is called a picture', { name: 'photo.png', content: pdfFile() }],
  ['a picture that is called a program', { name: 'photo.exe', content: pngFile() }],
  ['a document with macros', { name: 'evidence.docx', content: docxFile('macros') }],
  [
    'a document with macros that says it has none',
    { name: 'evidence.docx', content: docxFile('hidden macros') },
  ],
  ['text that is called a PDF', { name: 'evidence.pdf', content: Buffer.from('hello') }],
  ['a program without an extension', { name: 'setup', content: exeFile() }],
  ['a web page', { name: 'page.html', content: Buffer.from('<script>alert(1)</script>') }],
])('OPEN-017 %s is refused', async (_, file) => {
  await expectRefused([file], unsupported);
});

test('a Word document that loads content from elsewhere is refused, and says what to do', async () => {
  const relationships =
    '<Relationships><Relationship Type="template" Target="https://tracker.example" TargetMode="External"/></Relationships>';
  const message =
    'This Word file may load content from elsewhere, such as a template or a linked picture. Save it as a PDF and choose that';
  await expectRefused([{ name: 'evidence.docx', content: docxWith(relationships) }], {
    status: 400,
    errors: [{ pointer: '/file', message }],
  });
});

test('OPEN-047 VAL-010 a file of exactly 10485760 bytes is accepted, one byte more is refused', async () => {
  const reply = await send({ name: 'large.pdf', content: pdfFile(10_485_760) });
  expect(reply.json<DocumentReply>().bytes).toBe(10_485_760);
  await expectRefused([{ name: 'large.pdf', content: pdfFile(10_485_761) }], {
    status: 413,
    code: 'payload-too-large',
    message: 'File size exceeds 10MB limit',
    errors: [{ pointer: '/file', message: 'File size exceeds 10MB limit' }],
  });
});

const pdf = { name: 'evidence.pdf', content: pdfFile() };

test.each<[string, TestFile[], string]>([
  ['VAL-012 two files', [pdf, { ...pdf, field: 'second' }], 'Send exactly one file'],
  ['a form without a file', [], 'Send exactly one file'],
  ['an empty file', [{ ...pdf, content: Buffer.alloc(0) }], 'The file is empty'],
])('%s is refused, and nothing is kept', async (_, files, message) => {
  await expectRefused(files, { status: 400, errors: [{ pointer: '/file', message }] });
});

test('a body that is not multipart is refused', async () => {
  const reply = await suite().app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: person.authorized,
    payload: { file: 'evidence.pdf' },
  });
  expect(reply.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' });
});

test('a body that ends too early is refused and leaves nothing', async () => {
  const { app } = suite();
  const before = await storedCounts(app);
  const { headers, payload } = multipart({ name: 'evidence.pdf', content: pdfFile(3_000_000) });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: { ...headers, ...person.authorized },
    payload: payload.subarray(0, 2_500_000),
  });
  expect(reply.json()).toMatchObject({ status: 400, message: 'The upload was interrupted' });
  expect(await storedCounts(app)).toEqual(before);
});

test("PERM-013 a file name that contains another's folder stays in the owner's", async () => {
  const other = await registerAccount(suite().app);
  for (const name of [
    `nominations/${other.email}/1_evidence.pdf`,
    `../${other.email}/1_evidence.pdf`,
    `..\\${other.email}\\1_evidence.pdf`,
  ])
    expect((await send({ name, content: pdfFile() })).statusCode).toBe(201);
  expect(await pathsOf(other.email)).toEqual([]);
  expect(await pathsOf(person.email)).toHaveLength(3);
});

const asForm = (payload: string | Buffer, boundary?: string) =>
  suite().app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: {
      ...person.authorized,
      'content-type': `multipart/form-data${boundary === undefined ? '' : `; boundary=${boundary}`}`,
    },
    payload,
  });

const head = 'Content-Disposition: form-data; name="file"; filename="evidence.pdf"\r\n';

test.each([
  ['no boundary', 'The upload is malformed', `--x\r\n${head}\r\n%PDF-1.7\r\n--x--\r\n`, undefined],
  ['a boundary of 300 characters', 'The upload is malformed', 'anything', 'b'.repeat(300)],
  ['a cut body', 'The upload was interrupted', `--x\r\n${head}\r\n%PDF-1.7`, 'x'],
  ['a cut part header', 'The upload was interrupted', `--x\r\nContent-Dispos`, 'x'],
  ['garbage', 'The upload was interrupted', Buffer.from([0, 1, 2, 255, 254, 13, 10, 45]), 'x'],
])('an upload with %s is refused as malformed', async (_, message, payload, boundary) => {
  const before = await storedCounts(suite().app);
  expect((await asForm(payload, boundary)).json()).toMatchObject({ status: 400, message });
  expect(await storedCounts(suite().app)).toEqual(before);
});

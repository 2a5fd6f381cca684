import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { docxWith, pdfFile } from '../../../testing/files';
import { storedCounts, type TestFile, upload } from '../../../testing/uploads';

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

/** Sends an upload that must be refused, and checks that nothing is kept. */
async function expectRefused(files: TestFile[], refusal: object) {
  const before = await storedCounts(suite().app);
  expect((await send(...files)).json()).toMatchObject(refusal);
  expect(await storedCounts(suite().app)).toEqual(before);
}

test('a Word document that loads content from elsewhere is refused with advice', async () => {
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

const asForm = (payload: string | Buffer) =>
  suite().app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: { ...person.authorized, 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });

const head = 'Content-Disposition: form-data; name="file"; filename="evidence.pdf"\r\n';

test.each([
  ['a cut body', `--x\r\n${head}\r\n%PDF-1.7`],
  ['a cut part header', '--x\r\nContent-Dispos'],
  ['garbage', Buffer.from([0, 1, 2, 255, 254, 13, 10, 45])],
])('an upload with %s is refused as interrupted', async (_, payload) => {
  const before = await storedCounts(suite().app);
  const message = 'The upload was interrupted';
  expect((await asForm(payload)).json()).toMatchObject({ status: 400, message });
  expect(await storedCounts(suite().app)).toEqual(before);
});

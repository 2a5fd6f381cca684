import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { type Person, registerAccount, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { pdfFile } from '../../../testing/files';
import { registerAdmin, registerStranger } from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { upload, uploadDocument } from '../../../testing/uploads';

const suite = suiteApp();

let owner: Person;
beforeAll(async () => {
  owner = await registerAccount(suite().app);
});

const download = (url: string, headers: Record<string, string> = owner.authorized) =>
  suite().app.inject({ url, headers });

test('the owner gets the document back, byte for byte, as an attachment', async () => {
  const { app } = suite();
  const content = pdfFile(2_500_000);
  const reply = await upload(app, owner, { name: 'Résumé.pdf', content });
  const file = await download(reply.json<DocumentReply>().url);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '2500000',
    'content-disposition': `attachment; filename="R_sum_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'no-store',
  });
});

test("OPEN-040 an address contains the document's id and no token", async () => {
  const { url, documentId } = await uploadDocument(suite().app, owner);
  expect(url).toBe(`/api/documents/${documentId}`);
  for (const accessToken of [`?token=${owner.accessToken}`, `?access_token=${owner.accessToken}`])
    expect((await download(url + accessToken, {})).statusCode).toBe(401);
});

test('PERM-004 another account learns nothing, not even that the document exists', async () => {
  const { url } = await uploadDocument(suite().app, owner);
  const { authorized } = await registerAccount(suite().app);
  const never = url.replace(/[0-9a-f]{24}/, 'a'.repeat(24));
  const answers = await Promise.all(
    [url, never, '/api/documents/nonsense'].map(async (address) => {
      const reply = await download(address, authorized);
      return { ...reply.json<object>(), requestId: '' };
    }),
  );
  expect(answers[0]).toMatchObject({
    status: 403,
    message: 'You have no access to this document.',
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

describe('of a nomination', () => {
  let nominee: Person;
  let url: string;
  beforeAll(async () => {
    nominee = await registerStranger(suite().app);
    ({ url } = await uploadDocument(suite().app, nominee));
    await submit(suite().app, nominee, buildForm({ supportingDocUrl: url }));
  });

  test('an admin without a conflict of interest reads the document', async () => {
    const admin = await registerAdmin(suite().app);
    const file = await download(url, admin.authorized);
    expect([file.statusCode, file.rawPayload.equals(pdfFile())]).toEqual([200, true]);
    // Documents without a nomination are visible to their owner only.
    const { url: spare } = await uploadDocument(suite().app, nominee);
    expect((await download(spare, admin.authorized)).statusCode).toBe(403);
  });

  test('an admin who has shown no second factor does not', async () => {
    const admin = await registerStranger(suite().app);
    await setRole(suite().app, admin.accountId, 'admin');
    expect((await download(url, admin.authorized)).json()).toMatchObject({
      status: 403,
      reason: 'second-factor-required',
    });
  });

  test('an admin with a conflict of interest is refused like anyone else', async () => {
    const admin = await registerAdmin(suite().app);
    await submit(suite().app, admin, buildForm());
    expect((await download(url, admin.authorized)).json()).toMatchObject({
      status: 403,
      message: 'You have no access to this document.',
    });
  });
});

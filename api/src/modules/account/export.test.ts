import { site } from '@meritum/shared/programme/site';
import { post, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { pdfFile } from '../../testing/files';
import { nominationForm, submit } from '../../testing/nominations';
import { unzip } from '../../testing/unzip';
import { uploadDocument } from '../../testing/uploads';

const suite = suiteApp();

async function download(headers: { authorization: string }) {
  const reply = await suite().app.inject({ url: '/api/account/export', headers });
  return { reply, files: unzip(reply.rawPayload) };
}

const read = (file: Buffer | undefined): unknown => JSON.parse(file?.toString() ?? '');

test('one downloads everything that is held of one, and nothing of others', async () => {
  const { app } = suite();
  const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
  const document = await uploadDocument(app, ada, 'Beweis “ä”.pdf');
  await uploadDocument(app, bob, 'of-bob.pdf');
  await submit(app, ada, nominationForm({ essay: 'My words.', supportingDocUrl: document.url }));
  await submit(app, bob, nominationForm({ essay: 'Words of Bob.' }));
  await post(app, '/api/auth/password-reset', { email: ada.email });
  await app.background.idle();

  const { reply, files } = await download(ada.authorized);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'account.json',
    'calibration.json',
    'decisions.json',
    'documents/1-Beweis “ä”.pdf',
    'drafts.json',
    'evaluations.json',
    'judge.json',
    'mails.json',
    'nominations.json',
    'results.json',
    'second-factors.json',
    'security-log.json',
    'sessions.json',
  ]);
  expect(files['README.txt']?.toString()).toContain(site.productName);
  expect(files['documents/1-Beweis “ä”.pdf']).toEqual(pdfFile());
  expect(read(files['account.json'])).toMatchObject({ email: ada.email, hasPassword: true });
  expect(read(files['sessions.json'])).toMatchObject([{ method: 'password' }]);
  expect(read(files['nominations.json'])).toMatchObject([{ essay: 'My words.' }]);
  expect(read(files['mails.json'])).toMatchObject([
    { template: 'nomination-received' },
    { template: 'password-reset' },
  ]);
  const all = Object.values(files).join('\n');
  expect(all).not.toContain('Words of Bob');
  expect(all).not.toContain(bob.email);
});

test('no secret is in it, neither ours nor one that lets somebody in', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { files } = await download(ada.authorized);
  const all = Object.values(files).join('\n');
  for (const secret of ['argon2', 'tokenHash', 'passwordHash', ada.cookie.split('.')[1] ?? ''])
    expect(all).not.toContain(secret);
});

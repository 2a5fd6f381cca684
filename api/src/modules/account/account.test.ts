import type { AccountReply } from '@meritum/shared/contracts/account';
import { site } from '@meritum/shared/programme/site';
import {
  expectSignedOut,
  type Person,
  post,
  refresh,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { pdfFile } from '../../../testing/files';
import { mailedReset, moveTo, templatesTo } from '../../../testing/mails';
import { buildForm, submit } from '../../../testing/nominations';
import { suiteWithGoogle } from '../../../testing/openid-provider';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { unzip } from '../../../testing/unzip';
import { uploadDocument } from '../../../testing/uploads';
import { minutes } from '../../platform/clock';

describe('the account', () => {
  const { provider, suite } = suiteWithGoogle();
  everyMailIsPending(suite);

  const accountOf = async (headers: { authorization: string }) =>
    (await suite().app.inject({ url: '/api/account', headers })).json<AccountReply>();

  const change = (person: Pick<Person, 'authorized'>, payload: object) =>
    post(suite().app, '/api/account/password', payload, person.authorized);

  test('the account shows who its owner is and how they sign in', async () => {
    const ada = await registerAccount(suite().app);
    expect(await accountOf(ada.authorized)).toEqual({
      user: {
        uid: ada.accountId,
        email: ada.email,
        displayName: ada.displayName,
        emailConfirmed: false,
        role: 'user',
        confirming: { email: ada.email, until: expect.stringMatching(/Z$/) },
      },
      methods: ['password'],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('ENT-015 the display name can be changed, trimmed and not to nothing', async () => {
    const ada = await registerAccount(suite().app);
    const request = { method: 'POST', url: '/api/account', headers: ada.authorized } as const;
    const rename = (displayName: string) =>
      suite().app.inject({ ...request, payload: { displayName } });
    expect((await rename('  Ada Lovelace ')).json()).toMatchObject({
      user: { displayName: 'Ada Lovelace' },
    });
    expect((await accountOf(ada.authorized)).user.displayName).toBe('Ada Lovelace');
    expect((await rename('  ')).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/displayName', message: 'Enter a name' }],
    });
  });

  test('a new password ends the other sessions, keeps this one, and is mailed', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const elsewhere = await signInAgain(app, ada);
    const payload = { currentPassword: ada.password, newPassword: 'a better password' };
    // The second request stands for a retry after a lost reply.
    for (const _ of [1, 2]) expect((await change(ada, payload)).statusCode).toBe(204);
    const guess = { ...payload, currentPassword: 'wrong' };
    expect((await change(ada, guess)).statusCode).toBe(400);
    await expectSignedOut(app, elsewhere);
    expect(await statusWith(app, ada.authorized)).toBe(200);
    expect((await refresh(app, ada.cookie)).statusCode).toBe(200);
    expect((await signInAgain(app, ada)).status).toBe(401);
    expect((await signInAgain(app, { ...ada, password: 'a better password' })).status).toBe(200);
    const mails = ['new-device', 'password-changed', 'new-device'];
    expect(await templatesTo(app, ada.email)).toEqual(mails);
  });

  test('a wrong current password changes nothing and signs nobody out', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const guess = { currentPassword: 'wrong', newPassword: ada.password };
    expect((await change(ada, guess)).statusCode).toBe(400);
    // The account changed after this session was proven, so the session may not answer.
    const moved = await moveTo(app, ada, 'ada-moved@example.com');
    expect((await change(ada, guess)).statusCode).toBe(400);
    for (const currentPassword of ['wrong', '', undefined]) {
      const reply = await change(ada, { currentPassword, newPassword: 'thief of a browser' });
      expect(reply.json()).toMatchObject({
        status: 400,
        errors: [{ pointer: '/currentPassword', message: 'This is not your current password' }],
      });
    }
    expect((await signInAgain(app, moved)).status).toBe(200);
  });

  test('an account of Google alone sets a password within ten minutes of signing in', async () => {
    const mine = new TestBrowser(suite().app);
    const grace = { sub: 'g', email: 'grace@example.com' };
    const set = async () =>
      change({ authorized: await mine.authorized() }, { newPassword: 'a first password' });
    await mine.signInWithGoogle(provider(), grace);
    suite().pass(minutes(10));
    expect((await set()).json()).toMatchObject({ status: 403, reason: 'fresh-proof-required' });
    await mine.signInWithGoogle(provider(), grace);
    expect((await set()).statusCode).toBe(204);
    const { methods } = await accountOf(await mine.authorized());
    expect(methods).toEqual(['password', 'google']);
  });
});

describe('its export', () => {
  const suite = suiteApp();

  const read = (file: Buffer | undefined): unknown => JSON.parse(file?.toString() ?? '');

  test('people download all of their own data, nothing of others and no secrets', async () => {
    const { app } = suite();
    const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
    const document = await uploadDocument(app, ada, 'Beweis “ä”.pdf');
    await uploadDocument(app, bob, 'of-bob.pdf');
    await submit(app, ada, buildForm({ essay: 'My words.', supportingDocUrl: document.url }));
    await submit(app, bob, buildForm({ essay: 'Words of Bob.' }));
    await mailedReset(app, ada);

    const reply = await app.inject({ url: '/api/account/export', headers: ada.authorized });
    const files = unzip(reply.rawPayload);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
    });
    expect(files['README.txt']?.toString()).toContain(site.productName);
    expect(files['documents/1-Beweis “ä”.pdf']).toEqual(pdfFile());
    expect(read(files['account.json'])).toMatchObject({ email: ada.email, hasPassword: true });
    expect(read(files['sessions.json'])).toMatchObject([{ method: 'password' }]);
    expect(read(files['nominations.json'])).toMatchObject([{ essay: 'My words.' }]);
    expect(read(files['mails.json'])).toMatchObject([
      { template: 'email-confirmation' },
      { template: 'nomination-received' },
      { template: 'password-reset' },
    ]);
    const all = Object.values(files).join('\n');
    const secrets = ['argon2', 'tokenHash', 'passwordHash', ada.cookie.split('.')[1] ?? ''];
    for (const hidden of ['Words of Bob', bob.email, ...secrets]) expect(all).not.toContain(hidden);
  });
});

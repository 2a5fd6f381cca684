import { cookieOf, post, registerAccount, registration } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { exeFile } from '../../../testing/files';
import { buildForm, submit } from '../../../testing/nominations';
import { upload, uploadDocument } from '../../../testing/uploads';

const suite = suiteApp({ LOG_LEVEL: 'debug' });

test('only the line of a refused request has a reason', async () => {
  const { app, log } = suite();
  const person = await registerAccount(app);
  const before = log.entries().length;
  await post(app, '/api/auth/sign-in', { email: person.email, password: 'wrong' });
  await post(app, '/api/auth/sign-in', { email: person.email, $where: '1' });
  await app.inject({ url: '/api/admin/audit', headers: person.authorized });
  await app.inject({ url: '/api/account' });
  await app.inject({ url: '/api/account', headers: person.authorized });
  const lines = log.entries().slice(before);
  expect(
    lines
      .filter(({ route }) => route)
      .map(({ route, status, refused }) => [route, status, refused]),
  ).toEqual([
    ['/api/auth/sign-in', 401, 'unauthenticated'],
    ['/api/auth/sign-in', 400, 'invalid-argument'],
    ['/api/admin/audit', 403, 'permission-denied'],
    ['/api/account', 401, 'unauthenticated'],
    ['/api/account', 200, undefined],
  ]);
});

test('nothing personal is logged, whether requests succeed or fail', async () => {
  const { app, log } = suite();
  const person = await registerAccount(app, {
    fullName: 'Marguerite Unmistakable',
    email: 'marguerite@unmistakable.example',
    password: 'unmistakable-password',
  });
  await post(app, '/api/auth/register', registration({ email: person.email }));
  await post(app, '/api/auth/sign-in', { email: person.email, password: 'wrong-unmistakable' });
  const document = await uploadDocument(app, person, 'unmistakable.pdf');
  await upload(app, person, { name: 'unmistakable-too.pdf', content: exeFile() });
  await app.inject({ url: document.url, headers: person.authorized });
  await app.inject({ url: `${document.url}unmistakable`, headers: person.authorized });
  await submit(app, person, buildForm({ essay: 'An unmistakable essay.' }), 'unmistakable-key');
  await submit(app, person, buildForm({ linkedInUrl: 'javascript:unmistakable' }));
  await app.inject(`/api/unmistakable/${person.email}?token=unmistakable`);
  const signOut = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    cookies: { '__Host-refresh': person.cookie },
    remoteAddress: '203.0.113.77',
  });

  expect(log.entries().length).toBeGreaterThan(10);
  const text = log.text();
  for (const secret of [
    'unmistakable',
    'Marguerite',
    person.accountId,
    person.accessToken,
    person.cookie,
    document.documentId,
    '203.0.113.77',
    'Bearer',
  ])
    expect(text).not.toContain(secret);
  expect(cookieOf(signOut)).toBe('');
});

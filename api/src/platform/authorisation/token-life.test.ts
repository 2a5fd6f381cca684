import { minutes } from '../../platform/clock';
import { post, registerAccount, statusWith } from '../../testing/accounts';
import { buildTestApp } from '../../testing/app';

const signOut = 'sign-out';
const newPassword = 'a new password';

/** What a session's first access token is answered with, minute by minute after it was issued. */
async function answersTo(act: typeof signOut | typeof newPassword | 'nothing') {
  const { app, pass } = await buildTestApp();
  const person = await registerAccount(app);
  const { email, password } = person;
  const elsewhere = await post(app, '/api/auth/sign-in', { email, password });
  const old = { authorization: `Bearer ${elsewhere.json<{ accessToken: string }>().accessToken}` };
  if (act === signOut) {
    const cookies = { '__Host-refresh': cookieIn(elsewhere.cookies) };
    await app.inject({ method: 'POST', url: '/api/auth/sign-out', cookies });
  }
  if (act === newPassword) {
    const payload = { currentPassword: person.password, newPassword: 'another horse' };
    const changed = await post(app, '/api/account/password', payload, person.authorized);
    expect(changed.statusCode).toBe(204);
  }
  const answers: Record<number, number> = {};
  let passed = 0;
  for (const minute of [0, 6, 9, 11, 14, 28, 60, 7 * 24 * 60]) {
    pass(minutes(minute - passed));
    passed = minute;
    await app.revocations.refresh(async () => []);
    answers[minute] = await statusWith(app, old);
  }
  await app.close();
  return answers;
}

const cookieIn = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === '__Host-refresh')?.value ?? '';

test('an access token counts for ten minutes and never again', async () => {
  const after = { 11: 401, 14: 401, 28: 401, 60: 401, 10080: 401 };
  expect(await answersTo('nothing')).toEqual({ 0: 200, 6: 200, 9: 200, ...after });
});

test.each([signOut, newPassword] as const)(
  'after a %s the old token never comes back',
  async (act) => {
    const all = [0, 6, 9, 11, 14, 28, 60, 10080].map((minute) => [minute, 401]);
    expect(await answersTo(act)).toEqual(Object.fromEntries(all));
  },
);

import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, refresh, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testLinks } from '../../../testing/config';
import { deviceCookie } from './device-cookie';

const suite = suiteApp({ FAILED_SIGN_INS_PER_ACCOUNT: '3' });
beforeAll(() => suite().holdClock());

/** The token of the link that the person is mailed. */
async function mailedToken({ email, accountId }: Person): Promise<string> {
  const { app } = suite();
  await post(app, calls.requestPasswordReset.path, { email });
  await app.background.idle();
  const resets = app.mongo.db.collection<{ _id: string; accountId: string }>('passwordResets');
  const reset = await resets.findOne({ accountId });
  return testLinks.tokenOf('password-reset', reset?._id ?? '');
}

const confirm = (token: string, password: string) =>
  post(suite().app, calls.confirmPasswordReset.path, { token, password });

const signIn = (payload: object, from: string, cookie = '') =>
  suite().app.inject({
    method: 'POST',
    url: calls.signIn.path,
    payload,
    remoteAddress: from,
    cookies: { [deviceCookie]: cookie },
  });

test('OPEN-032 a common password is refused at a reset, and the link stays usable', async () => {
  const person = await registerAccount(suite().app);
  const token = await mailedToken(person);
  const message = 'This password is too common. Please choose another.';
  expect((await confirm(token, 'iloveyou')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password', message }],
  });
  expect((await refresh(suite().app, person.cookie)).statusCode).toBe(200);
  expect((await confirm(token, 'vq8-zt and more')).statusCode).toBe(204);
});

test('while an account is attacked from everywhere, a reset lets its owner in from a new place', async () => {
  const person = await registerAccount(suite().app);
  const { email } = person;
  for (const network of [1, 2, 3]) await signIn({ email, password: 'guess' }, `10.0.${network}.1`);
  expect((await signIn({ email, password: person.password }, '198.18.0.1')).statusCode).toBe(429);
  const password = 'vq8-zt and more';
  const reply = await confirm(await mailedToken(person), password);
  const device = reply.cookies.find(({ name }) => name === deviceCookie)?.value;
  expect((await signIn({ email, password }, '198.18.0.1', device)).statusCode).toBe(200);
});

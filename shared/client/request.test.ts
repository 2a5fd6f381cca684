import { session } from '@meritum/shared/auth/session';
import { refusal, sessionReply } from '../testing/factories';
import { fakeServer } from '../testing/fakeServer';
import { request } from './request';

const path = '/api/nominations/status';
const ask = () => request<{ data: string }>({ call: 'getTechNominationStatus' });

const server = (accepted: string, renewed?: string) =>
  fakeServer([
    { method: 'POST', path: '/api/auth/sign-in', reply: { body: sessionReply() } },
    {
      method: 'POST',
      path: '/api/auth/refresh',
      reply: renewed ? { body: sessionReply({ accessToken: renewed }) } : { status: 204 },
    },
    {
      method: 'GET',
      path,
      reply: ({ headers }) =>
        headers.get('authorization') === `Bearer ${accepted}`
          ? { body: { data: 'mine' } }
          : refusal('unauthenticated'),
    },
  ]);

const signIn = () => session.signIn({ email: 'ana.lee@example.com', password: 'secret' });

test('without a session a call is unauthenticated and is not sent', async () => {
  const { callsTo } = server('any');
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(callsTo(path)).toHaveLength(0);
});

test('a call carries the token of the session', async () => {
  const { callsTo } = server('access-token-1');
  await signIn();
  expect(await ask()).toEqual({ data: 'mine' });
  expect(callsTo(path)).toHaveLength(1);
});

test('a refused token is renewed once and the call repeated', async () => {
  const { callsTo } = server('renewed', 'renewed');
  await signIn();
  expect(await ask()).toEqual({ data: 'mine' });
  expect(callsTo(path)).toHaveLength(2);
});

test('a renewed token that is refused as well is not renewed again', async () => {
  const { callsTo } = server('another', 'renewed');
  await signIn();
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(callsTo(path)).toHaveLength(2);
});

test('a session that has ended in between makes the call unauthenticated', async () => {
  const { callsTo } = server('another');
  await signIn();
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated', status: 0 });
  expect(callsTo(path)).toHaveLength(1);
  expect(session.getSnapshot()).toEqual({
    status: 'signed-out',
    expired: sessionReply().user,
  });
});

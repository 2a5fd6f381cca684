import type { SessionsReply } from '@meritum/shared/contracts/account';
import {
  cookieOf,
  type Person,
  post,
  refresh,
  registerAccount,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { aMomentBefore } from '../../testing/moments';

const suite = suiteApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function sessionsOf({ authorized }: Pick<Person, 'authorized'>) {
  const reply = await suite().app.inject({ url: '/api/account/sessions', headers: authorized });
  return reply.json<SessionsReply>().sessions;
}

const end = (person: Pick<Person, 'authorized'>, sessionId: string) =>
  suite().app.inject({
    method: 'DELETE',
    url: `/api/account/sessions/${sessionId}`,
    headers: person.authorized,
  });

const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

test('the own sessions are listed with device, method and last use; nothing of them identifies', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { email, password } = ada;
  const elsewhere = await post(
    app,
    '/api/auth/sign-in',
    { email, password },
    { 'user-agent': firefox },
  );
  const sessions = await sessionsOf(ada);
  expect(sessions).toEqual([
    {
      id: idOf(cookieOf(elsewhere) ?? ''),
      device: 'Firefox on Linux',
      method: 'password',
      createdAt: aMomentBefore(suite().clock()),
      lastUsedAt: aMomentBefore(suite().clock()),
      current: false,
    },
    { ...sessions[1], id: idOf(ada.cookie), device: 'Unknown browser', current: true },
  ]);
});

test('one session is ended at once, the others go on', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  expect((await end(ada, idOf(elsewhere.cookie))).statusCode).toBe(204);
  expect(await statusWith(app, elsewhere.authorized)).toBe(401);
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
  expect((await sessionsOf(ada)).map(({ id }) => id)).toEqual([idOf(ada.cookie)]);
});

test("another's session is not there for anybody else", async () => {
  const { app } = suite();
  const [ada, eve] = [await registerAccount(app), await registerAccount(app)];
  const replies = [await end(eve, idOf(ada.cookie)), await end(eve, crypto.randomUUID())];
  const bodies = replies.map((reply) => ({ ...reply.json<object>(), requestId: '' }));
  expect(bodies[0]).toMatchObject({ status: 404, code: 'not-found' });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(await statusWith(app, ada.authorized)).toBe(200);
  expect(await sessionsOf(eve)).toHaveLength(1);
});

test('signing out everywhere ends every session of the account at once, and no other', async () => {
  const { app } = suite();
  const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
  const all = [ada, await signInAgain(app, ada), await signInAgain(app, ada)];
  const headers = { ...ada.authorized, cookie: `__Host-refresh=${ada.cookie}` };
  const reply = await post(app, '/api/auth/sign-out-everywhere', {}, headers);
  expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
  for (const { authorized, cookie } of all) {
    expect(await statusWith(app, authorized)).toBe(401);
    expect((await refresh(app, cookie)).statusCode).toBe(204);
  }
  expect(await statusWith(app, bob.authorized)).toBe(200);
  expect((await signInAgain(app, ada)).status).toBe(200);
});

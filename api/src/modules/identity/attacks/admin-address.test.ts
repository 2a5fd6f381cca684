import { calls } from '@meritum/shared/contracts/calls';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import {
  bearer,
  post,
  refresh,
  registerAccount,
  setRole,
  signInAgain,
  statusWith,
} from '../../../../testing/accounts';
import { TestBrowser } from '../../../../testing/browser';
import { callAs } from '../../../../testing/console';
import { claimsOf, giveFactor } from '../../../../testing/factors';
import { confirmationTokensOf, confirmByLink } from '../../../../testing/mails';
import { suiteWithGoogle } from '../../../../testing/openid-provider';
import { forge } from '../../../../testing/tokens';

const admins = [
  'chair@awards.example',
  'second@awards.example',
  'third@awards.example',
  'fourth@awards.example',
];

const { provider, suite } = suiteWithGoogle({ ADMIN_EMAILS: admins.join(',') });

const secret = 'what admins read';
/** Requests the audit trail. */
async function ask(headers: { authorization: string }) {
  const reply = await suite().app.inject({ url: calls.listAudit.path, headers });
  return reply.statusCode === 200 ? secret : reply.json<object>();
}
const refused = {
  status: 403,
  code: 'permission-denied',
  message: 'Unauthorized: You do not have admin access.',
};

test('OPEN-048 PERM-011 registering an address of the admin list by password gives no right', async () => {
  const { app } = suite();
  const squatter = await registerAccount(app, { email: admins[0] });
  expect(await ask(squatter.authorized)).toMatchObject(refused);
  expect((await refresh(app, squatter.cookie)).json()).toMatchObject({
    user: { role: 'user', emailConfirmed: false },
  });
});

test('PERM-008 a confirmed address of the list is an admin, by a mailed link as by Google', async () => {
  const { app } = suite();
  const chair = await registerAccount(app, { email: admins[1] });
  await confirmByLink(app, chair);
  await giveFactor(app, chair);
  // The role counts immediately, even with an earlier token.
  expect(await ask(chair.authorized)).toBe(secret);

  const other = new TestBrowser(app);
  await other.signInWithGoogle(provider(), { sub: 'third', email: admins[2] ?? '' });
  const session = await other.session();
  expect(session?.user.role).toBe('admin');
  await giveFactor(app, { accessToken: session?.accessToken ?? '' });
  expect(await ask(bearer(session?.accessToken))).toBe(secret);
});

test("OPEN-048 PERM-008 the owner's click on a link that a stranger requested gives the stranger nothing", async () => {
  const { app } = suite();
  const email = admins[3] ?? '';
  const stranger = await registerAccount(app, { email });
  await post(app, '/api/auth/email-confirmation', {}, stranger.authorized);
  const token = (await confirmationTokensOf(app, email)).at(-1);
  const url = '/api/auth/email-confirmation/confirm';

  const press = await post(app, url, { token });
  expect(press.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  const owner = await registerAccount(app);
  const signedInElsewhere = await post(app, url, { token }, owner.authorized);
  expect(signedInElsewhere.json()).toMatchObject({ status: 403, code: 'permission-denied' });
  expect(await ask(stranger.authorized)).toMatchObject(refused);

  const mine = new TestBrowser(app);
  await mine.signInWithGoogle(provider(), { sub: 'the owner', email });
  const { accessToken = '' } = (await mine.session()) ?? {};
  await callAs(app, { authorized: bearer(accessToken) }, 'claimStoredWork', { mine: true });
  await giveFactor(app, { accessToken });
  expect(await ask(bearer(accessToken))).toBe(secret);
  expect(await statusWith(app, stranger.authorized)).toBe(401);
  expect((await signInAgain(app, stranger)).status).toBe(401);
  const again = await post(app, url, { token }, stranger.authorized);
  expect(again.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('PERM-009 API-018 a role change counts immediately, even for issued tokens', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await giveFactor(app, ada);
  await setRole(app, ada.accountId, 'admin');
  expect(await ask(ada.authorized)).toBe(secret);
  const renewed = (await refresh(app, ada.cookie)).json<SessionReply>();
  expect(renewed.user.role).toBe('admin');
  await setRole(app, ada.accountId, 'user');
  expect(await ask(ada.authorized)).toMatchObject(refused);
  expect(await ask(bearer(renewed.accessToken))).toMatchObject(refused);
});

test.each(['Admin', 'ADMIN', 'administrator'])(
  'PERM-009 the role %s gives no rights',
  async (role) => {
    const ada = await registerAccount(suite().app);
    await setRole(suite().app, ada.accountId, role);
    expect(await ask(ada.authorized)).toMatchObject(refused);
  },
);

test('a token carries no rights, whatever is signed into it', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const rights = { role: 'admin', admin: true };
  const headers = bearer(forge({ ...claimsOf(ada.accessToken), ...rights }));
  expect(await statusWith(app, headers)).toBe(200);
  expect(await ask(headers)).toMatchObject(refused);
});

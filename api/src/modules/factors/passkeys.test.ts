import { calls } from '@meritum/shared/contracts/calls';
import type { FactorsReply } from '@meritum/shared/contracts/factors';
import { minutes } from '../../platform/clock';
import { type Person, post, registerAccount, securityEventsOf } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { TestBrowser } from '../../testing/browser';
import { mailsTo } from '../../testing/mails';
import { Authenticator } from './testing/authenticator';

const website = { origin: 'https://awards.example', rpId: 'awards.example' };
const suite = suiteApp({ PUBLIC_ORIGIN: website.origin });

const challengeOf = (reply: { json(): unknown }) =>
  (reply.json() as { challenge: string }).challenge;

/** Registers a passkey for the person's account; returns the reply. */
async function add(person: Person, device: Authenticator) {
  const { app } = suite();
  const started = await post(app, calls.startPasskey.path, {}, person.authorized);
  const answer = device.create(challengeOf(started));
  return post(app, calls.addPasskey.path, { answer }, person.authorized);
}

async function withPasskey(device = new Authenticator(website)) {
  const ada = await registerAccount(suite().app);
  expect((await add(ada, device)).statusCode).toBe(201);
  return { ada, device };
}

async function signIn(device: Authenticator, accountId?: string) {
  const browser = new TestBrowser(suite().app);
  const challenge = challengeOf(await browser.post(calls.startPasskeySignIn.path));
  const answer = device.answer(challenge, accountId);
  return { reply: await browser.post(calls.finishPasskeySignIn.path, { answer }), browser, answer };
}

const factorsOf = async ({ authorized }: Person) =>
  (
    await suite().app.inject({ url: calls.getFactors.path, headers: authorized })
  ).json<FactorsReply>();

test('the options bind a passkey to the site, the account and user verification', async () => {
  const ada = await registerAccount(suite().app);
  const reply = await post(suite().app, calls.startPasskey.path, {}, ada.authorized);
  expect(reply.json()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'awards.example', name: 'Meritum Awards' },
    user: {
      id: Buffer.from(ada.accountId).toString('base64url'),
      name: ada.email,
      displayName: ada.displayName,
    },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
});

test('a passkey alone signs in, as both steps in one', async () => {
  const { ada, device } = await withPasskey();
  const { reply, browser } = await signIn(device, ada.accountId);
  expect(reply.json()).toMatchObject({ user: { uid: ada.accountId } });
  const headers = { authorization: `Bearer ${(await browser.session())?.accessToken}` };
  const sessions = await suite().app.inject({ url: calls.listSessions.path, headers });
  expect(sessions.json().sessions).toContainEqual(
    expect.objectContaining({ method: 'passkey', current: true }),
  );
  // No browser dialog stays open for ten minutes.
  expect((await post(suite().app, calls.startPasskey.path, {}, headers)).statusCode).toBe(200);
});

test('a passkey is the second step after the password', async () => {
  const { ada, device } = await withPasskey();
  const browser = new TestBrowser(suite().app);
  const { email, password } = ada;
  await browser.post(calls.signIn.path, { email, password });
  const { methods, passkey } = (await browser.post(calls.startSecondStep.path)).json();
  expect(methods).toEqual(['passkey', 'recovery-code']);
  expect(passkey.allowCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ]);
  const answer = device.answer(passkey.challenge);
  const reply = await browser.post(calls.finishSecondStep.path, { method: 'passkey', answer });
  expect(reply.statusCode).toBe(200);
});

test("another person's passkey is not accepted as the second step", async () => {
  const { ada } = await withPasskey();
  const eve = await withPasskey();
  const browser = new TestBrowser(suite().app);
  const { email, password } = ada;
  await browser.post(calls.signIn.path, { email, password });
  const { passkey } = (await browser.post(calls.startSecondStep.path)).json();
  const answer = eve.device.answer(passkey.challenge);
  const reply = await browser.post(calls.finishSecondStep.path, { method: 'passkey', answer });
  expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
});

test('an answer counts once, in time, and only for its purpose', async () => {
  const { ada, device } = await withPasskey();
  const { answer, browser } = await signIn(device);
  const replay = await browser.post(calls.finishPasskeySignIn.path, { answer });
  expect(replay.json()).toMatchObject({ status: 401, code: 'unauthenticated' });

  const late = challengeOf(await browser.post(calls.startPasskeySignIn.path));
  suite().pass(minutes(5));
  const tooLate = await browser.post(calls.finishPasskeySignIn.path, {
    answer: device.answer(late),
  });
  expect(tooLate.statusCode).toBe(401);

  const proof = await post(suite().app, calls.startProof.path, {}, ada.authorized);
  const elsewhere = device.answer(proof.json().passkey.challenge);
  const misused = await browser.post(calls.finishPasskeySignIn.path, { answer: elsewhere });
  expect(misused.statusCode).toBe(401);
  const made = await browser.post(calls.finishPasskeySignIn.path, {
    answer: device.answer('A'.repeat(43)),
  });
  expect(made.statusCode).toBe(401);
});

test.each<[string, (device: Authenticator) => Authenticator]>([
  [
    'of another site',
    (device) => imitate(device, { origin: 'https://awards.evil', rpId: 'awards.evil' }),
  ],
  ['by another key', (device) => imitate(device, website)],
])('an answer %s is refused', async (_, forge) => {
  const { device } = await withPasskey();
  const { reply } = await signIn(forge(device));
  expect(reply.json()).toMatchObject({
    status: 401,
    message: 'Could not use this passkey. Try again or choose another way.',
  });
});

/** Another authenticator that claims the id of the first. */
function imitate(device: Authenticator, site: typeof website): Authenticator {
  return Object.defineProperty(new Authenticator(site), 'id', { value: device.id });
}

test('an authenticator without PIN, finger or face is refused', async () => {
  const ada = await registerAccount(suite().app);
  const careless = new Authenticator(website, { verifiesUser: false });
  expect((await add(ada, careless)).json()).toMatchObject({
    status: 412,
    message: 'Could not add the passkey. Try again.',
  });
  expect((await factorsOf(ada)).passkeys).toEqual([]);
});

test('the user handle of another account is refused', async () => {
  const { device } = await withPasskey();
  const eve = await registerAccount(suite().app);
  expect((await signIn(device, eve.accountId)).reply.statusCode).toBe(401);
});

test('a count that does not grow reveals a copy: the passkey is disabled and its owner told', async () => {
  const device = new Authenticator(website);
  device.counter = 5;
  const { ada } = await withPasskey(device);
  device.counter = 6;
  expect((await signIn(device)).reply.statusCode).toBe(200);
  expect((await signIn(device)).reply.statusCode).toBe(401);
  // Neither the copy nor the original works any longer.
  device.counter = 100;
  expect((await signIn(device)).reply.statusCode).toBe(401);
  const changes = (await mailsTo(suite().app, ada.email))
    .filter(({ template }) => template === 'factors-changed')
    .map(({ key }) => key.split(':')[2]);
  expect(changes).toEqual(['passkey-added', 'passkey-copied']);
  expect(await securityEventsOf(suite().app, ada)).toContain('passkey-copied');
  // The account stays protected: the password alone is not enough.
  const { email, password } = ada;
  const signedIn = await post(suite().app, calls.signIn.path, { email, password });
  expect(signedIn.json()).toEqual({ secondStep: 'required' });
});

test('a synced passkey without a count keeps working', async () => {
  const { device } = await withPasskey();
  expect((await signIn(device)).reply.statusCode).toBe(200);
  expect((await signIn(device)).reply.statusCode).toBe(200);
});

test('a passkey belongs to one account', async () => {
  const { device } = await withPasskey();
  const eve = await registerAccount(suite().app);
  expect((await add(eve, device)).json()).toMatchObject({ status: 409, code: 'already-exists' });
});

test('a challenge of one session registers nothing in another', async () => {
  const { app } = suite();
  const [ada, eve] = [await registerAccount(app), await registerAccount(app)];
  const started = await post(app, calls.startPasskey.path, {}, ada.authorized);
  const answer = new Authenticator(website).create(challengeOf(started));
  const reply = await post(app, calls.addPasskey.path, { answer }, eve.authorized);
  expect(reply.statusCode).toBe(412);
});

test('its owner renames and removes it; the last factor takes the recovery codes with it', async () => {
  const { ada, device } = await withPasskey();
  const { app } = suite();
  const url = `/api/account/factors/passkeys/${device.id}`;
  const headers = ada.authorized;
  await app.inject({ method: 'PATCH', url, payload: { name: ' My phone ' }, headers });
  expect(await factorsOf(ada)).toEqual({
    passkeys: [
      {
        id: device.id,
        name: 'My phone',
        createdAt: expect.stringMatching(/^\d{4}-/),
        lastUsedAt: null,
        disabled: false,
      },
    ],
    totp: null,
    recoveryCodesLeft: 10,
  });
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect(await factorsOf(ada)).toEqual({ passkeys: [], totp: null, recoveryCodesLeft: 0 });
  expect((await signIn(device)).reply.statusCode).toBe(401);
});

import { calls } from '@meritum/shared/contracts/calls';
import type { FactorsReply } from '@meritum/shared/contracts/factors';
import { type Person, post, registerAccount, securityEventsOf } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import {
  Authenticator,
  addPasskey,
  challengeOf,
  signInByPasskey,
} from '../../../testing/factors/authenticator';
import { factorChangesTo } from '../../../testing/mails';
import { minutes } from '../../platform/clock';

const website = { origin: 'https://awards.example', rpId: 'awards.example' };
const suite = suiteApp({ PUBLIC_ORIGIN: website.origin });

const add = (person: Person, device: Authenticator) => addPasskey(suite().app, person, device);

async function withPasskey(device = new Authenticator(website)) {
  const ada = await registerAccount(suite().app);
  expect((await add(ada, device)).statusCode).toBe(201);
  return { ada, device };
}

async function signIn(device: Authenticator, accountId?: string) {
  const browser = new TestBrowser(suite().app);
  return { ...(await signInByPasskey(browser, device, accountId)), browser };
}

/** Takes the second step with a passkey; returns its options and the reply. */
async function secondStep({ email, password }: Person, device: Authenticator) {
  const browser = new TestBrowser(suite().app);
  await browser.post(calls.signIn.path, { email, password });
  const options = (await browser.post(calls.startSecondStep.path)).json();
  const answer = device.answer(options.passkey.challenge);
  const reply = await browser.post(calls.finishSecondStep.path, { method: 'passkey', answer });
  return { options, reply };
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
  const headers = await browser.authorized();
  const sessions = await suite().app.inject({ url: calls.listSessions.path, headers });
  expect(sessions.json().sessions).toContainEqual(
    expect.objectContaining({ method: 'passkey', current: true }),
  );
  // The challenge has expired: no browser dialog stays open for ten minutes.
  expect((await post(suite().app, calls.startPasskey.path, {}, headers)).statusCode).toBe(200);
});

test("a passkey is the second step after the password, another person's is not", async () => {
  const [{ ada, device }, eve] = [await withPasskey(), await withPasskey()];
  const refused = await secondStep(ada, eve.device);
  expect(refused.reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
  const { options, reply } = await secondStep(ada, device);
  expect(options).toMatchObject({
    methods: ['passkey', 'recovery-code'],
    passkey: {
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    },
  });
  expect(reply.statusCode).toBe(200);
});

test('an answer counts once, in time, and only for its purpose', async () => {
  const { ada, device } = await withPasskey();
  const { answer, browser } = await signIn(device);
  const finish = async (given: typeof answer) =>
    (await browser.post(calls.finishPasskeySignIn.path, { answer: given })).json();
  const refused = { status: 401, code: 'unauthenticated' };
  expect(await finish(answer)).toMatchObject(refused);

  const late = challengeOf(await browser.post(calls.startPasskeySignIn.path));
  suite().pass(minutes(5));
  expect(await finish(device.answer(late))).toMatchObject(refused);

  const proof = await post(suite().app, calls.startProof.path, {}, ada.authorized);
  expect(await finish(device.answer(proof.json().passkey.challenge))).toMatchObject(refused);
  expect(await finish(device.answer('A'.repeat(43)))).toMatchObject(refused);
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

/** An authenticator that claims the id of another one. */
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
  const changes = await factorChangesTo(suite().app, ada);
  expect(changes).toEqual(['passkey-added', 'passkey-copied']);
  expect(await securityEventsOf(suite().app, ada)).toContain('passkey-copied');
  // The account stays protected: the password alone is not enough.
  const { email, password } = ada;
  const signedIn = await post(suite().app, calls.signIn.path, { email, password });
  expect(signedIn.json()).toEqual({ secondStep: 'required' });
});

test('a passkey belongs to one account: no other adds it, and its user handle is refused', async () => {
  const { device } = await withPasskey();
  const eve = await registerAccount(suite().app);
  expect((await add(eve, device)).json()).toMatchObject({ status: 409, code: 'already-exists' });
  expect((await signIn(device, eve.accountId)).reply.statusCode).toBe(401);
  // The original works repeatedly, although a synced passkey does not count.
  expect((await signIn(device)).reply.statusCode).toBe(200);
  expect((await signIn(device)).reply.statusCode).toBe(200);
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
  await app.inject({ method: 'POST', url, payload: { name: ' My phone ' }, headers });
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
  expect((await app.inject({ method: 'POST', url: `${url}/removal`, headers })).statusCode).toBe(
    204,
  );
  expect(await factorsOf(ada)).toEqual({ passkeys: [], totp: null, recoveryCodesLeft: 0 });
  expect((await signIn(device)).reply.statusCode).toBe(401);
});

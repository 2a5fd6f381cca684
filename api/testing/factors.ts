import { randomUUID } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { FactorAdded, TotpStart } from '@meritum/shared/contracts/factors';
import { Secret, TOTP } from 'otpauth';
import type { ActiveTotp, Passkey } from '../src/modules/factors/factor';
import { totpSealing } from '../src/modules/factors/sealing';
import { newTotpSecret } from '../src/modules/factors/totp-codes';
import type { Session } from '../src/modules/identity/session';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { clockOf } from './clocks';
import { testKeys } from './config';

/** The code of an authenticator app at a given time. */
export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Adds an authenticator app to an account and returns its secret; no code was used yet. */
export async function giveTotp(app: App, { accountId }: Pick<Person, 'accountId'>) {
  const secret = newTotpSecret();
  const now = clockOf(app)();
  await app.mongo.db.collection<ActiveTotp>('totps').insertOne({
    _id: accountId,
    state: 'active',
    secret: totpSealing(testKeys['authenticator apps']).seal(secret, accountId),
    addedAt: now,
    lastUsedAt: null,
    lastStep: 0,
  });
  return secret;
}

/** Adds an authenticator app through the API. */
export async function addTotp(app: App, { authorized: headers }: Pick<Person, 'authorized'>) {
  const ask = (path: string, payload = {}) =>
    app.inject({ method: 'POST', url: path, headers, payload });
  const { secret } = (await ask(calls.startTotp.path)).json<TotpStart>();
  const reply = await ask(calls.addTotp.path, { code: codeAt(secret, clockOf(app)()) });
  return { secret, reply, recoveryCodes: reply.json<FactorAdded>().recoveryCodes ?? [] };
}

/** Account and session in an access token, without verification. */
export function claimsOf(accessToken: string) {
  const [, claims = ''] = accessToken.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; sid: string };
}

/** Records that a second factor was shown at `provenAt` in the token's session. */
export async function showFactor(
  app: App,
  { accessToken }: Pick<Person, 'accessToken'>,
  provenAt: Date,
) {
  const { sid: _id } = claimsOf(accessToken);
  const factor = { method: 'totp', provenAt } as const;
  await app.mongo.db.collection<Session>('sessions').updateOne({ _id }, { $set: { factor } });
}

/** Gives an organiser a second factor that was just shown, and returns its secret. */
export async function giveFactor(app: App, person: Pick<Person, 'accessToken'>) {
  const secret = await giveTotp(app, { accountId: claimsOf(person.accessToken).sub });
  await showFactor(app, person, clockOf(app)());
  return secret;
}

/** Adds a passkey that is never used. */
export async function givePasskey(app: App, { accountId }: Pick<Person, 'accountId'>) {
  const _id = randomUUID();
  await app.mongo.db.collection<Passkey>('passkeys').insertOne({
    _id,
    accountId,
    name: 'Old phone',
    publicKey: 'AQID',
    counter: 0,
    transports: ['internal'],
    createdAt: new Date('2026-08-04T09:00:00Z'),
    lastUsedAt: null,
    disabledAt: null,
  });
  return _id;
}

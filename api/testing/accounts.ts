import { randomUUID } from 'node:crypto';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { LightMyRequestResponse } from 'fastify';
import { deviceCookie } from '../src/modules/attempts/visitor';
import type { Account } from '../src/modules/identity/account';
import { unknownDevice } from '../src/modules/identity/device';
import { argon2Passwords } from '../src/modules/identity/passwords';
import { newRefreshToken, writeRefreshToken } from '../src/modules/identity/refresh-token';
import type { Session as StoredSession } from '../src/modules/identity/session';
import { newSession } from '../src/modules/identity/session-commands';
import type { App } from '../src/platform/zod/provider';
import { clockOf } from './clocks';
import { testConfig, testKeys } from './config';

let count = 0;

/** A registered person, with their browser's token and cookie. */
export interface Person {
  accountId: string;
  email: string;
  password: string;
  displayName: string;
  accessToken: string;
  /** Value of the refresh cookie. */
  cookie: string;
  /** Headers of their requests. */
  authorized: { authorization: string };
}

export const bearer = (accessToken = '') => ({ authorization: `Bearer ${accessToken}` });

export function registration(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    fullName: `Person ${count}`,
    email: `person-${count}@example.com`,
    password,
    ...overrides,
  };
}

/** The refresh cookie that a reply sets; empty when cleared, undefined when not set. */
export function cookieOf(reply: LightMyRequestResponse): string | undefined {
  return reply.cookies.find(({ name }) => name === '__Host-refresh')?.value;
}

export async function registerAccount(app: App, overrides = {}): Promise<Person> {
  const payload = registration(overrides);
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { accessToken, user } = reply.json<SessionReply>();
  return {
    accountId: user.uid,
    email: user.email,
    password: payload.password,
    displayName: user.displayName,
    accessToken,
    cookie: cookieOf(reply) ?? '',
    authorized: bearer(accessToken),
  };
}

const password = 'correct horse';

/** One hash for everybody, because hashing takes long. */
const passwordHash = argon2Passwords(testConfig().password).hash(password);

/** Stores a person with a confirmed address and a session, which is faster than registering. */
export async function storePerson(
  app: App,
  email: string,
  { role, factor }: Pick<Account, 'role'> & Pick<StoredSession, 'factor'> = { role: 'user' },
): Promise<Person> {
  const { fullName: displayName } = registration();
  const accountId = randomUUID();
  const token = newRefreshToken(testKeys['refresh tokens']);
  const now = clockOf(app)();
  const account: Account = {
    _id: accountId,
    email,
    mailboxes: [mailboxKey(email)],
    displayName,
    passwordHash: await passwordHash,
    emailConfirmed: true,
    role,
    createdAt: now,
    credentials: 0,
  };
  const session = newSession({
    ...{ account, role, token, now, method: 'password', device: unknownDevice },
    ...(factor && { factor }),
  });
  const { db } = app.mongo;
  await Promise.all([
    db.collection<Account>('accounts').insertOne(account),
    db.collection<StoredSession>('sessions').insertOne(session),
  ]);
  const accessToken = app.accessTokens.sign({ sub: accountId, sid: token.sessionId });
  const cookie = writeRefreshToken(token);
  const authorized = bearer(accessToken);
  return { accountId, email, password, displayName, accessToken, cookie, authorized };
}

/** Another account of somebody's mailbox, with a confirmed address. */
export const secondAccountOf = (app: App, { email }: Pick<Person, 'email'>): Promise<Person> =>
  storePerson(app, tagged(email));

/** Another spelling of an address with the same mailbox. */
export const tagged = (email: string) => email.replace('@', `+${++count}@`);

export const accountsIn = ({ mongo }: App) => mongo.db.collection<Account>('accounts');

export async function setRole(app: App, accountId: string, role: string): Promise<void> {
  const accounts = app.mongo.db.collection<{ _id: string; role: string }>('accounts');
  await accounts.updateOne({ _id: accountId }, { $set: { role } });
}

export async function confirmAddress(
  app: App,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<void> {
  await accountsIn(app).updateOne({ _id: accountId }, { $set: { emailConfirmed: true } });
}

/** Records that a confirmed address is a former one, so that another account can use it. */
export async function haveLeft(app: App, { accountId }: Person, former: string): Promise<void> {
  const formerEmails = [{ email: former, confirmed: true, until: new Date() }];
  const email = `moved-${accountId}@example.net`;
  const change = { $set: { email, formerEmails }, $addToSet: { mailboxes: mailboxKey(former) } };
  await accountsIn(app).updateOne({ _id: accountId }, change);
}

export function post(app: App, url: string, payload: object, headers = {}) {
  return app.inject({ method: 'POST', url, payload, headers });
}

/** Requests a new access token with the cookie. */
export function refresh(app: App, cookie: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    cookies: { '__Host-refresh': cookie },
  });
}

export const deleteAccount = (app: App, { email, password, authorized }: Person) =>
  post(app, '/api/account/deletion', { email, password }, authorized);

type Session = Pick<Person, 'authorized' | 'cookie'>;

/** The same session with new access token and cookie. */
export async function renewed<Of extends Session>(app: App, session: Of): Promise<Of> {
  const reply = await refresh(app, session.cookie);
  const { accessToken } = reply.json<SessionReply>();
  return { ...session, authorized: bearer(accessToken), cookie: cookieOf(reply) ?? '' };
}

/** Signs a person in on another device, or on the known one of a device cookie. */
export async function signInAgain(
  app: App,
  { email, password }: Pick<Person, 'email' | 'password'>,
  remoteAddress = '127.0.0.1',
  device = '',
) {
  const url = '/api/auth/sign-in';
  const payload = { email, password };
  const cookies = device ? { [deviceCookie]: device } : {};
  const reply = await app.inject({ method: 'POST', url, payload, remoteAddress, cookies });
  return {
    reply,
    status: reply.statusCode,
    cookie: cookieOf(reply) ?? '',
    authorized: bearer(reply.json<SessionReply>().accessToken),
    device: deviceIn(reply),
    /** Seconds until the next attempt, after too many. */
    wait: Number(reply.headers['retry-after']),
  };
}

/** The device cookie that a reply sets; empty when not set. */
export const deviceIn = (reply: LightMyRequestResponse) =>
  reply.cookies.find(({ name }) => name === deviceCookie)?.value ?? '';

/** Status of a request that any signed-in person may make; 401 once the token is invalid. */
export async function statusWith(app: App, headers: { authorization: string }): Promise<number> {
  return (await app.inject({ url: '/api/account', headers })).statusCode;
}

/** Expects that access tokens and cookies of these sessions no longer work. */
export async function expectSignedOut(app: App, ...sessions: Session[]): Promise<void> {
  for (const { authorized, cookie } of sessions) {
    expect(await statusWith(app, authorized)).toBe(401);
    expect((await refresh(app, cookie)).statusCode).toBe(204);
  }
}

/** Entries of the account's security log, latest first. */
export async function securityEventsOf(app: App, { authorized }: Pick<Person, 'authorized'>) {
  const reply = await app.inject({ url: '/api/account/security-log', headers: authorized });
  return reply.json<SecurityLogReply>().entries.map(({ event }) => event);
}

import { randomBytes } from 'node:crypto';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import type { Db } from 'mongodb';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';

export interface Account {
  fullName: string;
  email: string;
  password: string;
  /** A token for the test's own requests; valid for ten minutes. */
  accessToken: string;
}

interface AccountOptions {
  fullName?: string;
  signedIn?: boolean;
  /** The domain of the email address: people who share one are colleagues. */
  domain?: string;
}

/** Changes accounts in the database that no screen can change. */
export function accountsIn(db: Db) {
  const change = async (email: string, $set: object) => {
    const accounts = db.collection('accounts');
    const { matchedCount } = await accounts.updateOne({ email }, { $set });
    expect(matchedCount).toBe(1);
  };
  return {
    giveRole: (email: string, role: string) => change(email, { role }),
    /** Confirms the address without the mailed link, for journeys that are about something else. */
    confirmAddress: (email: string) => change(email, { emailConfirmed: true }),
  };
}

export type AccountFactory = (options?: AccountOptions) => Promise<Account>;

/** Registers a new account over the API with each call. */
export function accountFactory(
  baseURL: string,
  ofBrowser: APIRequestContext,
  apart: APIRequest,
): AccountFactory {
  return async ({ fullName = 'Ada Sample', signedIn = true, domain = 'example.com' } = {}) => {
    const person = {
      fullName,
      email: `sample.${randomBytes(6).toString('hex')}@${domain}`,
      password: randomBytes(9).toString('base64url'),
    };
    const requests = signedIn ? ofBrowser : await apart.newContext();
    const reply = await requests.post(baseURL + calls.register.path, { data: person });
    expect(reply.ok(), `registering answered ${reply.status()}`).toBe(true);
    const { accessToken } = (await reply.json()) as SessionReply;
    if (!signedIn) await requests.dispose();
    return { ...person, accessToken };
  };
}

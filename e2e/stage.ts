import { MongoClient } from 'mongodb';
import { type CallName, calls } from '../shared/contracts/calls';
import { currentSeason } from '../shared/programme/season';
import { test as base, expect } from './fixtures';
import { startOwnStack } from './stack';

/** A category that the build knows nothing of: the journey makes it on the season's screen. */
export const category = 'Robotics';

export interface Somebody {
  fullName: string;
  email: string;
  accessToken: string;
}

interface Asked {
  token?: string;
  /** For what stands after a colon in the address. */
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

export interface Stage {
  address: string;
  /** Asks the API in somebody's name; anything but a success fails the test. */
  ask<Reply>(name: CallName, asked?: Asked): Promise<Reply>;
  /** Empties the sample data's contests, shuts their judging, and leaves planning to the journey. */
  prepare(): Promise<void>;
  /** Verifies judges all at once, as an import of those of last year. */
  verify(judges: readonly Somebody[]): Promise<void>;
  giveRole(email: string, role: string): Promise<void>;
  /** As if the account's owner had followed the mailed link. */
  confirmAddress(email: string): Promise<void>;
  /** As if every organiser had last shown who they are an hour ago. */
  forgetProofs(): Promise<void>;
}

/** A stack of its own for a worker: what a season does to it, no other journey sees. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const stack = await startOwnStack(() => {}, { GOOGLE_SIGN_IN: 'off' });
      const client = new MongoClient(stack.database.uri);
      await use(stageOf(stack.address, client));
      await client.close();
      await stack.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ stage }, use) => use(stage.address),
});

function stageOf(address: string, client: MongoClient): Stage {
  const collection = (name: string) => client.db('meritum').collection<{ _id: string }>(name);
  const changeAccount = async (email: string, $set: object) => {
    const { matchedCount } = await collection('accounts').updateOne({ email }, { $set });
    expect(matchedCount).toBe(1);
  };
  return {
    address,
    async ask<Reply>(name: CallName, { token, id = '', query = {}, body }: Asked = {}) {
      const { method, path } = calls[name];
      const at = path.replace(/:\w+/, id);
      const reply = await fetch(`${address}${at}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${text}`);
      return (text ? JSON.parse(text) : undefined) as Reply;
    },
    async prepare() {
      const judging = { open: false, closesAt: null };
      const $set = { 'categories.$[].judging': judging, 'planning.capacityPerJudge': 30 };
      await collection('seasons').updateOne({ _id: currentSeason }, { $set });
      for (const name of ['nominations', 'assignments', 'judges', 'plans'])
        await collection(name).deleteMany({});
      // Held by another process, so that what is free is not assigned before the plan is looked at.
      await collection('leases').replaceOne(
        { _id: 'planning assignments' },
        { holder: 'journey', until: new Date(Date.now() + 3_600_000) },
        { upsert: true },
      );
    },
    async verify(judges) {
      const email = { $in: judges.map((judge) => judge.email) };
      const $set = { status: 'ASSIGNMENTS_PENDING', isVerified: true };
      const { matchedCount } = await collection('judges').updateMany({ email }, { $set });
      expect(matchedCount).toBe(judges.length);
    },
    giveRole: (email, role) => changeAccount(email, { role }),
    confirmAddress: (email) => changeAccount(email, { emailConfirmed: true }),
    async forgetProofs() {
      const $set = { 'factor.provenAt': new Date(Date.now() - 3_600_000) };
      const { matchedCount } = await collection('sessions').updateMany(
        { 'factor.method': 'totp' },
        { $set },
      );
      expect(matchedCount).toBe(2);
    },
  };
}

import { type Db, MongoClient } from 'mongodb';
import type { CallName } from '../shared/contracts/calls';
import { currentSeason } from '../shared/programme/season';
import { startOwnStack } from '../tools/start/own-stack';
import { accountsIn } from './accounts';
import { type Asked, ask } from './api';
import { test as base, expect } from './fixtures';

/** A category that the build does not know: the journey creates it on the season's screen. */
export const category = 'Robotics';

export interface Somebody {
  fullName: string;
  email: string;
  accessToken: string;
}

export type Stage = ReturnType<typeof stageOf>;

/** A stack for each worker, so that no other journey sees the season's changes. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const stack = await startOwnStack(() => {}, { GOOGLE_SIGN_IN: 'off' });
      const client = new MongoClient(stack.database.uri);
      await use(stageOf(stack.address, client.db(stack.databaseName)));
      await client.close();
      await stack.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ stage }, use) => use(stage.address),
});

/** A stage on a running stack with this database. */
function stageOf(address: string, db: Db) {
  const collection = (name: string) => db.collection<{ _id: string }>(name);
  return {
    address,
    ask: <Reply>(name: CallName, asked?: Asked) => ask<Reply>(address, name, asked),
    /** Empties the sample data's contests, closes their judging and leaves planning to the journey. */
    async prepare() {
      const judging = { open: false, closesAt: null };
      const $set = { 'categories.$[].judging': judging, 'planning.capacityPerJudge': 30 };
      await collection('seasons').updateOne({ _id: currentSeason }, { $set });
      for (const name of ['nominations', 'assignments', 'judges', 'plans'])
        await collection(name).deleteMany({});
      // Makes another process hold the lease, so that nothing is assigned before the plan is
      // reviewed.
      await collection('leases').replaceOne(
        { _id: 'planning assignments' },
        { holder: 'journey', until: new Date(Date.now() + 3_600_000) },
        { upsert: true },
      );
    },
    /** Verifies many judges at once. */
    async verify(judges: readonly Somebody[]) {
      const email = { $in: judges.map((judge) => judge.email) };
      const answers = { [currentSeason]: { answer: 'yes', at: new Date() } };
      const $set = { status: 'ASSIGNMENTS_PENDING', isVerified: true, answers };
      const { matchedCount } = await collection('judges').updateMany({ email }, { $set });
      expect(matchedCount).toBe(judges.length);
    },
    ...accountsIn(db),
    /** Makes the agreed hour of publication the present one. */
    async bringForward() {
      const $set = { 'schedule.publishAt': new Date() };
      const agreed = { 'schedule.agreed': { $exists: true } };
      const { matchedCount } = await collection('results').updateOne(agreed, { $set });
      expect(matchedCount).toBe(1);
    },
    /** Makes every organiser's last second-factor proof an hour old. */
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

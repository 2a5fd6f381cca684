import { MongoClient } from 'mongodb';
import type { SeasonReply } from '../shared/contracts/seasons';
import { startOwnStack } from '../tools/start/own-stack';
import { accountsIn } from './accounts';
import { ask } from './api';
import { test as base, expect } from './fixtures';
import { startMailbox } from './mailbox';

interface Mailed extends ReturnType<typeof accountsIn> {
  address: string;
  mailbox: Awaited<ReturnType<typeof startMailbox>>;
  /** Opens the season's calibration round, for which there is no screen. */
  openCalibration(): Promise<void>;
}

/**
 * For journeys that read mails. Each worker has its own stack, which sends to a mail server in the
 * worker and has no Google sign-in.
 */
export const test = base.extend<object, { mailed: Mailed }>({
  mailed: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      const stack = await startOwnStack(() => {}, {
        SMTP_URL: mailbox.url,
        MAIL_PER_MINUTE: '10000',
        GOOGLE_SIGN_IN: 'off',
      });
      const client = new MongoClient(stack.database.uri);
      const db = client.db(stack.databaseName);
      const openCalibration = async () => {
        const seasons = db.collection('seasons');
        await seasons.updateMany({}, { $set: { calibrationRound: true } });
        const isOpen = async () =>
          (await ask<SeasonReply>(stack.address, 'getSeason')).data.calibrationRound;
        await expect.poll(isOpen).toBe(true);
      };
      const { address } = stack;
      await use({ address, mailbox, openCalibration, ...accountsIn(db) });
      await client.close();
      await stack.stop();
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ mailed }, use) => use(mailed.address),
});

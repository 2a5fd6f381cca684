import { MongoClient } from 'mongodb';
import { calls } from '../shared/contracts/calls';
import type { SeasonReply } from '../shared/contracts/seasons';
import { test as base, expect } from './fixtures';
import { type Mailbox, startMailbox } from './mailbox';
import { startOwnStack } from './stack';

interface Mailed {
  address: string;
  mailbox: Mailbox;
  /** Gives an account a role directly in the database; there is no screen for it. */
  giveRole(email: string, role: string): Promise<void>;
  /** Confirms the account's address without the mailed link, for journeys that are about something else. */
  confirmAddress(email: string): Promise<void>;
  /** Gives the season its calibration round; there is no screen for it. */
  openCalibration(): Promise<void>;
}

/**
 * For journeys that read mails: each worker has a stack that sends to a real mail server in the
 * worker and has no provider for Google sign-in.
 */
export const test = base.extend<object, { mailed: Mailed }>({
  mailed: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      const stack = await startOwnStack(() => {}, {
        SMTP_URL: mailbox.url,
        GOOGLE_SIGN_IN: 'off',
      });
      const client = new MongoClient(stack.database.uri);
      const changeAccount = async (email: string, $set: object) => {
        const accounts = client.db('meritum').collection('accounts');
        const { matchedCount } = await accounts.updateOne({ email }, { $set });
        expect(matchedCount).toBe(1);
      };
      const giveRole = (email: string, role: string) => changeAccount(email, { role });
      const confirmAddress = (email: string) => changeAccount(email, { emailConfirmed: true });
      const openCalibration = async () => {
        const seasons = client.db('meritum').collection('seasons');
        await seasons.updateMany({}, { $set: { calibrationRound: true } });
        const isOpen = async () => {
          const reply = await fetch(stack.address + calls.getSeason.path);
          return ((await reply.json()) as SeasonReply).data.calibrationRound;
        };
        await expect.poll(isOpen).toBe(true);
      };
      const { address } = stack;
      await use({ address, mailbox, giveRole, confirmAddress, openCalibration });
      await client.close();
      await stack.stop();
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ mailed }, use) => use(mailed.address),
});

import { test as base } from './fixtures';
import { type Mailbox, startMailbox } from './mailbox';
import { startOwnStack } from './stack';

/** Two addresses that make an admin on the stack of these journeys (PERM-008). */
export const admins = ['lead@awards.example', 'deputy@awards.example'] as const;

/**
 * For journeys that read mails: each worker has a stack whose mails go to a real mail server in the
 * worker, and which has no provider for Google sign-in.
 */
export const test = base.extend<object, { mailed: { address: string; mailbox: Mailbox } }>({
  mailed: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      const stack = await startOwnStack(() => {}, {
        SMTP_URL: mailbox.url,
        ADMIN_EMAILS: admins.join(','),
        GOOGLE_SIGN_IN: 'off',
      });
      await use({ address: stack.address, mailbox });
      await stack.stop();
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ mailed }, use) => use(mailed.address),
});

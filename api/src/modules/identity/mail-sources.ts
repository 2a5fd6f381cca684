import {
  emailConfirmationRequested,
  passwordChanged,
  passwordResetRequested,
  signInMethodAdded,
} from '../mail/events';
import type { MailSource } from '../mail/sources';
import type { GoogleWay } from './account';
import type { Identities } from './commands';
import { isUsable } from './rules';

type Stores = Pick<Identities, 'accounts' | 'resets' | 'confirmations' | 'clock'>;

/** What the mail of a joined account says. */
export const googleAdded = ({ addedAt, passwordVoided }: GoogleWay) =>
  ({ method: 'google', addedAt, passwordVoided }) as const;

/** The mails that identity owes, read off its documents after a crash. */
export function identityMails(stores: Stores): MailSource[] {
  return [resetMails(stores), confirmationMails(stores), passwordMails(stores), joinMails(stores)];
}

function resetMails({ accounts, resets, clock }: Stores): MailSource {
  return {
    name: 'password reset',
    async *pendingMails(since) {
      for await (const reset of resets.grantedSince(since)) {
        const account = await accounts.byId(reset.accountId);
        if (account && isUsable(reset, account, clock()))
          yield passwordResetRequested(account, { ...reset, resetId: reset._id });
      }
    },
  };
}

function confirmationMails({ accounts, confirmations, clock }: Stores): MailSource {
  return {
    name: 'e-mail confirmation',
    async *pendingMails(since) {
      for await (const confirmation of confirmations.askedSince(since)) {
        const account = await accounts.byId(confirmation.accountId);
        if (account && !account.emailConfirmed && confirmation.expiresAt > clock())
          yield emailConfirmationRequested(account, {
            confirmationId: confirmation._id,
            expiresAt: confirmation.expiresAt,
          });
      }
    },
  };
}

function passwordMails({ accounts }: Stores): MailSource {
  return {
    name: 'password changed',
    async *pendingMails(since) {
      for await (const account of accounts.passwordsChangedSince(since))
        if (account.passwordChangedAt)
          yield passwordChanged(account, { changedAt: account.passwordChangedAt });
    },
  };
}

function joinMails({ accounts }: Stores): MailSource {
  return {
    name: 'new sign-in method',
    async *pendingMails(since) {
      for await (const account of accounts.joinedGoogleSince(since))
        if (account.google) yield signInMethodAdded(account, googleAdded(account.google));
    },
  };
}

import type { PersonalDataOfStores } from '../../composition/personal-data';
import type { Identities } from './context';
import type { stores } from './stores';

/** Personal data in identity. */
export function personalDataInIdentity(
  identities: Identities,
): PersonalDataOfStores<typeof stores> {
  const { accounts, resets, securityLog, guard } = identities;
  return {
    accounts: {
      archive: {
        file: 'account.json',
        about: 'your name, address, and how you sign in',
        async of({ _id }) {
          const account = await accounts.byId(_id);
          if (!account) return null;
          const { passwordHash, credentials: _, owedMails: __, audit: ___, ...rest } = account;
          const { credentialsChangedIn: ____, confirmation: _____, ...plain } = rest;
          return { ...plain, hasPassword: passwordHash !== undefined };
        },
      },
      erase: 'by the deletion',
    },
    sessions: {
      archive: {
        file: 'sessions.json',
        about: 'where you are signed in',
        of: ({ _id }) => copiesOfSessions(identities, _id),
      },
      erase: 'by the deletion',
    },
    resets: {
      archive: { none: 'they end within the hour; the mail that each caused is among the mails' },
      erase: ({ _id }) => resets.forgetAll(_id),
    },
    securityLog: {
      archive: {
        file: 'security-log.json',
        about: 'sign-ins and changes of how you sign in, for 90 days',
        of: ({ _id }) => copiesOfSecurityLog(identities, _id),
      },
      erase: ({ _id }) => securityLog.removeAll(_id),
    },
    counters: {
      archive: { none: 'keyed marks that say nothing else; the archive tells of them in words' },
      erase: async ({ email }) => {
        if (email) await guard.forget(email);
      },
    },
  };
}

async function copiesOfSessions({ sessions, clock }: Identities, accountId: string) {
  const live = await sessions.liveOf(accountId, clock());
  return live.map(({ device, method, createdAt, rotatedAt, expiresAt }) => ({
    device,
    method,
    createdAt,
    lastUsedAt: rotatedAt,
    expiresAt,
  }));
}

async function copiesOfSecurityLog({ securityLog }: Identities, accountId: string) {
  const entries = await securityLog.of(accountId);
  return entries.map(({ _id: _, accountId: __, owedMails: ___, ...entry }) => entry);
}

import { type FieldsGiven, givenOf, type PersonalData } from '../../module-kit/personal-data';
import type { Account } from './account';
import type { Identities } from './context';
import type { SecurityEntry } from './security-log/entry';

const givenOfAccount: FieldsGiven<Account> = {
  _id: true,
  email: true,
  displayName: true,
  renamedAt: true,
  renamedDay: false,
  passwordHash: false,
  passwordChangedAt: true,
  passwordChange: false,
  google: true,
  emailConfirmed: true,
  unclaimedSince: true,
  discard: false,
  confirmation: false,
  formerEmails: true,
  mailboxes: false,
  emailChangedAt: true,
  role: true,
  roleChange: false,
  roleProposed: false,
  createdAt: true,
  pendingMails: false,
  credentials: false,
  credentialsChangedIn: false,
  deletion: true,
  pendingAuditEntries: false,
  actProposed: false,
  actWaiting: false,
  actEnded: false,
};

const givenOfEntry: FieldsGiven<SecurityEntry> = {
  _id: false,
  accountId: false,
  event: true,
  at: true,
  device: true,
  method: true,
  count: true,
  expiresAt: true,
  pendingMails: false,
};

export function personalDataInIdentity(identities: Identities) {
  const { stores } = identities;
  return {
    accounts: {
      archive: {
        file: 'account.json',
        about: 'your name, address, and how you sign in',
        async of({ _id }) {
          const account = await stores.accounts.findById(_id);
          if (!account) return null;
          return {
            ...givenOf(givenOfAccount, account),
            hasPassword: account.passwordHash !== undefined,
          };
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
      erase: ({ _id }) => stores.resets.removeAll(_id),
    },
    securityLog: {
      archive: {
        file: 'security-log.json',
        about: 'sign-ins and changes of how you sign in, for 90 days',
        of: async ({ _id }) =>
          (await stores.securityLog.listByAccount(_id)).map((entry) =>
            givenOf(givenOfEntry, entry),
          ),
      },
      erase: ({ _id }) => stores.securityLog.removeAll(_id),
    },
  } satisfies Record<string, PersonalData>;
}

async function copiesOfSessions({ stores, platform }: Identities, accountId: string) {
  const live = await stores.sessions.listLive(accountId, platform.clock());
  return live.map(({ device, method, createdAt, rotatedAt, expiresAt }) => ({
    device,
    method,
    createdAt,
    lastUsedAt: rotatedAt,
    expiresAt,
  }));
}

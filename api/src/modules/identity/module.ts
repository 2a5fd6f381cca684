import { defineModule, needs } from '../../module-kit/define-module';
import { recipientOf } from '../../module-kit/mail-request';
import { byEachProcess, type Job } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { minutes, trustedFor } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import type { Metrics } from '../../platform/metrics/metrics';
import { accountsStore } from './accounts-store';
import { spreadChangedAddresses } from './address-change';
import { peopleNamed } from './commands';
import { confirmationLink, confirmationReminder } from './confirmation-links';
import type { Identities } from './context';
import { waitingMail } from './mails/DecisionsWaiting';
import { linkMails } from './mails/links';
import { noticeMails } from './mails/notices';
import { turnedDownMail } from './mails/ProposalTurnedDown';
import { answerLeftResets } from './password-reset';
import { passwordResetsStore } from './password-resets-store';
import { argon2Passwords, type Passwords } from './passwords';
import { otherAccountsOf, peopleByIds, peopleOf, personOf } from './people';
import { personalDataInIdentity } from './person';
import { registrationPausesStore } from './registration/pauses-store';
import { registrationPause, registrationState } from './registration/pausing';
import { identityRoutes } from './routes';
import { securityLogStore } from './security-log/store';
import { sessionsStore } from './sessions-store';

export const identityModule = defineModule({
  name: 'identity',
  sharesStoresBecause:
    'Google, second factors and the deletion of an account change credentials and sessions by its writes',
  stores: {
    accounts: accountsStore,
    sessions: sessionsStore,
    resets: passwordResetsStore,
    securityLog: securityLogStore,
    pauses: registrationPausesStore,
  },
  mails: [...linkMails, ...noticeMails, turnedDownMail, waitingMail],
  deps: needs<Identities['deps']>(),
  queries: ({ stores, platform }) => {
    const { accounts } = stores;
    const { adminEmails } = platform.config;
    const listOrganisers = () => accounts.listByRoles(['admin'], adminEmails);
    return {
      ...withContext(() => ({ stores, platform }), {
        ...{ registrationPause, registrationState, personOf, peopleByIds, otherAccountsOf },
      }),
      registeredSince: accounts.listCreationTimes,
      organisers: async () => peopleOf({ stores, platform }, await listOrganisers()),
      /** Everybody who is an organiser by role or by address. */
      listedOrganisers: async () =>
        (await listOrganisers()).map(({ _id: accountId, role }) => ({
          accountId,
          by: role === 'admin' ? ('role' as const) : ('address' as const),
        })),
      recipientOf: async (accountId: string) => {
        const account = await accounts.findById(accountId);
        return account ? recipientOf(account) : undefined;
      },
      addressOf: async (accountId: string) => (await accounts.findById(accountId))?.email ?? null,
      accountAt: async (email: string) => (await accounts.findByEmail(email))?._id ?? null,
      isConfirmed: async (accountId: string) =>
        (await accounts.findById(accountId))?.emailConfirmed ?? false,
      confirmedAmong: accounts.listConfirmed,
      renamedOn: accounts.listRenamedOn,
    };
  },
  start({ stores, queries, deps, platform }) {
    const { config, metrics, trail } = platform;
    const passwords = argon2Passwords(config.password);
    measureHashing(passwords, metrics);
    const identities: Identities = {
      ...{ stores, deps, platform, passwords },
      guard: deps.attempts.guardWith({
        passwords,
        credentialsOf: stores.accounts.findCredentials,
      }),
      links: linkTokens(config.keys['mailed links']),
      recordAudit: (account) => trail.recordAudit(stores.accounts.pendingEntries, account),
      recordPause: (pause) => trail.recordAudit(stores.pauses.pendingEntries, pause),
    };
    return {
      api: {
        ...queries,
        ...identities,
        ...withContext(() => identities, { peopleNamed, confirmationLink, confirmationReminder }),
      },
      commands: { identities },
      routes: [(app) => identityRoutes(app, identities)],
      upkeep: upkeepOf(identities),
      personalData: personalDataInIdentity(identities),
    };
  },
});

function measureHashing({ load }: Passwords, metrics: Metrics): void {
  metrics.gauge({
    name: 'meritum_password_hashes_running',
    help: 'Passwords that are being hashed',
    read: () => load().running,
  });
  metrics.gauge({
    name: 'meritum_password_hashes_waiting',
    help: 'Passwords that wait to be hashed; sign-ins are refused when too many wait',
    read: () => load().waiting,
  });
}

/** Reads the revocations of other processes, and completes interrupted work. */
function upkeepOf(identities: Identities): Job[] {
  const { stores, platform } = identities;
  // Each is a conditional write, so repeating it changes nothing.
  return [
    byEachProcess('reading revocations', trustedFor, () =>
      platform.revocations.refresh(stores.sessions.listRevokedSince),
    ),
    byEachProcess('answering requests for a new password', minutes(1), () =>
      answerLeftResets(identities),
    ),
    byEachProcess('following changed addresses', minutes(1), () =>
      spreadChangedAddresses(identities),
    ),
  ];
}

import { defineModule } from '../../composition/define-module';
import { linkTokens } from '../../platform/link-tokens';
import { accountsStore } from './accounts-store';
import { countersStore } from './attempts/counters-store';
import { attemptsGuard } from './attempts/guard';
import type { Identities } from './commands';
import { emailConfirmationsStore } from './email-confirmations-store';
import { attemptsStore } from './google/attempts-store';
import { googleProvider } from './google/provider';
import { googleRoutes } from './google/routes';
import { leavingStore } from './leaving-store';
import { linkRoutes } from './link-routes';
import { identityMails } from './mails/events';
import { passwordResetsStore } from './password-resets-store';
import { argon2Passwords } from './passwords';
import { heldByIdentity } from './person';
import { identityRoutes } from './routes';
import { sessionsStore } from './sessions-store';
import { identityUpkeep } from './upkeep';

export const stores = {
  accounts: accountsStore,
  leaving: leavingStore,
  sessions: sessionsStore,
  resets: passwordResetsStore,
  confirmations: emailConfirmationsStore,
  attempts: attemptsStore,
  counters: countersStore,
};

/** Who somebody is: accounts, sessions, mailed links, Google. */
export const identityModule = defineModule({
  name: 'identity',
  stores,
  mails: identityMails,
  open({ stores, config, clock, mail, revocations }) {
    const { accounts, sessions, resets, confirmations, attempts, counters, leaving } = stores;
    const passwords = argon2Passwords(config.password);
    const key = config.jwtSecret;
    const numbers = config.attempts;
    const identities: Identities = {
      accounts,
      sessions,
      resets,
      confirmations,
      passwords,
      guard: attemptsGuard({ counters, passwords, numbers, key, clock }),
      links: linkTokens(key),
      mail,
      adminEmails: config.adminEmails,
      revocations,
      rotationKey: key,
      clock,
    };
    const google = {
      identities,
      attempts,
      provider: config.google && googleProvider(config.google),
      publicOrigin: config.publicOrigin,
    };
    return {
      offers: { identities, leaving },
      routes: [
        (app) => identityRoutes(app, identities),
        (app) => linkRoutes(app, identities),
        (app) => googleRoutes(app, google),
      ],
      upkeep: identityUpkeep(identities, attempts),
      person: heldByIdentity(identities),
    };
  },
});

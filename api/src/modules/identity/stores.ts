import { accountsStore } from './accounts-store';
import { passwordResetsStore } from './password-resets-store';
import { securityLogStore } from './security-log/store';
import { sessionsStore } from './sessions-store';

export const stores = {
  accounts: accountsStore,
  sessions: sessionsStore,
  resets: passwordResetsStore,
  securityLog: securityLogStore,
};

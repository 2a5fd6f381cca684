import type { Platform } from '../../module-kit/define-module';
import type { LinkTokens } from '../../platform/link-tokens';
import type { Guard, GuardOptions } from '../attempts/guard';
import type { Account, AddressOfOwner } from './account';
import type { AccountsStore } from './accounts-store';
import type { PasswordResetsStore } from './password-resets-store';
import type { Passwords } from './passwords';
import type { RegistrationPause, RegistrationPausesStore } from './registration/pauses-store';
import type { SecondSteps } from './second-step';
import type { SecurityLogStore } from './security-log/store';
import type { SessionsStore } from './sessions-store';

/** Accounts and how people sign in to them, for the commands of this module and of those it lends them to. */
export interface Identities {
  stores: {
    accounts: AccountsStore;
    sessions: SessionsStore;
    resets: PasswordResetsStore;
    securityLog: SecurityLogStore;
    pauses: RegistrationPausesStore;
  };
  deps: {
    attempts: { guardWith(given: Pick<GuardOptions, 'passwords' | 'credentialsOf'>): Guard };
    factors: SecondSteps;
    mail: {
      /** Those of the addresses whose last mail came back, of any kind for no reader. */
      cameBack(reader: null, addresses: readonly string[]): Promise<ReadonlySet<string>>;
    };
    notices: {
      /** Assigns judges to nominations that waited for a confirmed address. */
      allocate(): Promise<unknown>;
      /** Tells nominations and the judge record about a changed address; repeatable. */
      addressChanged(owner: AddressOfOwner): Promise<void>;
    };
  };
  platform: Platform;
  passwords: Passwords;
  guard: Guard;
  links: LinkTokens;
  recordAudit(account: Account): Promise<void>;
  recordPause(pause: RegistrationPause): Promise<void>;
}

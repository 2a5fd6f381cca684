import type { Platform } from '../../module-kit/define-module';
import type { LinkTokens } from '../../platform/link-tokens';
import type { Guard, GuardOptions } from '../attempts/guard';
import type { Account, AddressOfOwner } from './account';
import type { AccountsStore } from './accounts-store';
import type { PasswordResetsStore } from './password-resets-store';
import type { Passwords } from './passwords';
import type { RegistrationPause, RegistrationPausesStore } from './registration/pauses-store';
import type { SecurityLogStore } from './security-log/store';
import type { SecondSteps } from './session';
import type { SessionsStore } from './sessions-store';

/** Accounts and sessions. The modules google, factors and account use this context too. */
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
      /** Those addresses whose last mail bounced; without a reader, mails of any kind count. */
      cameBack(reader: null, addresses: readonly string[]): Promise<ReadonlySet<string>>;
    };
    notices: {
      /** Assigns judges to nominations that waited for a confirmed address. */
      allocate(): Promise<unknown>;
      /** Updates copies of the address; repeatable. */
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

import type { Platform } from '../../module-kit/define-module';
import type { Keys } from '../../platform/keys/keys';
import type { LinkTokens } from '../../platform/link-tokens';
import type { Guard } from '../attempts/guard';
import type { Account, AddressOfOwner } from './account';
import type { AccountsStore } from './accounts-store';
import type { PasswordResetsStore } from './password-resets-store';
import type { Passwords } from './passwords';
import type { SecondSteps } from './second-step';
import type { SecurityLogStore } from './security-log/store';
import type { SessionsStore } from './sessions-store';

export interface Identities extends Pick<Platform, 'mail' | 'clock' | 'revocations'> {
  accounts: AccountsStore;
  sessions: SessionsStore;
  resets: PasswordResetsStore;
  securityLog: SecurityLogStore;
  passwords: Passwords;
  guard: Guard;
  links: LinkTokens;
  /** Whose confirmed address makes them an admin (PERM-008). */
  adminEmails: readonly string[];
  /** Whether an account asks for more than its password. */
  secondSteps: SecondSteps;
  /** Refresh tokens are marked with them, and their successors derived from them. */
  refreshKeys: Keys;
  /** Tells nominations and the judge record about a changed address; repeatable. */
  addressChanged(owner: AddressOfOwner): Promise<void>;
  recordAudit(account: Account): Promise<void>;
  /** Those of the addresses whose last mail came back, of any kind for no reader. */
  cameBack(reader: null, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

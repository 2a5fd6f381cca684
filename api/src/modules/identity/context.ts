import type { Revocations } from '../../platform/authorisation/revocations';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys/keys';
import type { LinkTokens } from '../../platform/link-tokens';
import type { Guard } from '../attempts/guard';
import type { MailRequest } from '../mail/request';
import type { Account, AddressOfOwner } from './account';
import type { AccountsStore } from './accounts-store';
import type { PasswordResetsStore } from './password-resets-store';
import type { Passwords } from './passwords';
import type { SecondSteps } from './second-step';
import type { SecurityLogStore } from './security-log/store';
import type { SessionsStore } from './sessions-store';

export interface Identities {
  accounts: AccountsStore;
  sessions: SessionsStore;
  resets: PasswordResetsStore;
  securityLog: SecurityLogStore;
  passwords: Passwords;
  guard: Guard;
  links: LinkTokens;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Whose confirmed address makes them an admin (PERM-008). */
  adminEmails: readonly string[];
  revocations: Revocations;
  /** Whether an account asks for more than its password. */
  secondSteps: SecondSteps;
  /** Refresh tokens are marked with them, and their successors derived from them. */
  refreshKeys: Keys;
  /** Tells nominations and the judge record about a changed address; repeatable. */
  addressChanged(owner: AddressOfOwner): Promise<void>;
  /** Records what an account owes to the audit trail; never fails. */
  recordAudit(account: Account): Promise<void>;
  clock: Clock;
}

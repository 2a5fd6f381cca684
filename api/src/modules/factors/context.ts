import type { AuditTrail } from '../../module-kit/audit-trail';
import type { Identities } from '../identity/context';
import type { Challenges } from './challenges';
import type { PasskeysStore } from './passkeys-store';
import type { RecoveryCodesStore } from './recovery-codes-store';
import type { Sealing } from './sealing';
import type { TicketsStore } from './tickets-store';
import type { TotpStore } from './totp-store';

/** Dependencies of the commands of second factors. */
export interface Factors extends Challenges {
  passkeys: PasskeysStore;
  totps: TotpStore;
  recoveryCodes: RecoveryCodesStore;
  tickets: TicketsStore;
  identities: Identities;
  sealing: Sealing;
  trail: Pick<AuditTrail, 'appendAllPending'>;
}

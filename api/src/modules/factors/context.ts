import type { Part, Platform } from '../../module-kit/define-module';
import type { Identities } from '../identity/context';
import type { ChallengesStore } from './challenges-store';
import type { PasskeysStore } from './passkeys-store';
import type { RecoveryCodesStore } from './recovery-codes-store';
import type { Sealing } from './sealing';
import type { TicketsStore } from './tickets-store';
import type { TotpStore } from './totp-store';

export interface Factors {
  stores: {
    passkeys: PasskeysStore;
    totps: TotpStore;
    recoveryCodes: RecoveryCodesStore;
    challenges: ChallengesStore;
    tickets: TicketsStore;
  };
  deps: { identity: Identities };
  platform: Platform;
  sealing: Sealing;
}

export type FactorStores = Part<Factors, { stores: 'passkeys' | 'totps' }>;

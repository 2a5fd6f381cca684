import { challengesStore } from './challenges-store';
import { passkeysStore } from './passkeys-store';
import { recoveryCodesStore } from './recovery-codes-store';
import { ticketsStore } from './tickets-store';
import { totpStore } from './totp-store';

export const stores = {
  passkeys: passkeysStore,
  totps: totpStore,
  recoveryCodes: recoveryCodesStore,
  challenges: challengesStore,
  tickets: ticketsStore,
};

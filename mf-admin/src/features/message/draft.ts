import type { MessageTexts } from '@meritum/shared/contracts/messages';

/** What an organiser writes to several people. */
export interface Draft extends MessageTexts {
  isReminder: boolean;
}

import type { MessageTexts } from '@meritum/shared/contracts/messages';

/** An organiser's mail to several people. */
export interface Draft extends MessageTexts {
  isReminder: boolean;
}

import type { VoidReason } from '@meritum/shared/merit/ledger/ledger';
import { labels } from '@meritum/shared/programme/labels';

/** Kinds of reason for a void, for visitors. */
export const voidWords = labels<VoidReason>({
  conflict: 'the judge had a conflict of interest',
  irregular: 'it was bought, agreed on or not the judge’s own',
  ineligible: 'the entry does not meet the conditions, or is withdrawn',
  error: 'there was a technical error',
});

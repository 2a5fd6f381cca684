import { localKeysInUse, removeLocal } from './localStore';
import { organiserKey } from './organiserKey';

/** Key prefixes of drafts on this device; the account's uid follows. */
export const draftPrefixes = {
  nomination: 'nominationDraft:',
  judgeApplication: 'judgeApplicationDraft:',
  evaluation: 'evaluationDraft:',
  judgingNotes: 'judgingNotes:',
  judgingWork: 'judgingWork:',
} as const;

/** These stay at a sign-out, for the same judge on this device (decision 53). */
const kept: readonly string[] = [draftPrefixes.evaluation, draftPrefixes.judgingNotes];

/**
 * Key prefix of what a judge has rated on this device; the account's uid follows. It stays at a
 * sign-out (AUTH-017), because it is the judge's evidence, and the portal offers to remove it.
 */
export const receiptPrefix = 'ratingReceipt:';

/** Set once somebody has signed in on this device; it stays at a sign-out. */
export const signedInHereKey = 'signedInHere';

export type DraftName = keyof typeof draftPrefixes;

/** Local storage keys of the portals and the winners page (CACHE-007, OPEN-044). */
export const localKeys = {
  nominationData: 'techNominationData',
  judgeStatus: 'judgeStatus',
  judgeDashboardStatus: 'judgeDashboardStatus',
  nominationStatus: 'nominationStatus',
  nominationPageStatus: 'nominationPageStatus',
  nominationSummary: 'nominationSummary',
  lastSelectedCategory: 'lastSelectedCategory',
  organiser: organiserKey,
} as const;

/** Removes what a judge reads without a connection, unless it is this person's. */
export function keepWorkOnlyOf(uid: string | undefined): void {
  for (const key of localKeysInUse()) {
    if (key.startsWith(draftPrefixes.judgingWork) && key !== `${draftPrefixes.judgingWork}${uid}`)
      removeLocal(key);
  }
}

/** Removes exactly what is kept for a signed-in person (AUTH-016, AUTH-017). */
export function clearSessionKeys(): void {
  for (const key of Object.values(localKeys)) removeLocal(key);
  const prefixes = Object.values(draftPrefixes).filter((prefix) => !kept.includes(prefix));
  for (const key of localKeysInUse()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) removeLocal(key);
  }
}

import { organiserKey } from './organiserKey';

/** Key prefixes of drafts on this device; the account's uid follows. */
export const draftPrefixes = {
  nomination: 'nominationDraft:',
  judgeApplication: 'judgeApplicationDraft:',
  evaluation: 'evaluationDraft:',
  judgingNotes: 'judgingNotes:',
  judgingWork: 'judgingWork:',
} as const;

/**
 * Key prefix of what a judge has rated on this device; the account's uid follows. It stays at a
 * sign-out (AUTH-017), because it is the judge's evidence, and the portal offers to remove it.
 */
export const receiptPrefix = 'ratingReceipt:';

/** Key prefix of filters that an organiser has saved; the account's uid follows. */
export const viewsPrefix = 'consoleViews:';

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

/** These stay at a sign-out, for the same judge on this device (decision 53). */
const kept: readonly string[] = [draftPrefixes.evaluation, draftPrefixes.judgingNotes];

/** Prefixes of what goes at a sign-out. */
export const clearedPrefixes = [...Object.values(draftPrefixes), viewsPrefix].filter(
  (prefix) => !kept.includes(prefix),
);

type Value<Of> = Of[keyof Of];

/** Every key that is written; another one does not compile, so that each is kept or cleared. */
export type LocalKey =
  | Value<typeof localKeys>
  | typeof signedInHereKey
  | `${Value<typeof draftPrefixes> | typeof viewsPrefix | typeof receiptPrefix}${string}`;

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
 * Key prefix of a judge's ratings on this device; the account's uid follows. They stay after a
 * sign-out (AUTH-017), because they are the judge's evidence, and the portal offers to remove them.
 */
export const receiptPrefix = 'ratingReceipt:';

/** Key prefix of filters that an organiser has saved; the account's uid follows. */
export const viewsPrefix = 'consoleViews:';

/** Set once somebody has signed in on this device; kept at a sign-out. */
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

/** Kept at a sign-out, for the same judge on this device (decision 53). */
const kept: readonly string[] = [draftPrefixes.evaluation, draftPrefixes.judgingNotes];

/** Prefixes of keys that a sign-out removes. */
export const clearedPrefixes = [...Object.values(draftPrefixes), viewsPrefix].filter(
  (prefix) => !kept.includes(prefix),
);

type Value<Of> = Of[keyof Of];

/** Every key in use; any other does not compile, so that each is decided to be kept or cleared. */
export type LocalKey =
  | Value<typeof localKeys>
  | typeof signedInHereKey
  | `${Value<typeof draftPrefixes> | typeof viewsPrefix | typeof receiptPrefix}${string}`;

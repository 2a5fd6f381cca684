import {
  type Assignment,
  type Criterion,
  type Ratings,
  ratings,
} from '@meritum/shared/contracts/assignments';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

export const unsent = z.object({
  ratings,
  /** The judge has confirmed the ratings, which are being sent or wait for the connection. */
  confirmed: z.boolean(),
  /** The version of the nomination that the judge has read. */
  version: z.string(),
});
export type UnsentRating = z.infer<typeof unsent>;

const store = draftStore('evaluation', unsent);

const ratingDraftKey = (uid: string, assignmentId: string) => `${uid}:${assignmentId}`;

/** One storage entry for each assignment, so that two tabs never overwrite each other. */
export const unsentRatings = {
  read: (uid: string, assignmentId: string) => store.read(ratingDraftKey(uid, assignmentId)),
  keep: (uid: string, assignmentId: string, kept: UnsentRating) =>
    store.write(ratingDraftKey(uid, assignmentId), kept),
  forget: (uid: string, assignmentId: string) => store.remove(ratingDraftKey(uid, assignmentId)),
  watchAll: store.watch,
  /** Calls the listener when another tab changes them; returns a function that unsubscribes. */
  watch: (uid: string, assignmentId: string, listener: () => void) =>
    store.watchOtherTabs(ratingDraftKey(uid, assignmentId), listener),
};

export type Read = Pick<Assignment, 'id' | 'version' | 'criteria'>;

/** Returns confirmed ratings to be sent again; undefined if the nomination has changed. */
export function confirmedRatings(
  uid: string,
  { id, version, criteria }: Read,
): Ratings | undefined {
  const kept = unsentRatings.read(uid, id);
  const isToBeSent = kept?.confirmed && kept.version === version;
  return isToBeSent ? withDefaults(criteria, kept.ratings) : undefined;
}

export type Chosen = UnsentRating['ratings'];

/** Uses 1 for ratings that are not chosen yet (JUD-023). */
export function withDefaults(criteria: readonly Criterion[], chosen: Chosen = {}): Ratings {
  return Object.fromEntries(criteria.map(({ key }) => [key, chosen[key] ?? 1]));
}

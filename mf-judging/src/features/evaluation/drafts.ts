import { draftPrefixes } from '@meritum/shared/client/localKeys';
import {
  type Assignment,
  type Criterion,
  type Ratings,
  ratings,
} from '@meritum/shared/contracts/assignments';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

/** Ratings that were chosen but not submitted yet, of one assignment on this device. */
const unsent = z.object({
  ratings,
  /** The judge has confirmed all of them: they are on their way, or wait for the connection. */
  confirmed: z.boolean(),
  /** Of the nomination as the judge has read it. */
  version: z.optional(z.string()),
});
export type UnsentRating = z.infer<typeof unsent>;

const store = draftStore('evaluation', unsent);

const keyOf = (uid: string, assignmentId: string) => `${uid}:${assignmentId}`;

/** One entry for each assignment, so that two tabs at two entries never overwrite each other. */
export const unsentRatings = {
  read: (uid: string, assignmentId: string) => store.read(keyOf(uid, assignmentId)),
  keep: (uid: string, assignmentId: string, kept: UnsentRating) =>
    store.write(keyOf(uid, assignmentId), kept),
  forget: (uid: string, assignmentId: string) => store.remove(keyOf(uid, assignmentId)),
  /** Calls the listener when another tab changes them, until what it returns is called. */
  watch(uid: string, assignmentId: string, listener: () => void): () => void {
    const key = `${draftPrefixes.evaluation}${keyOf(uid, assignmentId)}`;
    const heard = (event: StorageEvent) => event.key === key && listener();
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};

/** An assignment as its judge has read it. */
export type Read = Pick<Assignment, 'id' | 'version' | 'criteria'>;

/**
 * What was confirmed and never answered: all ratings, ready to be sent again. Not those of a
 * nomination that has changed since.
 */
export function confirmedRatings(
  uid: string,
  { id, version, criteria }: Read,
): Ratings | undefined {
  const kept = unsentRatings.read(uid, id);
  const isOfThis = kept?.version === undefined || kept.version === version;
  return kept?.confirmed && isOfThis ? withDefaults(criteria, kept.ratings) : undefined;
}

/** The ratings that were chosen so far. */
export type Chosen = UnsentRating['ratings'];

/** Each rating is 1 until it is chosen (JUD-023). */
export function withDefaults(criteria: readonly Criterion[], chosen: Chosen = {}): Ratings {
  return Object.fromEntries(criteria.map(({ key }) => [key, chosen[key] ?? 1]));
}

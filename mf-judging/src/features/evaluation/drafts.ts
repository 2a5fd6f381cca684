import { draftPrefixes } from '@meritum/shared/client/localKeys';
import { type Assignment, type Ratings, ratingFields } from '@meritum/shared/contracts/assignments';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

/** Ratings that were chosen but not submitted yet, of one assignment on this device. */
const unsent = z.object({
  ratings: z.partial(z.object(ratingFields)),
  /** The judge has confirmed all four: they are on their way, or wait for the connection. */
  confirmed: z.boolean(),
  /** Of the nomination as the judge has read it. */
  version: z.optional(z.string()),
});
export type Unsent = z.infer<typeof unsent>;

const store = draftStore('evaluation', unsent);

const keyOf = (uid: string, assignmentId: string) => `${uid}:${assignmentId}`;

/** One entry for each assignment, so that two tabs at two entries never overwrite each other. */
export const unsentRatings = {
  read: (uid: string, assignmentId: string) => store.read(keyOf(uid, assignmentId)),
  keep: (uid: string, assignmentId: string, kept: Unsent) =>
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

type Read = Pick<Assignment, 'id' | 'version'>;

/**
 * What was confirmed and never answered: all four ratings, ready to be sent again. Not those of a
 * nomination that has changed since.
 */
export function confirmedRatings(uid: string, { id, version }: Read): Ratings | undefined {
  const kept = unsentRatings.read(uid, id);
  const isOfThis = kept?.version === undefined || kept.version === version;
  return kept?.confirmed && isOfThis ? withDefaults(kept.ratings) : undefined;
}

/** The ratings that were chosen so far. */
export type Chosen = Unsent['ratings'];

/** Each rating is 1 until it is chosen (JUD-023). */
export function withDefaults(chosen: Chosen = {}): Ratings {
  const { innovation = 1, methodology = 1, execution = 1, results = 1 } = chosen;
  return { innovation, methodology, execution, results };
}

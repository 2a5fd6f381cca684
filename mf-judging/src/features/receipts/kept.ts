import { receiptPrefix } from '@meritum/shared/client/localKeys';
import {
  askToPersist,
  localKeysInUse,
  readLocal,
  removeLocal,
  writeLocal,
} from '@meritum/shared/client/localStore';
import { randomHex } from '@meritum/shared/client/randomHex';
import { receipt } from '@meritum/shared/contracts/receipts';
import * as z from 'zod/mini';

/** A rating that this device has sent, before and after the reply. */
export const kept = z.object({
  assignmentId: z.string(),
  /** Version of the text that the judge has read. */
  version: z.string(),
  /** Ratings in the order of the rules. */
  scores: z.array(z.int()),
  judgeHalf: z.string(),
  /** The receipt in the server's reply; missing until then. */
  receipt: z.optional(receipt),
});
export type KeptRating = z.infer<typeof kept>;

type Given = Pick<KeptRating, 'assignmentId' | 'version' | 'scores'>;

/** Half of a commitment's salt: 16 random bytes of the judge's, so that no two share a receipt. */
const newJudgeHalf = (): string => randomHex(16);

const prefixOf = (uid: string) => `${receiptPrefix}${uid}:` as const;
const ratingKey = (uid: string, { judgeHalf }: Pick<KeptRating, 'judgeHalf'>) =>
  `${prefixOf(uid)}${judgeHalf}` as const;

const keysOf = (uid: string) => localKeysInUse().filter((key) => key.startsWith(prefixOf(uid)));

/** The account's ratings on this device. Unreadable evidence is left alone. */
export function keptRatings(uid: string): KeptRating[] {
  return keysOf(uid).flatMap((key) => {
    const { success, data } = kept.safeParse(readLocal(key));
    return success ? [data] : [];
  });
}

const isSame = (one: Given, other: Given): boolean =>
  one.assignmentId === other.assignmentId &&
  one.version === other.version &&
  one.scores.join() === other.scores.join();

/** Keeps a rating before it is sent. A repeated rating gets the same half. */
export function keepBeforeSending(uid: string, given: Given): KeptRating {
  const before = keptRatings(uid).find((one) => isSame(one, given));
  const rating = before ?? { ...given, judgeHalf: newJudgeHalf() };
  if (!before) writeLocal(ratingKey(uid, rating), rating);
  askToPersist();
  return rating;
}

export const keepReply = (uid: string, rating: KeptRating): void =>
  writeLocal(ratingKey(uid, rating), rating);

export function removeKept(uid: string): void {
  for (const key of keysOf(uid)) removeLocal(key);
}

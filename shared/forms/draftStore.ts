import type * as z from 'zod/mini';
import { type DraftName, draftPrefixes } from '../client/localKeys';
import { readLocal, removeLocal, writeLocal } from '../client/localStore';

/** Where the drafts of a form are kept on this device, one for each account. */
export interface DraftStore<Draft> {
  /** The account's draft; one that cannot be read is deleted. */
  read(uid: string): Draft | undefined;
  write(uid: string, draft: Draft): void;
  remove(uid: string): void;
}

/** The drafts of a form. Signing out removes them: the name stands in {@link draftPrefixes}. */
export function draftStore<Draft>(
  name: DraftName,
  schema: z.ZodMiniType<Draft>,
): DraftStore<Draft> {
  const keyOf = (uid: string) => `${draftPrefixes[name]}${uid}`;
  const remove = (uid: string) => removeLocal(keyOf(uid));
  return {
    read(uid) {
      const stored = readLocal(keyOf(uid));
      if (stored === undefined) return undefined;
      const { success, data } = schema.safeParse(stored);
      if (!success) remove(uid);
      return data;
    },
    write: (uid, draft) => writeLocal(keyOf(uid), draft),
    remove,
  };
}

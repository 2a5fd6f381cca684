import type * as z from 'zod/mini';
import { type DraftName, draftPrefixes } from '../client/localKeys';
import { readLocal, removeLocal, writeLocal } from '../client/localStore';

/** Stores a form's drafts on this device, one for each account. */
export interface DraftStore<Draft> {
  /** Returns the account's draft; deletes one that cannot be read. */
  read(uid: string): Draft | undefined;
  write(uid: string, draft: Draft): void;
  remove(uid: string): void;
}

/** The drafts of a form. Signing out removes them: their prefix is in {@link draftPrefixes}. */
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

import type * as z from 'zod/mini';
import { type DraftName, draftPrefixes } from '../client/localKeys';
import { readChecked, removeLocal, writeLocal } from '../client/localStore';

/** Stores a form's drafts on this device, one for each account. */
export interface DraftStore<Draft> {
  /** Returns the account's draft; deletes one that cannot be read. */
  read(uid: string): Draft | undefined;
  write(uid: string, draft: Draft): void;
  remove(uid: string): void;
}

/** The drafts of a form, below their prefix in {@link draftPrefixes}. */
export function draftStore<Draft>(
  name: DraftName,
  schema: z.ZodMiniType<Draft>,
): DraftStore<Draft> {
  const keyOf = (uid: string) => `${draftPrefixes[name]}${uid}`;
  return {
    read: (uid) => readChecked(keyOf(uid), schema),
    write: (uid, draft) => writeLocal(keyOf(uid), draft),
    remove: (uid) => removeLocal(keyOf(uid)),
  };
}

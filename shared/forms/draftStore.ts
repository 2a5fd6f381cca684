import type * as z from 'zod/mini';
import { type DraftName, draftPrefixes } from '../client/localKeys';
import { readChecked, removeLocal, writeLocal } from '../client/localStore';

/** Stores a form's drafts on this device, one for each account. */
export interface DraftStore<Draft> {
  /** Returns the account's draft; deletes one that cannot be read. */
  read(uid: string): Draft | undefined;
  write(uid: string, draft: Draft): void;
  remove(uid: string): void;
  /** Calls the listener after a change in this or another tab; returns a function that stops it. */
  watch(listener: () => void): () => void;
  /** Calls the listener when another tab changes the account's draft; returns a function that stops it. */
  watchOtherTabs(uid: string, listener: () => void): () => void;
}

/** The drafts of a form, below their prefix in {@link draftPrefixes}. */
export function draftStore<Draft>(
  name: DraftName,
  schema: z.ZodMiniType<Draft>,
): DraftStore<Draft> {
  const draftKey = (uid: string) => `${draftPrefixes[name]}${uid}` as const;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (uid) => readChecked(draftKey(uid), schema),
    write(uid, draft) {
      writeLocal(draftKey(uid), draft);
      tell();
    },
    remove(uid) {
      removeLocal(draftKey(uid));
      tell();
    },
    watch(listener) {
      const hear = ({ key }: StorageEvent) => key?.startsWith(draftPrefixes[name]) && listener();
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
    watchOtherTabs(uid, listener) {
      const hear = ({ key }: StorageEvent) => key === draftKey(uid) && listener();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

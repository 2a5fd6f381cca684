import { showToast } from '@meritum/shared/ui/toasts';
import type * as z from 'zod/mini';
import { type DraftName, draftPrefixes } from '../client/localKeys';
import { readLocal, removeLocal, writeLocal } from '../client/localStore';

/** Stores a form's drafts on this device, one for each account. */
export interface DraftStore<Draft> {
  /** Returns the account's draft; sets an unreadable one aside, and says so. */
  read(uid: string): Draft | undefined;
  write(uid: string, draft: Draft): void;
  remove(uid: string): void;
  /** Calls the listener after a change in this or another tab; returns a function that stops it. */
  watch(listener: () => void): () => void;
  /** Calls the listener when another tab changes the account's draft; returns a function that stops it. */
  watchOtherTabs(uid: string, listener: () => void): () => void;
}

/** Keeps an unreadable draft; its prefix decides whether a sign-out removes it. */
function setAside(key: `${(typeof draftPrefixes)[DraftName]}${string}`, stored: unknown): void {
  writeLocal(key, stored);
  // Delayed, because drafts are read while rendering.
  queueMicrotask(() =>
    showToast({
      type: 'warning',
      title: 'Something you typed cannot be read',
      text: 'Another version of this page saved it. It is kept on this device: write to us if you miss it.',
      duration: 0,
    }),
  );
}

/** The drafts of a form, under its prefix in {@link draftPrefixes}. */
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
    read(uid) {
      const stored = readLocal(draftKey(uid));
      if (stored === undefined) return undefined;
      const { success, data } = schema.safeParse(stored);
      if (success) return data;
      removeLocal(draftKey(uid));
      if (name !== 'judgingWork') setAside(`${draftKey(uid)}:unread`, stored);
      return undefined;
    },
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

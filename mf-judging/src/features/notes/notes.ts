import { draftPrefixes } from '@meritum/shared/client/localKeys';
import { askToPersist, localKeysInUse, removeLocal } from '@meritum/shared/client/localStore';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

export const note = z.object({
  text: z.string(),
  /** Set if the judge wants to come back to the entry. */
  comeBack: z.boolean(),
});
export type Note = z.infer<typeof note>;

const store = draftStore('judgingNotes', note);
const noteKey = (uid: string, assignmentId: string) => `${uid}:${assignmentId}`;
const nothing: Note = { text: '', comeBack: false };

/** Stored on this device only, so that nobody reads an opinion before it is a rating. */
export const notes = {
  read: (uid: string, assignmentId: string) => store.read(noteKey(uid, assignmentId)) ?? nothing,
  keep(uid: string, assignmentId: string, kept: Note) {
    const key = noteKey(uid, assignmentId);
    if (kept.text.trim() || kept.comeBack) {
      store.write(key, kept);
      askToPersist();
    } else store.remove(key);
  },
  /** Calls the listener when another tab changes the note; returns a function that unsubscribes. */
  watch: (uid: string, assignmentId: string, listener: () => void) =>
    store.watchOtherTabs(noteKey(uid, assignmentId), listener),
  watchAll: store.watch,
};

export function ownKeys(uid: string): string[] {
  const prefixes = [draftPrefixes.judgingNotes, draftPrefixes.evaluation];
  return localKeysInUse().filter((key) =>
    prefixes.some((prefix) => key.startsWith(`${prefix}${uid}:`)),
  );
}

export function removeJudgesOwn(uid: string): void {
  for (const key of ownKeys(uid)) removeLocal(key);
}

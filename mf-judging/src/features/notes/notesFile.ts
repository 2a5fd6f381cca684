import { draftPrefixes } from '@meritum/shared/client/localKeys';
import { type Answer, refusal } from '@meritum/shared/forms/answers';
import * as z from 'zod/mini';
import { unsent, unsentRatings } from '../evaluation/drafts';
import { type KeptRating, keepReply, kept, keptRatings } from '../receipts/kept';
import { note, notes, ownKeys } from './notes';

/** A judge's notes and unsent ratings, as a file for another device. */
const notesFile = z.object({
  format: z.literal('meritum-judge-notes/1'),
  account: z.string(),
  notes: z.record(z.string(), note),
  unsent: z.record(z.string(), unsent),
  ratings: z.array(kept),
});
type NotesFile = z.infer<typeof notesFile>;

function idsIn(uid: string, name: 'judgingNotes' | 'evaluation'): string[] {
  const prefix = `${draftPrefixes[name]}${uid}:`;
  return ownKeys(uid).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}

export const ownOnThisDevice = (uid: string): NotesFile => ({
  format: 'meritum-judge-notes/1',
  account: uid,
  notes: Object.fromEntries(idsIn(uid, 'judgingNotes').map((id) => [id, notes.read(uid, id)])),
  unsent: Object.fromEntries(
    idsIn(uid, 'evaluation').flatMap((id) => {
      const read = unsentRatings.read(uid, id);
      return read ? [[id, read]] : [];
    }),
  ),
  ratings: keptRatings(uid),
});

/** Both texts; only the longer one if it contains the other, so that a file can be opened twice. */
function together(here: string, inFile: string): string {
  if (here.includes(inFile.trim())) return here;
  return inFile.includes(here.trim()) ? inFile : `${here}\n\nFrom the opened file:\n${inFile}`;
}

/** Adds the content of a file to this device's notes, which stay. */
export function openNotes(uid: string, content: string): Answer {
  const file = notesFile.safeParse(parsed(content)).data;
  if (!file)
    return refusal('This is no file of saved notes, or it is damaged. Nothing has changed.');
  if (file.account !== uid)
    return refusal('These notes were saved by another account. Nothing has changed.');
  for (const [id, inFile] of Object.entries(file.notes)) {
    const here = notes.read(uid, id);
    const comeBack = here.comeBack || inFile.comeBack;
    notes.keep(uid, id, { text: together(here.text, inFile.text), comeBack });
  }
  // Ratings confirmed on the other device are sent there, or confirmed again here.
  for (const [id, rating] of Object.entries(file.unsent))
    if (!unsentRatings.read(uid, id)) unsentRatings.keep(uid, id, { ...rating, confirmed: false });
  const known = new Map(keptRatings(uid).map((one) => [one.judgeHalf, one]));
  const lacksReceipt = ({ judgeHalf }: KeptRating) => !known.get(judgeHalf)?.receipt;
  for (const rating of file.ratings.filter(lacksReceipt)) keepReply(uid, rating);
  const text = 'The notes are on this device now. Notes and ratings that were here are kept.';
  return { kind: 'success', text };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

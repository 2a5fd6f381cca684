import * as z from 'zod/mini';
import { limits } from './limits';
import { objectId, seasonYear } from './lists';
import { atMost, requiredText } from './texts';

/** A word after # is a tag, unless it is in an address or is a number. */
const tag = /(?<![^\s(,;"'])#(?=[\p{N}_-]*\p{L})([\p{L}\p{M}\p{N}_-]+)/gu;

/** The tags in a text, in lower case and each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(tag)].map(([found]) => found.toLowerCase())),
];

const tagName = z.string().check(z.regex(/^#[\p{L}\p{M}\p{N}_-]+$/u, 'Name a tag'), atMost(61));

/** Filter of a list: rows with any note, or with a certain tag. */
export const notesFilter = z.optional(z.union([z.literal('any'), tagName]));

/** Notes about a row that the caller may read; missing without any. */
export const noteMark = z.optional(z.object({ count: z.int(), tags: z.array(z.string()) }));
export type NoteMark = NonNullable<z.infer<typeof noteMark>>;

const noun = z.enum(['nomination', 'judge']);
export type NoteNoun = z.infer<typeof noun>;

export const notesQuery = z.strictObject({ noun, id: objectId });
export type NotesQuery = z.infer<typeof notesQuery>;

const note = z.object({
  id: z.string(),
  revision: z.int(),
  text: z.string(),
  /** Null once their account is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  changedAt: z.nullable(z.iso.datetime()),
  may: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type Note = z.infer<typeof note>;

/** Oldest first; null if they are withheld from the caller. */
export const notesReply = z.object({
  notes: z.nullable(z.array(note)),
  mayAdd: z.boolean(),
});
export type NotesReply = z.infer<typeof notesReply>;

const noteId = z.uuid();
/** The revision that was read; 0 for a new note. */
const read = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Payload of `saveNote`. The browser chooses the id, so that a retry adds nothing. */
export const saveNoteRequest = z.strictObject({
  ...notesQuery.shape,
  noteId,
  revision: read,
  text: requiredText(limits.noteCharacters, 'Enter a note').check(
    z.refine(
      (text) => tagsIn(text).every(({ length }) => length <= 31),
      'Use at most 30 characters for a tag',
    ),
    z.refine(
      (text) => tagsIn(text).length <= limits.tagsInNote,
      `Use at most ${limits.tagsInNote} tags`,
    ),
  ),
});
export type SaveNoteRequest = z.infer<typeof saveNoteRequest>;

export const savedNote = z.object({ note });

export const removeNoteRequest = z.strictObject({ noteId, revision: read });
export type RemoveNoteRequest = z.infer<typeof removeNoteRequest>;

/** Tags of notes about judges, or about a season's nominations. */
export const tagsQuery = z.strictObject({ noun, season: seasonYear });
export type TagsQuery = z.infer<typeof tagsQuery>;
export const tagsReply = z.object({ tags: z.array(z.string()) });

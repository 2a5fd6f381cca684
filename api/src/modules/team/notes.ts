import { rolesFor } from '@meritum/shared/contracts/calls/call';
import { teamCalls } from '@meritum/shared/contracts/calls/team';
import { limits } from '@meritum/shared/contracts/limits';
import {
  type NotesQuery,
  type NotesReply,
  type RemoveNoteRequest,
  type SaveNoteRequest,
  type Note as ShownNote,
  type TagsQuery,
  tagsIn,
} from '@meritum/shared/contracts/notes';
import { opensConsole } from '@meritum/shared/contracts/roles';
import type { Decider, Person } from '../../platform/authorisation/actor';
import { shownName } from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';
import { withReadableNotes } from '../judges/console/notes';
import { entriesWithReadableNotes } from '../nominations/console/notes';
import type { Team } from './context';
import type { Note } from './note';

const unknown = () => notFound('There is no such nomination or judge.');
const noteUnknown = () => notFound('This note was removed.');
const noteChanged = () => changedSinceOpened('This note');
const withheld = () =>
  notPermitted(
    'These notes are withheld from you: you have a conflict of interest, you judge, or screening is over.',
  );

/** Ids of a season's nominations, or of judges, whose notes the reader may see. */
function readableAmong(
  { deps: { nominations, judges, assignments } }: Team,
  reader: Decider,
  season: string | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return season === null
    ? withReadableNotes({ ...nominations, judges }, reader, ids)
    : entriesWithReadableNotes({ ...nominations, ...assignments }, reader, season, ids);
}

/** The subject of a note, and whether its notes are withheld from the reader. Throws not-found. */
async function subjectOf(context: Team, reader: Decider, { noun, id }: NotesQuery) {
  const { nominations, judges } = context.deps;
  const [judge] = noun === 'judge' ? await judges.findByIds([id]) : [];
  const [nomination] = noun === 'judge' ? [] : await nominations.findByIds([id]);
  const accountId = judge?.accountId ?? nomination?.submittedBy;
  if (accountId === undefined) throw unknown();
  const subject = { accountId, season: nomination?.season ?? null };
  const isWithheld = !(await readableAmong(context, reader, subject.season, [id])).has(id);
  return { ...subject, isWithheld };
}

/** Whether the author has left the console, so that anybody may remove their notes and filters. */
export const hasLeft = (person: Person | null) => !person || !opensConsole(person.role);

const mayWrite = ({ role }: Person) => rolesFor(teamCalls.saveNote).some((one) => one === role);

/** Notes as the reader sees them. */
async function present(
  { deps }: Team,
  reader: Decider,
  notes: readonly Note[],
): Promise<ShownNote[]> {
  const mayChange = mayWrite(await reader.person());
  const authors = await deps.identity.peopleByIds(notes.flatMap(({ by }) => by ?? []));
  return notes.map(({ _id: id, revision, text, by, at, changedAt }) => {
    const author = authors.get(by ?? '') ?? null;
    const isOwn = by === reader.accountId;
    return {
      ...{ id, revision, text },
      by: author && shownName(author),
      at: at.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
      may: { change: mayChange && isOwn, remove: mayChange && (isOwn || hasLeft(author)) },
    };
  });
}

async function presentOne(context: Team, reader: Decider, note: Note): Promise<ShownNote> {
  const [shown] = await present(context, reader, [note]);
  if (!shown) throw new Error('Each note is presented');
  return shown;
}

/** The notes about a nomination or a judge, oldest first; null if withheld. Throws not-found. */
export async function listNotes(
  context: Team,
  reader: Decider,
  asked: NotesQuery,
): Promise<NotesReply> {
  const { isWithheld } = await subjectOf(context, reader, asked);
  if (isWithheld) return { notes: null, mayAdd: false };
  const notes = await present(context, reader, await context.stores.notes.findBySubject(asked.id));
  return { notes, mayAdd: mayWrite(await reader.person()) };
}

/**
 * Adds a note, or changes one of the author's. A repeated call gets the first reply.
 * @throws not-found; permission-denied where notes are withheld, or for another's note;
 * failed-precondition when it has changed since, or there are too many
 */
export async function saveNote(
  context: Team,
  author: Decider,
  { noun, id: about, noteId, revision, text }: SaveNoteRequest,
): Promise<ShownNote> {
  const { notes } = context.stores;
  const { clock } = context.platform;
  const { isWithheld, ...of } = await subjectOf(context, author, { noun, id: about });
  if (isWithheld) throw withheld();
  const shown = (one: Note) => presentOne(context, author, one);
  const note: Note = {
    _id: noteId,
    ...{ noun, about, ...of, by: author.accountId, text, tags: tagsIn(text) },
    at: clock(),
    revision: 1,
  };
  if (revision === 0 && !(await notes.findById(noteId))) {
    if ((await notes.countBySubject(about)) >= limits.notesAboutOne)
      throw refused(`There are ${limits.notesAboutOne} notes already. Remove one first.`);
    if (await notes.insert(note)) return shown(note);
  }
  const stored = await notes.findById(noteId);
  if (!stored || stored.about !== about) throw noteUnknown();
  if (stored.by !== author.accountId) throw notPermitted('Another organiser wrote this note.');
  if (stored.revision === revision + 1 && stored.text === text) return shown(stored);
  const fields = { text, tags: note.tags, changedAt: clock() };
  const changed = stored.revision === revision && (await notes.updateIfUnchanged(stored, fields));
  if (!changed) throw noteChanged();
  return shown(changed);
}

/**
 * Removes a note of the caller, or of somebody who is no longer an organiser. Repeating it does
 * nothing.
 * @throws permission-denied; failed-precondition when it has changed since
 */
export async function removeNote(
  context: Team,
  actor: Decider,
  { noteId, revision }: RemoveNoteRequest,
): Promise<void> {
  const { notes } = context.stores;
  const note = await notes.findById(noteId);
  if (!note) return;
  const { isWithheld } = await subjectOf(context, actor, { noun: note.noun, id: note.about });
  if (isWithheld) throw withheld();
  if (!(await presentOne(context, actor, note)).may.remove)
    throw notPermitted('Another organiser wrote this note.');
  if (note.revision !== revision || !(await notes.removeIfUnchanged(note))) throw noteChanged();
}

/** The tags in a season's notes about nominations, or about judges, that the reader may see. */
export async function listTags(
  context: Team,
  reader: Decider,
  { noun, season: named }: TagsQuery,
): Promise<string[]> {
  const season = noun === 'judge' ? null : (await context.deps.seasons.named(named)).id;
  const found = await context.stores.notes.findTags(noun, season);
  const tagged = found.filter(({ tags }) => tags.length > 0);
  const ids = tagged.map(({ about }) => about);
  const readable = await readableAmong(context, reader, season, ids);
  const seen = tagged.filter(({ about }) => readable.has(about));
  return [...new Set(seen.flatMap(({ tags }) => tags))].sort();
}

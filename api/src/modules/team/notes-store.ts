import type { NoteMark, NoteNoun } from '@meritum/shared/contracts/notes';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, updateVersioned } from '../../module-kit/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { Note } from './note';

function createStore(db: Collections<'notes'>) {
  const notes = db.collection<Note>('notes');
  return {
    byId: (_id: string) => notes.findOne({ _id }),
    /** The oldest first. */
    about: (about: string) => notes.find({ about }).sort({ at: 1, _id: 1 }).toArray(),
    countAbout: (about: string) => notes.countDocuments({ about }),
    /** How many notes each of these has, and their tags; those without are missing. */
    async marks(about: readonly string[]): Promise<ReadonlyMap<string, NoteMark>> {
      const marks = new Map<string, NoteMark>();
      if (about.length === 0) return marks;
      const found = notes.find(
        { about: { $in: [...about] } },
        { projection: { about: 1, tags: 1 } },
      );
      for await (const { about: id, tags } of found) {
        const before = marks.get(id) ?? { count: 0, tags: [] };
        marks.set(id, {
          count: before.count + 1,
          tags: [...new Set([...before.tags, ...tags])].sort(),
        });
      }
      return marks;
    },
    /** Ids of what has a note, or one with this tag. */
    async noted(noun: NoteNoun, asked: string): Promise<string[]> {
      const wanted = { noun, ...(asked !== 'any' && { tags: asked }) };
      const found = await notes.find(wanted, { projection: { about: 1 } }).toArray();
      return [...new Set(found.map(({ about }) => about))];
    },
    /** The tags of a season's nominations, or of judges, each with what it is on. */
    tags: (noun: NoteNoun, season: string | null) =>
      notes.find({ noun, season }, { projection: { about: 1, tags: 1 } }).toArray(),
    /** False when its id is taken. */
    add: (note: Note) => insertUnlessTaken(notes, note),
    /** Null when it has changed since it was read. */
    change: (read: Note, fields: ChangedFields<Note>) =>
      updateVersioned(notes, read, fields, 'nothing'),
    /** False when it has changed since it was read. */
    remove: async ({ _id, revision }: Note) =>
      (await notes.deleteOne({ _id, revision })).deletedCount === 1,
    ofPerson: (accountId: string) => notes.find({ accountId }).sort({ at: 1 }).toArray(),
    /** Erases what was noted about an account's owner, and who wrote what they noted. */
    async forget(accountId: string) {
      await notes.deleteMany({ accountId });
      await notes.updateMany({ by: accountId }, { $unset: { by: '' } });
    },
  };
}

/** The only reader and writer of `notes`. */
export const notesStore = defineStore({
  contents: {
    notes: {
      holds: 'Organisers’ notes about nominations and judges, with their tags',
      refersTo: { accountId: 'accounts', by: 'accounts' },
    },
  },
  collections: {
    notes: [
      { key: { about: 1, at: 1 } },
      { key: { noun: 1, tags: 1 } },
      { key: { noun: 1, season: 1 } },
      { key: { accountId: 1 } },
      { key: { by: 1 }, sparse: true },
    ],
  },
  personalData: personal,
  createStore,
});

export type NotesStore = ReturnType<typeof notesStore>;

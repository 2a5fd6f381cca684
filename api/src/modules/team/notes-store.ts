import type { NoteMark, NoteNoun } from '@meritum/shared/contracts/notes';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, updateVersioned } from '../../module-kit/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { Note } from './note';

function createStore(db: Collections<'notes'>) {
  const notes = db.collection<Note>('notes');
  return {
    findById: (_id: string) => notes.findOne({ _id }),
    /** Notes about a nomination or a judge, oldest first. */
    findBySubject: (about: string) => notes.find({ about }).sort({ at: 1, _id: 1 }).toArray(),
    countBySubject: (about: string) => notes.countDocuments({ about }),
    /** Number and tags of each one's notes; those without notes are missing. */
    async findMarks(about: readonly string[]): Promise<ReadonlyMap<string, NoteMark>> {
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
    /** Ids of nominations or judges with any note, or with this tag. */
    async findSubjects(noun: NoteNoun, asked: string): Promise<string[]> {
      const wanted = { noun, ...(asked !== 'any' && { tags: asked }) };
      const found = await notes.find(wanted, { projection: { about: 1 } }).toArray();
      return [...new Set(found.map(({ about }) => about))];
    },
    /** Tags of notes about a season's nominations, or about judges, each with its subject. */
    findTags: (noun: NoteNoun, season: string | null) =>
      notes.find({ noun, season }, { projection: { about: 1, tags: 1 } }).toArray(),
    /** False when its id is taken. */
    insert: (note: Note) => insertUnlessTaken(notes, note),
    /** Null when it has changed since it was read. */
    updateIfUnchanged: (read: Note, fields: ChangedFields<Note>) =>
      updateVersioned(notes, read, fields, 'nothing'),
    /** False when it has changed since it was read. */
    removeIfUnchanged: async ({ _id, revision }: Note) =>
      (await notes.deleteOne({ _id, revision })).deletedCount === 1,
    findByPerson: (accountId: string) => notes.find({ accountId }).sort({ at: 1 }).toArray(),
    /** Removes the notes about an account's owner, and their name from notes that they wrote. */
    async erase(accountId: string) {
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

import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';

/** When somebody last read what others did. */
interface Visit {
  /** Their account. */
  _id: string;
  /** The end of the previous visit. */
  since: Date;
  lastAt: Date;
}

function createStore(db: Collections<'visits'>) {
  const visits = db.collection<Visit>('visits');
  return {
    findById: (_id: string) => visits.findOne({ _id }),
    insert: (first: Visit) => insertUnlessTaken(visits, first),
    /** Does nothing when another request has changed it since it was read. */
    async updateIfUnchanged({ _id, lastAt }: Visit, now: Partial<Visit>) {
      await visits.updateOne({ _id, lastAt }, { $set: now });
    },
    async erase(_id: string) {
      await visits.deleteOne({ _id });
    },
  };
}

/** The only reader and writer of `visits`. */
export const visitsStore = defineStore({
  contents: {
    visits: {
      holds: 'When an organiser last looked at what others did',
      refersTo: { _id: 'accounts' },
    },
  },
  collections: { visits: [] },
  personalData: personal,
  createStore,
});

export type VisitsStore = ReturnType<typeof visitsStore>;

import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../composition/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { PendingAuditEntries } from '../audit/entry';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { Profile } from './profile';

/** The only reader and writer of `profiles`. */
export interface ProfilesStore {
  byId(id: string): Promise<Profile | null>;
  bySlug(slug: string): Promise<Profile | null>;
  ofOwner(accountId: string): Promise<Profile[]>;
  /** Those that wait for an organiser or are public; pictures without their bytes. */
  listed(): Promise<Profile[]>;
  /** Those that organisers picked and that are public, the latest first. */
  featured(): Promise<Profile[]>;
  /** False when its award has one, or its slug is taken. */
  add(profile: Profile): Promise<boolean>;
  /** Null when it has changed since it was read. */
  change(read: Profile, fields: ChangedFields<Profile>, effects: Effects): Promise<Profile | null>;
  /** Gives it another address. */
  move(id: string, slug: string): Promise<void>;
  /** Deletes those of an account. False if some wait for the trail. */
  erase(accountId: string): Promise<boolean>;
  owed: PendingAuditEntries;
}

function open(db: Collections<'profiles'>): ProfilesStore {
  const profiles = db.collection<Profile>('profiles');
  return {
    byId: (_id) => profiles.findOne({ _id }),
    bySlug: (slug) => profiles.findOne({ slug }),
    ofOwner: (owner) => profiles.find({ owner }).toArray(),
    listed: () =>
      profiles
        .find(
          { $or: [{ offeredAt: { $exists: true } }, { published: { $exists: true } }] },
          // A list only needs to know which pictures they are.
          { projection: { 'own.picture.jpeg': 0, 'published.picture.jpeg': 0 } },
        )
        .sort({ _id: 1 })
        .toArray(),
    featured: () =>
      profiles
        .find({ featuredAt: { $exists: true }, published: { $exists: true }, mayFeature: true })
        .sort({ featuredAt: -1, _id: 1 })
        .toArray(),
    add: (profile) => insertUnlessTaken(profiles, profile),
    change: (read, fields, effects) => updateVersioned(profiles, read, fields, effects),
    async move(_id, slug) {
      await profiles.updateOne({ _id }, { $set: { slug }, $inc: { revision: 1 } });
    },
    async erase(owner) {
      await profiles.deleteMany({ owner, ...noPendingEntries });
      return (await profiles.countDocuments({ owner })) === 0;
    },
    owed: pendingEntriesIn(db.collection('profiles')),
  };
}

export const profilesStore = defineStore({
  contents: {
    profiles: {
      holds: 'What winners chose to publish of themselves, with its picture',
      refersTo: { _id: 'recognitions', owner: 'accounts' },
    },
  },
  collections: {
    profiles: [
      { key: { slug: 1 }, unique: true },
      { key: { owner: 1 } },
      { key: { offeredAt: 1 }, sparse: true },
      { key: { featuredAt: 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['profiles'],
  pendingAuditEntries: ['profiles'],
  open,
});

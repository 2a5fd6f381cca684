import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { insertUnlessTaken, unlessTaken } from '../../platform/mongo/duplicate-key';
import type { Profile } from './profile';

function createStore(db: Collections<'profiles'>) {
  const profiles = db.collection<Profile>('profiles');
  return {
    findById: (_id: string) => profiles.findOne({ _id }),
    findBySlug: (slug: string) => profiles.findOne({ slug }),
    listByOwner: (owner: string) => profiles.find({ owner }).toArray(),
    /** Profiles that wait for approval or are public; pictures without their bytes. */
    listShown: () =>
      profiles
        .find(
          { $or: [{ offeredAt: { $exists: true } }, { published: { $exists: true } }] },
          // A list needs only the pictures' hashes.
          { projection: { 'own.picture.jpeg': 0, 'published.picture.jpeg': 0 } },
        )
        .sort({ _id: 1 })
        .toArray(),
    /** Public profiles, without their pictures. */
    listPublished: () =>
      profiles
        .find({ published: { $exists: true } })
        .project<Profile>({ 'own.picture': 0, 'published.picture': 0 })
        .toArray(),
    /** Picked and public profiles, the latest pick first. */
    listFeatured: () =>
      profiles
        .find({ featuredAt: { $exists: true }, published: { $exists: true }, mayFeature: true })
        .sort({ featuredAt: -1, _id: 1 })
        .toArray(),
    /** False when its award has a profile, or its slug is taken. */
    insert: (profile: Profile) => insertUnlessTaken(profiles, profile),
    /** Null when it has changed since it was read, or its featured index is taken. */
    updateIf: (read: Profile, fields: ChangedFields<Profile>, effects: Effects) =>
      unlessTaken(updateVersioned(profiles, read, fields, effects)),
    async updateSlug(_id: string, slug: string) {
      await profiles.updateOne({ _id }, { $set: { slug }, $inc: { revision: 1 } });
    },
    /** Deletes an account's profiles. False while an audit entry is pending. */
    async erase(owner: string) {
      await profiles.deleteMany({ owner, ...noPendingEntries });
      return (await profiles.countDocuments({ owner })) === 0;
    },
    pendingEntries: pendingEntriesIn(db.collection('profiles')),
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
      { key: { featuredIndex: 1 }, unique: true, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['profiles'],
  pendingAuditEntries: ['profiles'],
  createStore,
});

export type ProfilesStore = ReturnType<typeof profilesStore>;

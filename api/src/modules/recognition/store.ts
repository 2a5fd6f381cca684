import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../composition/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { PendingAuditEntries } from '../audit/entry';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { HandedOut, Recognition } from './recognition';

/** The only reader and writer of `recognitions`. */
export interface RecognitionsStore {
  byId(id: string): Promise<Recognition | null>;
  ofNomination(nominationId: string): Promise<Recognition | null>;
  ofOwner(accountId: string): Promise<Recognition[]>;
  /** The one of which a file with this SHA-256 was handed out. */
  ofFile(sha256: string): Promise<Recognition | null>;
  /** Records a file once; nothing after an erasure. */
  noteHandedOut(id: string, file: HandedOut): Promise<void>;
  /** False when its entry has one, or its place in the status list is taken. */
  add(recognition: Recognition): Promise<boolean>;
  /** Null when it has changed since it was read. */
  change(
    read: Recognition,
    fields: ChangedFields<Recognition>,
    effects: Effects,
  ): Promise<Recognition | null>;
  /** Those whose new name is still to be followed. */
  following(): Promise<Recognition[]>;
  /** Records that everything follows the name, and the winner in the directory. */
  followed(id: string, name: string, listedAs: string | undefined): Promise<void>;
  /** Places in the status list of those that no longer stand. */
  revokedPlaces(): Promise<number[]>;
  /** Forgets whose they were, and who proposed to revoke any. False if some wait for the trail. */
  erase(accountId: string, at: Date): Promise<boolean>;
  owed: PendingAuditEntries;
}

function open(db: Collections<'recognitions'>): RecognitionsStore {
  const recognitions = db.collection<Recognition>('recognitions');
  return {
    byId: (_id) => recognitions.findOne({ _id }),
    ofNomination: (nominationId) => recognitions.findOne({ nominationId }),
    ofOwner: (owner) => recognitions.find({ owner }).toArray(),
    ofFile: (sha256) => recognitions.findOne({ 'papers.sha256': sha256 }),
    async noteHandedOut(_id, file) {
      const kept = { _id, nominationId: { $exists: true } };
      // The same bytes again, under a name that its winner has had before.
      await recognitions.updateOne(kept, { $pull: { papers: { sha256: file.sha256 } } });
      await recognitions.updateOne(kept, { $addToSet: { papers: file } });
    },
    add: (recognition) => insertUnlessTaken(recognitions, recognition),
    change: (read, fields, effects) => updateVersioned(recognitions, read, fields, effects),
    following: () => recognitions.find({ following: { $exists: true } }).toArray(),
    async followed(_id, following, listedAs) {
      await recognitions.updateOne(
        { _id, following },
        {
          $unset: { following: '' },
          $inc: { revision: 1 },
          ...(listedAs !== undefined && { $set: { listedAs } }),
        },
      );
    },
    revokedPlaces: async () =>
      (await recognitions.find({ revokedAt: { $exists: true } }).toArray()).map(
        ({ statusIndex }) => statusIndex,
      ),
    async erase(accountId, at) {
      await recognitions.updateMany(
        { owner: accountId, ...noPendingEntries },
        {
          $set: { salt: '', revokedAt: at },
          $unset: {
            nominationId: '',
            owner: '',
            revocationProposed: '',
            renameProposed: '',
            following: '',
            listedAs: '',
            papers: '',
          },
          $inc: { revision: 1 },
        },
      );
      await recognitions.updateMany(
        { 'revocationProposed.by': accountId, ...noPendingEntries },
        { $set: { 'revocationProposed.by': null }, $inc: { revision: 1 } },
      );
      await recognitions.updateMany(
        { 'renameProposed.by': accountId, ...noPendingEntries },
        { $set: { 'renameProposed.by': null }, $inc: { revision: 1 } },
      );
      const left = {
        $or: [
          { owner: accountId },
          { 'revocationProposed.by': accountId },
          { 'renameProposed.by': accountId },
        ],
      };
      return (await recognitions.countDocuments(left)) === 0;
    },
    owed: pendingEntriesIn(db.collection('recognitions')),
  };
}

export const recognitionsStore = defineStore({
  contents: {
    recognitions: {
      holds: 'Awards that others can verify, and whether they were revoked',
      refersTo: {
        nominationId: 'nominations',
        owner: 'accounts',
        'revocationProposed.by': 'accounts',
        'renameProposed.by': 'accounts',
      },
    },
  },
  collections: {
    recognitions: [
      { key: { nominationId: 1 }, unique: true, sparse: true },
      { key: { owner: 1 }, sparse: true },
      { key: { statusIndex: 1 }, unique: true },
      { key: { 'papers.sha256': 1 }, sparse: true },
      { key: { following: 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['recognitions'],
  pendingAuditEntries: ['recognitions'],
  open,
});

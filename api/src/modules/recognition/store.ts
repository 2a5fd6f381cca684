import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { peopleOfProposal } from '../../platform/mongo/proposals';
import type { HandedOut, Recognised, Recognition } from './recognition';

const proposals = ['revocationProposed', 'renameProposed'];
const organisersIn = proposals.flatMap(peopleOfProposal);

function createStore(db: Collections<'recognitions'>) {
  const recognitions = db.collection<Recognition>('recognitions');
  return {
    findById: (_id: string) => recognitions.findOne({ _id }),
    findByNomination: (nominationId: string) => recognitions.findOne({ nominationId }),
    /** Those of these nominations whose award was revoked. */
    async findRevoked(nominationIds: readonly string[]): Promise<ReadonlySet<string>> {
      const of = { nominationId: { $in: [...nominationIds] }, revokedAt: { $exists: true } };
      const found = await recognitions.find(of).toArray();
      return new Set(found.flatMap(({ nominationId }) => nominationId ?? []));
    },
    findBySubject: (about: Recognised) => recognitions.findOne(about),
    listByOwners: (owners: readonly string[]) =>
      recognitions.find({ owner: { $in: [...owners] } }).toArray(),
    /** The recognition with a file of this SHA-256. */
    findByFile: (sha256: string) => recognitions.findOne({ 'papers.sha256': sha256 }),
    /** Records a file once, and none after an erasure. */
    async addFile(_id: string, file: HandedOut) {
      const kept = { _id, owner: { $exists: true } };
      // The same bytes can come again after a correction back to a former name.
      await recognitions.updateOne(kept, { $pull: { papers: { sha256: file.sha256 } } });
      await recognitions.updateOne(kept, { $addToSet: { papers: file } });
    },
    /** False when its entry has one, or its status index is taken. */
    insert: (recognition: Recognition) => insertUnlessTaken(recognitions, recognition),
    /** Null when it has changed since it was read. */
    updateIf: (read: Recognition, fields: ChangedFields<Recognition>, effects: Effects) =>
      updateVersioned(recognitions, read, fields, effects),
    /** Recognitions that one of these organisers has proposed to revoke or correct. */
    async listProposedBy(organisers: readonly string[]) {
      const by = { $in: [...organisers] };
      const found = await Promise.all(
        proposals.map((field) => recognitions.find({ [`${field}.by`]: by }).toArray()),
      );
      return [...new Map(found.flat().map((one) => [one._id, one])).values()];
    },
    /** Recognitions whose correction is not yet followed everywhere. */
    listFollowing: () => recognitions.find({ following: { $exists: true } }).toArray(),
    /** Records that everything follows the correction, and the winner's slug in the directory. */
    async endFollowing({ _id, naming }: Recognition, listedAs: string | undefined) {
      await recognitions.updateOne(
        { _id, naming: naming ?? { $exists: false } },
        {
          $unset: { following: '' },
          $inc: { revision: 1 },
          ...(listedAs !== undefined && { $set: { listedAs } }),
        },
      );
    },
    /** Status indexes of revoked recognitions. */
    listRevokedIndexes: async () =>
      (await recognitions.find({ revokedAt: { $exists: true } }).toArray()).map(
        ({ statusIndex }) => statusIndex,
      ),
    /** Removes their owner, and the account's proposals. False while an audit entry is pending. */
    async erase(accountId: string, at: Date) {
      await recognitions.updateMany(
        { owner: accountId, ...noPendingEntries },
        {
          $set: { salt: '', revokedAt: at },
          $unset: {
            nominationId: '',
            owner: '',
            judge: '',
            season: '',
            revocationProposed: '',
            renameProposed: '',
            following: '',
            listedAs: '',
            papers: '',
            pendingMails: '',
          },
          $inc: { revision: 1 },
        },
      );
      for (const by of organisersIn)
        await recognitions.updateMany(
          { [by]: accountId, ...noPendingEntries },
          { $set: { [by]: null }, $inc: { revision: 1 } },
        );
      const left = { $or: ['owner', ...organisersIn].map((path) => ({ [path]: accountId })) };
      return (await recognitions.countDocuments(left)) === 0;
    },
    pendingEntries: pendingEntriesIn(db.collection('recognitions')),
  };
}

export const recognitionsStore = defineStore({
  contents: {
    recognitions: {
      holds: 'Awards and services of judges that others can verify, and whether they were revoked',
      refersTo: {
        nominationId: 'nominations',
        owner: 'accounts',
        judge: 'accounts',
        ...Object.fromEntries(organisersIn.map((path) => [path, 'accounts'])),
      },
    },
  },
  collections: {
    recognitions: [
      { key: { nominationId: 1 }, unique: true, sparse: true },
      { key: { owner: 1 }, sparse: true },
      { key: { judge: 1, season: 1 }, unique: true, sparse: true },
      { key: { statusIndex: 1 }, unique: true },
      { key: { 'papers.sha256': 1 }, sparse: true },
      { key: { following: 1 }, sparse: true },
      { key: { 'revocationProposed.by': 1 }, sparse: true },
      { key: { 'renameProposed.by': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['recognitions'],
  pendingAuditEntries: ['recognitions'],
  createStore,
});

export type RecognitionsStore = ReturnType<typeof recognitionsStore>;

import type { UnseenText } from '@meritum/shared/contracts/nominations';
import { type Filter, ObjectId } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { hasMatched } from '../../platform/mongo/matched';
import type { StoredDocument } from './document';
import { isKept } from './policy';

const idsOf = (ids: readonly string[]) =>
  ids.filter((id) => ObjectId.isValid(id)).map((id) => new ObjectId(id));

export const newDocumentId = (): ObjectId => new ObjectId();

function createStore(db: Collections<'documents'>) {
  const documents = db.collection<StoredDocument>('documents');
  const stored = (id: string) => ({
    _id: ObjectId.isValid(id) ? new ObjectId(id) : new ObjectId(),
    state: 'stored' as const,
  });
  const owned = (accountId: string, id: string) => ({ ...stored(id), accountId });
  const idsOfStored = async (filter: Filter<StoredDocument>): Promise<ReadonlySet<string>> => {
    const found = await documents.find({ ...filter, state: 'stored' }).toArray();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  };
  const bytesOf = async (filter: Filter<StoredDocument>) => {
    const [sum] = await documents
      .aggregate<{ bytes: number }>([
        { $match: { ...filter, state: 'stored' } },
        { $group: { _id: null, bytes: { $sum: '$bytes' } } },
      ])
      .toArray();
    return sum?.bytes ?? 0;
  };
  return {
    insert: async (document: StoredDocument) => void (await documents.insertOne(document)),
    updateStored: async ({
      _id,
      name,
      mediaType,
      bytes,
      pages,
      notices,
      toLookInto,
    }: StoredDocument) =>
      void (await documents.updateOne(
        { _id },
        { $set: { state: 'stored', name, mediaType, bytes, pages, notices, toLookInto } },
      )),
    deleteById: async (_id: ObjectId) => void (await documents.deleteOne({ _id })),
    findByOwner: (accountId: string, id: string) => documents.findOne(owned(accountId, id)),
    /** A stored document of any owner; the caller checks the policy. */
    findById: (id: string) => documents.findOne(stored(id)),
    /** Claims a stored document of the owner for a submission; null when there is none. */
    claim: (accountId: string, id: string, now: Date) =>
      documents.findOneAndUpdate(
        { ...owned(accountId, id), scan: { $ne: 'infected' } },
        { $set: { claimedAt: now } },
        { returnDocument: 'after' },
      ),
    /** Ids of the few stored documents that are neither clean nor decided about. */
    listNotClean: () =>
      idsOfStored({
        scan: { $in: ['infected', 'suspected', 'waiting'] },
        isLookedAt: { $exists: false },
      }),
    /** The owner's stored documents, newest first. */
    listStoredByOwner: (accountId: string) =>
      documents.find({ accountId, state: 'stored' }).sort({ uploadedAt: -1, _id: -1 }).toArray(),
    /** All of the owner's documents, in any state. */
    listByOwner: (accountId: string) =>
      documents.find({ accountId }).sort({ uploadedAt: -1 }).toArray(),
    /** Documents begun or stored before these times, or whose removal is unfinished. */
    listOlderThan: ({ stored, uploading }: { stored: Date; uploading: Date }) =>
      documents
        .find({
          $or: [
            { state: 'stored', uploadedAt: { $lt: stored } },
            { state: 'uploading', uploadedAt: { $lt: uploading } },
            { state: 'removing' },
          ],
        })
        .toArray(),
    sumStoredBytes: () => bytesOf({}),
    /** Bytes of stored documents that no submission has claimed. */
    sumSpareBytes: () => bytesOf({ claimedAt: null }),
    /** Bytes of stored documents from an address or network, by its keyed hash. */
    sumBytesFrom: (from: string) => bytesOf({ from }),
    /** Deletes the origins of claimed documents that were uploaded before `then`. */
    forgetOrigins: async (then: Date) =>
      void (await documents.updateMany(
        { from: { $exists: true }, claimedAt: { $ne: null }, uploadedAt: { $lt: then } },
        { $unset: { from: true } },
      )),
    /** Stored documents without a verdict, least recently tried first. */
    listUnscanned: (limit: number) =>
      documents
        .find({ state: 'stored', scan: { $in: ['waiting', 'not-scanned'] } })
        .sort({ scanAskedAt: 1, uploadedAt: 1 })
        .limit(limit)
        .toArray(),
    /** Submitted documents that were not searched for invisible text. */
    listToSearch: (limit: number) =>
      documents
        .find({ toLookInto: true, state: 'stored', claimedAt: { $ne: null } })
        .limit(limit)
        .toArray(),
    updateUnseen: async (_id: ObjectId, unseen: UnseenText[] | null) =>
      void (await documents.updateOne({ _id }, { $set: { unseen }, $unset: { toLookInto: '' } })),
    /** Ids of stored documents with invisible text, or that could not be searched for it. */
    listWithUnseenText: () => idsOfStored({ unseen: { $exists: true, $ne: [] } }),
    /** Stored documents that have their bytes. */
    listKept: async () => (await documents.find({ state: 'stored' }).toArray()).filter(isKept),
    /** Submitted documents with a finding that waits for a decision. */
    async listToDecide() {
      const isLookedAt = { $exists: false };
      const found = await documents
        .find({ finding: { $exists: true }, state: 'stored', claimedAt: { $ne: null }, isLookedAt })
        .toArray();
      return found.map(({ _id, uploadedAt, scanAskedAt }) => ({
        id: _id.toHexString(),
        since: scanAskedAt ?? uploadedAt,
      }));
    },
    pendingEntries: pendingEntriesIn(db.collection('documents')),
    /** Page counts of stored PDFs that state one, by id. */
    async findPages(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map();
      const found = await documents.find({ _id: { $in: idsOf(ids) }, state: 'stored' }).toArray();
      return new Map(
        found.flatMap(({ _id, pages }) => (pages ? [[_id.toHexString(), pages]] : [])),
      );
    },
    /** Records a verdict of scanner or organiser; null when the document has changed since. */
    updateScanIf: (
      { _id, claimedAt, scan, isLookedAt }: StoredDocument,
      verdict: Partial<StoredDocument>,
      effects: Effects,
    ) =>
      documents.findOneAndUpdate(
        { _id, claimedAt, scan, isLookedAt: isLookedAt ?? { $exists: false }, state: 'stored' },
        withEffects<StoredDocument>({ $set: verdict }, effects),
        { returnDocument: 'after' },
      ),
    /** Starts the removal unless the document was claimed since it was read, in one write. */
    startRemoval: ({ _id, state, claimedAt }: StoredDocument) =>
      hasMatched(
        documents.updateOne(
          { ...noPendingEntries, _id, state, claimedAt },
          { $set: { state: 'removing' } },
        ),
      ),
  };
}

/** The only reader and writer of `documents`. Callers read by owner, or check a policy. */
export const documentsStore = defineStore({
  contents: {
    documents: {
      holds: "An uploaded document: owner, state, the scanner's verdict",
      refersTo: { accountId: 'accounts', _id: 'documentFiles.files' },
    },
  },
  collections: {
    documents: [
      { key: { accountId: 1, uploadedAt: -1 } },
      { key: { state: 1, uploadedAt: 1 } },
      { key: { state: 1, claimedAt: 1, bytes: 1 } },
      { key: { from: 1 }, sparse: true },
      { key: { toLookInto: 1 }, sparse: true },
      { key: { finding: 1 }, sparse: true },
      { key: { state: 1, scan: 1, scanAskedAt: 1 } },
    ],
  },
  personalData: personal,
  pendingMails: ['documents'],
  pendingAuditEntries: ['documents'],
  createStore,
});

export type DocumentsStore = ReturnType<typeof documentsStore>;

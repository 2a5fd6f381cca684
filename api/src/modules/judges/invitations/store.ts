import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../../module-kit/define-store';
import { type Effects, insertWithEffects, withEffects } from '../../../module-kit/effects';
import { noPendingEntries } from '../../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../../module-kit/pending-entries-store';
import type { Invitation } from './invitation';

/** The keyed hash of a mailbox that is never invited; nothing else is kept of it. */
interface NeverInvited {
  _id: string;
  at: Date;
}

function createStore(db: Collections<'invitations' | 'neverInvited'>) {
  const invitations = db.collection<Invitation>('invitations');
  const never = db.collection<NeverInvited>('neverInvited');
  const shortly = { projection: { pendingMails: 0, pendingAuditEntries: 0 } };
  const findByIds = (ids: readonly string[]) =>
    invitations.find({ _id: { $in: [...ids] } }, shortly).toArray();
  return {
    /** Null when its mailbox was already invited in this season. */
    insert: (invitation: Invitation, effects: Effects) =>
      insertWithEffects(invitations, invitation, effects),
    findById: (_id: string) => invitations.findOne({ _id }, shortly),
    listBySeason: (season: string) => invitations.find({ season }, shortly).toArray(),
    findByIds,
    /** Newest first. Two queries, because each uses its own index. */
    async listSentTo({ ids, marks }: { ids: readonly string[]; marks: readonly string[] }) {
      const found = await Promise.all([
        findByIds(ids),
        invitations.find({ mark: { $in: [...marks] } }, shortly).toArray(),
      ]);
      const once = new Map(found.flat().map((one) => [one._id, one]));
      return [...once.values()].sort((a, b) => Number(b.at) - Number(a.at));
    },
    async countMailedSince(then: Date): Promise<number> {
      const mailed = [{ at: { $gt: then } }, { remindedAt: { $gt: then } }];
      const counts = await Promise.all(mailed.map((those) => invitations.countDocuments(those)));
      return counts.reduce((sum, count) => sum + count);
    },
    async open(_id: string, openedAt: Date) {
      await invitations.updateOne({ _id, openedAt: null }, { $set: { openedAt } });
    },
    /** Null when somebody else was first, or the person wants no more mails. */
    remind: (_id: string, remindedAt: Date, effects: Effects) =>
      invitations.findOneAndUpdate(
        { _id, remindedAt: null, stoppedAt: null },
        withEffects<Invitation>({ $set: { remindedAt } }, effects),
        { returnDocument: 'after' },
      ),
    async listNeverInvited(marks: readonly string[]) {
      const found = await never.find({ _id: { $in: [...marks] } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
    /** Ends invitations to the mailbox, and removes its owner's data. */
    async stop(mark: string, at: Date) {
      await never.updateOne({ _id: mark }, { $setOnInsert: { at } }, { upsert: true });
      await invitations.updateMany(
        { mark, stoppedAt: null },
        {
          $set: { stoppedAt: at },
          $unset: { email: '', name: '', organization: '', pendingMails: '' },
        },
      );
    },
    /** False while an audit entry is pending. */
    async deleteAll(those: Filter<Invitation>) {
      await invitations.deleteMany({ ...those, ...noPendingEntries });
      return (await invitations.findOne(those, { projection: { _id: 1 } })) === null;
    },
    forgetInviter: (by: string) => invitations.updateMany({ by }, { $set: { by: null } }),
    pendingEntries: pendingEntriesIn(db.collection('invitations')),
  };
}

export const invitationsStore = defineStore({
  contents: {
    invitations: {
      holds: 'People whom organisers invited to apply as judges, until the season is judged',
      refersTo: { by: 'accounts' },
    },
    neverInvited: {
      holds: 'Keyed hashes of mailboxes whose owners want no invitation, or deleted their account',
    },
  },
  collections: {
    invitations: [
      { key: { season: 1 } },
      { key: { mark: 1 } },
      { key: { at: 1 } },
      { key: { remindedAt: 1 } },
    ],
    neverInvited: [],
  },
  personalData: personal,
  pendingMails: ['invitations'],
  pendingAuditEntries: ['invitations'],
  createStore,
});

export type InvitationsStore = ReturnType<typeof invitationsStore>;

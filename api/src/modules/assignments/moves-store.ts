import type { Collection } from 'mongodb';
import type { Assignment } from './assignment';

/** What may be moved in the store of assignments: what its judge has not read. */
export interface MovesStore {
  /** `pending` becomes `withdrawn` because its judge is moved; false once the judge has read it. */
  withdrawUnread(id: string): Promise<boolean>;
  /** Records that the judge has opened it; false when it was read before, or is not pending. */
  markRead(accountId: string, id: string): Promise<boolean>;
}

const unread = { status: 'pending', unread: true } as const;

export const movesIn = (assignments: Collection<Assignment>): MovesStore => ({
  async withdrawUnread(_id) {
    const moved = { $set: { status: 'withdrawn', moved: true } } as const;
    return (await assignments.updateOne({ _id, ...unread }, moved)).matchedCount === 1;
  },
  async markRead(accountId, _id) {
    const read = { $unset: { unread: '' } } as const;
    return (await assignments.updateOne({ _id, accountId, ...unread }, read)).matchedCount === 1;
  },
});

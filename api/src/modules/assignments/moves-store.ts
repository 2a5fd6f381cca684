import type { Collection } from 'mongodb';
import { hasMatched } from '../../platform/mongo/matched';
import type { Assignment } from './assignment';

const unread = { status: 'pending', unread: true } as const;

/** What may be moved in the store of assignments: what its judge has not read. */
export const movesIn = (assignments: Collection<Assignment>) => ({
  /** `pending` becomes `withdrawn` because its judge is moved; false once the judge has read it. */
  withdrawUnread(_id: string) {
    const moved = { $set: { status: 'withdrawn', moved: true } } as const;
    return hasMatched(assignments.updateOne({ _id, ...unread }, moved));
  },
  /** Records that the judge has opened it; false when it was read before, or is not pending. */
  markRead(accountId: string, _id: string) {
    const read = { $unset: { unread: '' } } as const;
    return hasMatched(assignments.updateOne({ _id, accountId, ...unread }, read));
  },
});

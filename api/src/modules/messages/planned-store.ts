import type { MessageAudience, PlannedMessage } from '@meritum/shared/contracts/message-templates';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, insertWithEffects, withEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { hasMatched } from '../../platform/mongo/matched';

/** A message that leaves automatically at a time, at which its recipients are found. */
export interface Planned extends WithPendingAuditEntries {
  /** The sent message has the same id, so that it is sent once. */
  _id: string;
  to: MessageAudience;
  season: string;
  /** The writer's account; removed when the account is erased. */
  by?: string;
  /** Texts and filter; removed once it has ended. */
  asked?: object;
  sendAt: Date;
  plannedAt: Date;
  state: PlannedMessage['state'] | 'leaving' | 'sent' | 'stopped';
  /** Why it was not sent. */
  why: string | null;
  /** Set once it has ended. */
  expiresAt?: Date;
}

/** How a message ended; nothing else is kept of it. */
export interface Ended {
  state: 'failed' | 'sent' | 'stopped';
  why: string | null;
  expiresAt: Date;
}

function createStore(db: Collections<'plannedMessages'>) {
  const planned = db.collection<Planned>('plannedMessages');
  const ending = (ended: Ended) => ({ $set: ended, $unset: { asked: '' as const } });
  return {
    /** Null when its id is taken. */
    insert: (message: Planned, effects: Effects) => insertWithEffects(planned, message, effects),
    findById: (_id: string) => planned.findOne({ _id }),
    /** Messages that have not left, or could not. */
    findUnsent: () =>
      planned
        .find({ state: { $in: ['planned', 'leaving', 'failed'] } })
        .sort({ sendAt: 1 })
        .toArray(),
    countPlannedBy: (by: string) => planned.countDocuments({ by, state: 'planned' }),
    /** Due messages to an audience, including those that a dead process left unfinished. */
    findDue: (to: MessageAudience, now: Date) =>
      planned
        .find({ to, state: { $in: ['planned', 'leaving'] }, sendAt: { $lte: now } })
        .sort({ sendAt: 1 })
        .toArray(),
    /** False once it was stopped. */
    updateStateIfUnsent: (_id: string, state: 'planned' | 'leaving') =>
      hasMatched(
        planned.updateOne({ _id, state: { $in: ['planned', 'leaving'] } }, { $set: { state } }),
      ),
    finish: (_id: string, ended: Ended) => planned.updateOne({ _id }, ending(ended)),
    /** Null once it leaves or has ended. */
    stop: (_id: string, ended: Ended, effects: Effects) =>
      planned.findOneAndUpdate(
        { _id, state: { $in: ['planned', 'failed'] } },
        withEffects<Planned>(ending(ended), effects),
        { returnDocument: 'after' },
      ),
    pendingEntries: pendingEntriesIn(db.collection('plannedMessages')),
    /** Removes an erased organiser's planned messages; false while an audit entry is pending. */
    async erase(by: string) {
      await planned.deleteMany({ by, ...noPendingEntries });
      return (await planned.findOne({ by })) === null;
    },
  };
}

export const plannedStore = defineStore({
  contents: {
    plannedMessages: {
      holds: 'Messages of organisers that leave at a time, and for two weeks what became of them',
      refersTo: { by: 'accounts' },
    },
  },
  collections: { plannedMessages: [{ key: { state: 1, sendAt: 1 } }, { key: { by: 1 } }] },
  personalData: personal,
  pendingAuditEntries: ['plannedMessages'],
  expiring: ['plannedMessages'],
  createStore,
});

export type PlannedStore = ReturnType<typeof plannedStore>;

import type { MessageAudience, PlannedMessage } from '@meritum/shared/contracts/message-templates';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, insertWithEffects, withEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { hasMatched } from '../../platform/mongo/matched';

/** A message that leaves automatically at a time; whom it goes to is found then. */
export interface Planned extends WithPendingAuditEntries {
  /** The message's id, so that it is sent once. */
  _id: string;
  to: MessageAudience;
  season: string;
  /** The writer's account; removed with it. */
  by?: string;
  /** Texts and filter; removed once it has ended. */
  asked?: object;
  sendAt: Date;
  state: PlannedMessage['state'] | 'leaving' | 'sent' | 'stopped';
  /** Why it was not sent. */
  why: string | null;
  /** Set once it has ended. */
  expiresAt?: Date;
}

/** It has ended and says nothing more than how. */
export interface Ended {
  state: 'failed' | 'sent' | 'stopped';
  why: string | null;
  expiresAt: Date;
}

function createStore(db: Collections<'plannedMessages'>) {
  const planned = db.collection<Planned>('plannedMessages');
  const end = (ended: Ended) => ({ $set: ended, $unset: { asked: '' as const } });
  return {
    /** Null when its id is taken. */
    add: (message: Planned, effects: Effects) => insertWithEffects(planned, message, effects),
    byId: (_id: string) => planned.findOne({ _id }),
    /** Those that will leave, and those that could not. */
    listed: () =>
      planned
        .find({ state: { $in: ['planned', 'leaving', 'failed'] } })
        .sort({ sendAt: 1 })
        .toArray(),
    countOf: (by: string) => planned.countDocuments({ by, state: 'planned' }),
    /** Those of an audience whose time has come; also one that a process left unfinished. */
    due: (to: MessageAudience, now: Date) =>
      planned
        .find({ to, state: { $in: ['planned', 'leaving'] }, sendAt: { $lte: now } })
        .sort({ sendAt: 1 })
        .toArray(),
    /** Begins or puts off its leaving; false once it was stopped. */
    move: (_id: string, state: 'planned' | 'leaving') =>
      hasMatched(
        planned.updateOne({ _id, state: { $in: ['planned', 'leaving'] } }, { $set: { state } }),
      ),
    end: (_id: string, ended: Ended) => planned.updateOne({ _id }, end(ended)),
    /** Null once it leaves or has ended. */
    stop: (_id: string, ended: Ended, effects: Effects) =>
      planned.findOneAndUpdate(
        { _id, state: { $in: ['planned', 'failed'] } },
        withEffects<Planned>(end(ended), effects),
        { returnDocument: 'after' },
      ),
    pendingEntries: pendingEntriesIn(db.collection('plannedMessages')),
    /** What a former organiser planned is not sent; false while an audit entry is pending. */
    async forget(by: string) {
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

import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, insertWithEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import type { WithPendingMails } from '../../module-kit/pending-mails';

/** A mail that an organiser sent to several people; its text is in the audit trail. */
export interface Message extends WithPendingMails, WithPendingAuditEntries {
  _id: string;
  /** The sender's account; removed with it. */
  by?: string;
  /**
   * The sender's first account, and the ten minutes in which they sent it. Unique, so that a sender
   * has one message in that time.
   */
  turn?: string;
  at: Date;
  recipients: number;
}

function createStore(db: Collections<'messages'>) {
  const messages = db.collection<Message>('messages');
  const withoutMails = { projection: { pendingMails: 0 } };
  return {
    /** Null when its id or turn is taken, by unique indexes. */
    insert: (message: Message, effects: Effects) => insertWithEffects(messages, message, effects),
    findById: (_id: string) => messages.findOne({ _id }, withoutMails),
    findLastSince: (accounts: readonly string[], then: Date) =>
      messages.findOne(
        { by: { $in: [...accounts] }, at: { $gt: then } },
        { ...withoutMails, sort: { at: -1 } },
      ),
    pendingEntries: pendingEntriesIn(db.collection('messages')),
    /** Removes the sender from their messages; false while an audit entry is pending. */
    async erase(by: string) {
      await messages.updateMany({ by, ...noPendingEntries }, { $unset: { by: '', turn: '' } });
      return (await messages.findOne({ by }, withoutMails)) === null;
    },
  };
}

export const messagesStore = defineStore({
  contents: {
    messages: {
      holds: 'Mails that organisers sent to several judges or nominators, without their text',
      refersTo: { by: 'accounts' },
    },
  },
  collections: {
    messages: [{ key: { turn: 1 }, unique: true, sparse: true }, { key: { by: 1, at: -1 } }],
  },
  personalData: personal,
  pendingMails: ['messages'],
  pendingAuditEntries: ['messages'],
  createStore,
});

export type MessagesStore = ReturnType<typeof messagesStore>;

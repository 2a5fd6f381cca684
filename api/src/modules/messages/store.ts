import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, insertedWith } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { WithPendingAuditEntries } from '../audit/entry';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { WithPendingMails } from '../mail/pending-mails';

/** A mail that an organiser sent to several people; its text is in the audit trail. */
export interface Message extends WithPendingMails, WithPendingAuditEntries {
  _id: string;
  /** The sender's account; removed with it. */
  by?: string;
  /** The sender and the ten minutes of the clock in which they sent it: one message in each. */
  turn?: string;
  at: Date;
  recipients: number;
}

/** The only reader and writer of `messages`. */
export interface MessagesStore {
  /** Null when its id or turn is taken, by unique indexes. */
  add(message: Message, effects: Effects): Promise<Message | null>;
  byId(id: string): Promise<Message | null>;
  /** The sender's last message after `then`. */
  lastSince(by: string, then: Date): Promise<Message | null>;
  owed: ReturnType<typeof pendingEntriesIn>;
  /** Removes the sender from their messages; false while an audit entry is pending. */
  forget(by: string): Promise<boolean>;
}

function open(db: Collections<'messages'>): MessagesStore {
  const messages = db.collection<Message>('messages');
  const withoutMails = { projection: { owedMails: 0 } };
  return {
    async add(first, effects) {
      const message = insertedWith(first, effects);
      try {
        await messages.insertOne(message);
        return message;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    byId: (_id) => messages.findOne({ _id }, withoutMails),
    lastSince: (by, then) =>
      messages.findOne({ by, at: { $gt: then } }, { ...withoutMails, sort: { at: -1 } }),
    owed: pendingEntriesIn(db.collection('messages')),
    async forget(by) {
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
  open,
});

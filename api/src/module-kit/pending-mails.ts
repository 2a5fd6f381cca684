import type { Db } from 'mongodb';
import type { MailRequest } from './mail-request';

/**
 * A document with pending mails. They are written with their event, so that neither exists without
 * the other, and removed once the outbox has them. Only they make mails due, so the outbox can
 * delete old ones.
 */
export interface WithPendingMails {
  pendingMails?: MailRequest[];
}

export interface PendingMails {
  /** Shown in the log. */
  name: string;
  all(): AsyncIterable<MailRequest>;
  /** Removes the mails that the outbox has. */
  remove(keys: readonly string[]): Promise<void>;
}

export function pendingMailsOf(db: Db, name: string): PendingMails {
  const documents = db.collection<WithPendingMails>(name);
  return {
    name,
    async *all() {
      const found = documents.find(
        { 'pendingMails.key': { $gt: '' } },
        { projection: { _id: 0, pendingMails: 1 } },
      );
      for await (const { pendingMails } of found) yield* pendingMails ?? [];
    },
    async remove(keys) {
      const named = { key: { $in: [...keys] } };
      await documents.updateMany(
        { 'pendingMails.key': named.key },
        { $pull: { pendingMails: named } },
      );
    },
  };
}

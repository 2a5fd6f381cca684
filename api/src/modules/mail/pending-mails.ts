import type { Db } from 'mongodb';
import type { MailRequest } from './request';

/**
 * A document whose writing caused mails. They stand in it from that very write, so that a mail is
 * owed if and only if its event happened; they leave it once the outbox has them. Nothing else
 * decides that a mail is owed, so that the outbox may forget old ones.
 */
export interface WithPendingMails {
  /** Absent in what versions before have written, which owes nothing. */
  owedMails?: MailRequest[];
}

/** Where owed mails stand, as the outbox's repair reads them. */
export interface PendingMails {
  /** For the log. */
  name: string;
  all(): AsyncIterable<MailRequest>;
  /** Takes the marks away; the outbox has these now. */
  settle(keys: readonly string[]): Promise<void>;
}

/** The mails that documents of a collection owe. */
export function pendingMailsOf(db: Db, name: string): PendingMails {
  const owing = db.collection<WithPendingMails>(name);
  return {
    name,
    async *all() {
      const found = owing.find(
        { 'owedMails.key': { $gt: '' } },
        { projection: { _id: 0, owedMails: 1 } },
      );
      for await (const { owedMails } of found) yield* owedMails ?? [];
    },
    async settle(keys) {
      const owed = { key: { $in: [...keys] } };
      await owing.updateMany({ 'owedMails.key': owed.key }, { $pull: { owedMails: owed } });
    },
  };
}

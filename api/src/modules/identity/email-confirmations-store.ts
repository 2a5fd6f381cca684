import type { Db } from 'mongodb';

/** A mailed link that confirms an address; the link is derived from the id. */
export interface EmailConfirmation {
  _id: string;
  accountId: string;
  /** The address that it was mailed to. */
  email: string;
  askedAt: Date;
  expiresAt: Date;
}

/** The only reader and writer of `emailConfirmations`. */
export interface EmailConfirmationsStore {
  add(confirmation: EmailConfirmation): Promise<void>;
  byId(confirmationId: string): Promise<EmailConfirmation | null>;
  askedSince(since: Date): AsyncIterable<EmailConfirmation>;
  forgetAll(accountId: string): Promise<void>;
  /** Removes what expired before `then`; returns how many. */
  sweep(then: Date): Promise<number>;
}

export function emailConfirmationsStore(db: Db): EmailConfirmationsStore {
  const confirmations = db.collection<EmailConfirmation>('emailConfirmations');
  return {
    add: async (confirmation) => void (await confirmations.insertOne(confirmation)),
    byId: (confirmationId) => confirmations.findOne({ _id: confirmationId }),
    askedSince: (since) => confirmations.find({ askedAt: { $gte: since } }),
    forgetAll: async (accountId) => void (await confirmations.deleteMany({ accountId })),
    async sweep(then) {
      return (await confirmations.deleteMany({ expiresAt: { $lt: then } })).deletedCount;
    },
  };
}

export async function prepareEmailConfirmations(db: Db): Promise<void> {
  const confirmations = db.collection<EmailConfirmation>('emailConfirmations');
  await confirmations.createIndex({ accountId: 1 });
  await confirmations.createIndex({ askedAt: 1 });
  await confirmations.createIndex({ expiresAt: 1 });
}

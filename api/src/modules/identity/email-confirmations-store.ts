import { type Collections, defineStore, personal } from '../../composition/define-store';
import type { WithPendingMails } from '../mail/pending-mails';

/** A mailed confirmation link; its token is derived from the id. */
export interface EmailConfirmation extends WithPendingMails {
  _id: string;
  accountId: string;
  email: string;
  askedAt: Date;
  expiresAt: Date;
}

/** The only reader and writer of `emailConfirmations`. */
export interface EmailConfirmationsStore {
  add(confirmation: EmailConfirmation): Promise<void>;
  byId(confirmationId: string): Promise<EmailConfirmation | null>;
  forgetAll(accountId: string): Promise<void>;
  /** Removes links that expired before `then`; returns how many. */
  sweep(then: Date): Promise<number>;
}

function open(db: Collections<'emailConfirmations'>): EmailConfirmationsStore {
  const confirmations = db.collection<EmailConfirmation>('emailConfirmations');
  return {
    add: async (confirmation) => void (await confirmations.insertOne(confirmation)),
    byId: (confirmationId) => confirmations.findOne({ _id: confirmationId }),
    forgetAll: async (accountId) => void (await confirmations.deleteMany({ accountId })),
    async sweep(then) {
      return (await confirmations.deleteMany({ expiresAt: { $lt: then } })).deletedCount;
    },
  };
}

export const emailConfirmationsStore = defineStore({
  contents: {
    emailConfirmations: {
      holds: 'Links that confirm an address',
      refersTo: { accountId: 'accounts' },
    },
  },
  collections: {
    emailConfirmations: [{ key: { accountId: 1 } }, { key: { expiresAt: 1 } }],
  },
  personalData: personal,
  pendingMails: ['emailConfirmations'],
  open,
});

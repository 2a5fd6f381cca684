import { type Collections, defineStore, personal } from '../../composition/define-store';

import type { WithPendingMails } from '../mail/pending-mails';
import type { MailRequest } from '../mail/request';

/**
 * A request for a new password. `asked` knows only what was typed; it is `granted` once there is an
 * account for it, or removed. Never a token: the mailed link is derived from the id.
 */
export type PasswordReset = RequestedReset | GrantedReset;

export interface RequestedReset {
  _id: string;
  state: 'asked';
  /** What was typed, whether there is an account or not. */
  email: string;
  askedAt: Date;
  expiresAt: Date;
}

export interface GrantedReset extends WithPendingMails {
  _id: string;
  state: 'granted';
  accountId: string;
  /** The account's count of credentials: any change of them voids the link. */
  credentials: number;
  askedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** The only reader and writer of `passwordResets`. */
export interface PasswordResetsStore {
  ask(reset: RequestedReset): Promise<void>;
  asked(resetId: string): Promise<RequestedReset | null>;
  /** Those that nobody looked at, as the process died. */
  askedBefore(then: Date): Promise<RequestedReset[]>;
  /** False when another process was faster. */
  grant(
    resetId: string,
    account: { _id: string; credentials: number },
    owes: MailRequest,
  ): Promise<boolean>;
  granted(resetId: string): Promise<GrantedReset | null>;
  markUsed(resetId: string, now: Date): Promise<void>;
  forget(resetId: string): Promise<void>;
  forgetAll(accountId: string): Promise<void>;
  /** Removes what expired before `then`; returns how many. */
  sweep(then: Date): Promise<number>;
}

function open(db: Collections<'passwordResets'>): PasswordResetsStore {
  const resets = db.collection<PasswordReset>('passwordResets');
  const asked = db.collection<RequestedReset>('passwordResets');
  const granted = db.collection<GrantedReset>('passwordResets');
  return {
    ask: async (reset) => void (await asked.insertOne(reset)),
    asked: (resetId) => asked.findOne({ _id: resetId, state: 'asked' }),
    askedBefore: (then) => asked.find({ state: 'asked', askedAt: { $lt: then } }).toArray(),
    async grant(_id, { _id: accountId, credentials }, owes) {
      const { matchedCount } = await db.collection<{ _id: string }>('passwordResets').updateOne(
        { _id, state: 'asked' },
        {
          $set: { state: 'granted', accountId, credentials, usedAt: null, owedMails: [owes] },
          $unset: { email: '' },
        },
      );
      return matchedCount === 1;
    },
    granted: (resetId) => granted.findOne({ _id: resetId, state: 'granted' }),
    markUsed: async (_id, usedAt) => void (await granted.updateOne({ _id }, { $set: { usedAt } })),
    forget: async (_id) => void (await resets.deleteOne({ _id })),
    forgetAll: async (accountId) => void (await granted.deleteMany({ accountId })),
    async sweep(then) {
      return (await resets.deleteMany({ expiresAt: { $lt: then } })).deletedCount;
    },
  };
}

export const passwordResetsStore = defineStore({
  contents: {
    passwordResets: { holds: 'Requests for a new password', refersTo: { accountId: 'accounts' } },
  },
  collections: {
    passwordResets: [
      { key: { state: 1, askedAt: 1 } },
      { key: { accountId: 1 }, sparse: true },
      { key: { expiresAt: 1 } },
    ],
  },
  personalData: personal,
  pendingMails: ['passwordResets'],
  open,
});

import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import type { MailRequest } from '../../module-kit/mail-request';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import { hasMatched } from '../../platform/mongo/matched';

/**
 * An `asked` reset has only the typed address; with an account it becomes `granted`. No token is
 * stored: it is derived from the id.
 */
type PasswordReset = RequestedReset | GrantedReset;

export interface RequestedReset {
  _id: string;
  state: 'asked';
  /** The typed address, which may have no account. */
  email: string;
  askedAt: Date;
  expiresAt: Date;
}

export interface GrantedReset extends WithPendingMails {
  _id: string;
  state: 'granted';
  accountId: string;
  /** Version of the credentials; any other voids the link. */
  credentials: number;
  askedAt: Date;
  expiresAt: Date;
}

function createStore(db: Collections<'passwordResets'>) {
  const resets = db.collection<PasswordReset>('passwordResets');
  const asked = db.collection<RequestedReset>('passwordResets');
  const granted = db.collection<GrantedReset>('passwordResets');
  return {
    insert: async (reset: RequestedReset) => void (await asked.insertOne(reset)),
    listAskedBefore: (then: Date) =>
      asked.find({ state: 'asked', askedAt: { $lt: then } }).toArray(),
    /** False when another process was first. */
    grant(
      _id: string,
      { _id: accountId, credentials }: { _id: string; credentials: number },
      notice: MailRequest,
    ) {
      const $set = { state: 'granted', accountId, credentials, pendingMails: [notice] };
      const either = db.collection<{ _id: string }>('passwordResets');
      const update = { $set, $unset: { email: '' as const } };
      return hasMatched(either.updateOne({ _id, state: 'asked' }, update));
    },
    findGranted: (resetId: string) => granted.findOne({ _id: resetId, state: 'granted' }),
    async findNewest(accountId: string) {
      const own = granted.find({ accountId, state: 'granted' });
      return (await own.sort({ askedAt: -1 }).limit(1).toArray())[0] ?? null;
    },
    remove: async (_id: string) => void (await resets.deleteOne({ _id })),
    removeAll: async (accountId: string) => void (await granted.deleteMany({ accountId })),
  };
}

export const passwordResetsStore = defineStore({
  contents: {
    passwordResets: { holds: 'Requests for a new password', refersTo: { accountId: 'accounts' } },
  },
  collections: {
    passwordResets: [{ key: { state: 1, askedAt: 1 } }, { key: { accountId: 1 }, sparse: true }],
  },
  expiring: ['passwordResets'],
  personalData: personal,
  pendingMails: ['passwordResets'],
  createStore,
});

export type PasswordResetsStore = ReturnType<typeof passwordResetsStore>;

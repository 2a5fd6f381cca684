import { type Collections, defineStore, personal } from '../../composition/define-store';
import { hasMatched } from '../../platform/mongo/matched';
import type { MailRequest } from '../mail/request';
import type { RecoveryCodes } from './factor';

/** The only reader and writer of `recoveryCodes`. */
export interface RecoveryCodesStore {
  /** Replaces the former codes. */
  put(codes: RecoveryCodes): Promise<void>;
  leftOf(accountId: string): Promise<number>;
  /** Uses up a code by one conditional write; false when it is not among those left. */
  use(accountId: string, hash: string, notice: MailRequest): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
}

function open(db: Collections<'recoveryCodes'>): RecoveryCodesStore {
  const codes = db.collection<RecoveryCodes>('recoveryCodes');
  return {
    async put({ _id, ...written }) {
      const { owedMails = [], ...plain } = written;
      const update = { $set: plain, $push: { owedMails: { $each: owedMails } } };
      await codes.updateOne({ _id }, update, { upsert: true });
    },
    leftOf: async (_id) => (await codes.findOne({ _id }))?.hashes.length ?? 0,
    use(_id, hash, notice) {
      const update = { $pull: { hashes: hash }, $push: { owedMails: notice } };
      return hasMatched(codes.updateOne({ _id, hashes: hash }, update));
    },
    removeAll: async (_id) => void (await codes.deleteOne({ _id })),
  };
}

export const recoveryCodesStore = defineStore({
  contents: {
    recoveryCodes: {
      holds: "Hashes of an account's recovery codes",
      refersTo: { _id: 'accounts' },
    },
  },
  collections: { recoveryCodes: [] },
  personalData: personal,
  pendingMails: ['recoveryCodes'],
  open,
});

import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import type { MailRequest } from '../../module-kit/mail-request';
import { hasMatched } from '../../platform/mongo/matched';
import type { RecoveryCodes } from './factor';

function createStore(db: Collections<'recoveryCodes'>) {
  const codes = db.collection<RecoveryCodes>('recoveryCodes');
  return {
    async replace({ _id, ...written }: RecoveryCodes) {
      const { pendingMails = [], ...plain } = written;
      const update = { $set: plain, $push: { pendingMails: { $each: pendingMails } } };
      await codes.updateOne({ _id }, update, { upsert: true });
    },
    countLeft: async (_id: string) => (await codes.findOne({ _id }))?.hashes.length ?? 0,
    /** One conditional write; false when the code is not among those left. */
    use(_id: string, hash: string, notice: MailRequest) {
      const update = { $pull: { hashes: hash }, $push: { pendingMails: notice } };
      return hasMatched(codes.updateOne({ _id, hashes: hash }, update));
    },
    removeAll: async (_id: string) => void (await codes.deleteOne({ _id })),
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
  createStore,
});

export type RecoveryCodesStore = ReturnType<typeof recoveryCodesStore>;

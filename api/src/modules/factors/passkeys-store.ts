import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import type { MailRequest } from '../../module-kit/mail-request';
import { alreadyExists } from '../../platform/errors/domain-error';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { Passkey } from './factor';

function createStore(db: Collections<'passkeys'>) {
  const passkeys = db.collection<Passkey>('passkeys');
  return {
    /** Throws already-exists, decided by the unique id: a credential belongs to one account. */
    async insert(passkey: Passkey) {
      if (!(await insertUnlessTaken(passkeys, passkey)))
        throw alreadyExists('This passkey already belongs to an account.');
    },
    findById: (_id: string) => passkeys.findOne({ _id }),
    /** Oldest first. */
    listByOwner: (accountId: string) =>
      passkeys.find({ accountId }).sort({ createdAt: 1, _id: 1 }).toArray(),
    listWorking: (accountId: string) =>
      passkeys.find({ accountId, disabledAt: null }).sort({ createdAt: 1, _id: 1 }).toArray(),
    /** Counts disabled passkeys too: the account stays protected. */
    hasAny: async (accountId: string) =>
      (await passkeys.findOne({ accountId }, { projection: { _id: 1 } })) !== null,
    /** False when the count does not exceed the last one, or the passkey is disabled. */
    use(_id: string, { counter, now }: { counter: number; now: Date }) {
      const filter = { _id, disabledAt: null, counter: counter === 0 ? 0 : { $lt: counter } };
      return hasMatched(passkeys.updateOne(filter, { $set: { counter, lastUsedAt: now } }));
    },
    /** False when it was disabled already. */
    disable(_id: string, now: Date, notice: MailRequest) {
      const update = { $set: { disabledAt: now }, $push: { pendingMails: notice } };
      return hasMatched(passkeys.updateOne({ _id, disabledAt: null }, update));
    },
    /** False when the owner has no such passkey. */
    updateName: (accountId: string, _id: string, name: string) =>
      hasMatched(passkeys.updateOne({ _id, accountId }, { $set: { name } })),
    remove: async (accountId: string, _id: string) =>
      void (await passkeys.deleteOne({ _id, accountId })),
    removeAll: async (accountId: string) => void (await passkeys.deleteMany({ accountId })),
  };
}

export const passkeysStore = defineStore({
  contents: {
    passkeys: { holds: 'Passkeys', refersTo: { accountId: 'accounts' } },
  },
  collections: { passkeys: [{ key: { accountId: 1 } }] },
  personalData: personal,
  pendingMails: ['passkeys'],
  createStore,
});

export type PasskeysStore = ReturnType<typeof passkeysStore>;

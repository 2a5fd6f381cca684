import { type Collections, defineStore, personal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { MailRequest } from '../mail/request';
import { passkeyTaken } from './errors';
import type { Passkey } from './factor';

/** The only reader and writer of `passkeys`. */
export interface PasskeysStore {
  /** Throws already-exists: a credential belongs to one account; the unique id decides. */
  add(passkey: Passkey): Promise<void>;
  byId(passkeyId: string): Promise<Passkey | null>;
  /** The owner's passkeys, oldest first. */
  allOf(accountId: string): Promise<Passkey[]>;
  /** Counts disabled passkeys too: the account stays protected. */
  hasAny(accountId: string): Promise<boolean>;
  /**
   * Stores the count of a signature by one conditional write; false when it does not exceed the
   * last one or the passkey is disabled.
   */
  use(passkeyId: string, used: { counter: number; now: Date }): Promise<boolean>;
  /** False when it was disabled already. */
  disable(passkeyId: string, now: Date, notice: MailRequest): Promise<boolean>;
  /** False when the owner has no such passkey. */
  rename(owner: string, passkeyId: string, name: string): Promise<boolean>;
  remove(owner: string, passkeyId: string): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
}

function open(db: Collections<'passkeys'>): PasskeysStore {
  const passkeys = db.collection<Passkey>('passkeys');
  return {
    async add(passkey) {
      try {
        await passkeys.insertOne(passkey);
      } catch (error) {
        throw isDuplicateKey(error) ? passkeyTaken() : error;
      }
    },
    byId: (_id) => passkeys.findOne({ _id }),
    allOf: (accountId) => passkeys.find({ accountId }).sort({ createdAt: 1, _id: 1 }).toArray(),
    hasAny: async (accountId) =>
      (await passkeys.findOne({ accountId }, { projection: { _id: 1 } })) !== null,
    use(_id, { counter, now }) {
      const filter = { _id, disabledAt: null, counter: counter === 0 ? 0 : { $lt: counter } };
      return hasMatched(passkeys.updateOne(filter, { $set: { counter, lastUsedAt: now } }));
    },
    disable(_id, now, notice) {
      const update = { $set: { disabledAt: now }, $push: { owedMails: notice } };
      return hasMatched(passkeys.updateOne({ _id, disabledAt: null }, update));
    },
    rename: (accountId, _id, name) =>
      hasMatched(passkeys.updateOne({ _id, accountId }, { $set: { name } })),
    remove: async (accountId, _id) =>
      (await passkeys.deleteOne({ _id, accountId })).deletedCount === 1,
    removeAll: async (accountId) => void (await passkeys.deleteMany({ accountId })),
  };
}

export const passkeysStore = defineStore({
  contents: {
    passkeys: { holds: 'Passkeys', refersTo: { accountId: 'accounts' } },
  },
  collections: { passkeys: [{ key: { accountId: 1 } }] },
  personalData: personal,
  pendingMails: ['passkeys'],
  open,
});

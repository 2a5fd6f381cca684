import { type Collections, defineStore, personal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { MailRequest } from '../mail/request';
import { totpTaken } from './errors';
import type { ActiveTotp, PendingTotp, Totp } from './factor';

interface Activation {
  step: number;
  now: Date;
  notice: MailRequest;
}

/** The only reader and writer of `totps`. */
export interface TotpStore {
  /** Replaces a pending app. Throws already-exists for an active one. */
  begin(totp: PendingTotp): Promise<void>;
  pendingOf(accountId: string): Promise<PendingTotp | null>;
  activeOf(accountId: string): Promise<ActiveTotp | null>;
  /** Activates it by its first code; false when it is not the latest pending one. */
  activate(pending: PendingTotp, activation: Activation): Promise<boolean>;
  /** Uses up a code by one conditional write; false when it or a later one was used before. */
  use(accountId: string, used: { step: number; now: Date; secret: string }): Promise<boolean>;
  remove(accountId: string): Promise<boolean>;
  /** Removes apps that were never activated. */
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'totps'>): TotpStore {
  const totps = db.collection<Totp>('totps');
  const pending = db.collection<PendingTotp>('totps');
  const active = db.collection<ActiveTotp>('totps');
  return {
    async begin({ _id, ...begun }) {
      try {
        const filter = { _id, state: 'pending' } as const;
        await pending.replaceOne(filter, begun, { upsert: true });
      } catch (error) {
        throw isDuplicateKey(error) ? totpTaken() : error;
      }
    },
    pendingOf: (_id) => pending.findOne({ _id, state: 'pending' }),
    activeOf: (_id) => active.findOne({ _id, state: 'active' }),
    activate({ _id, secret }, { step, now, notice }) {
      const activated = { state: 'active', addedAt: now, lastUsedAt: now, lastStep: step } as const;
      const either = db.collection<{ _id: string }>('totps');
      const update = {
        $set: { ...activated, owedMails: [notice] },
        $unset: { expiresAt: '' as const },
      };
      return hasMatched(either.updateOne({ _id, state: 'pending', secret }, update));
    },
    use(_id, { step, now, secret }) {
      const filter = { _id, state: 'active', lastStep: { $lt: step } } as const;
      const $set = { lastStep: step, lastUsedAt: now, secret };
      return hasMatched(active.updateOne(filter, { $set }));
    },
    remove: async (_id) => (await totps.deleteOne({ _id })).deletedCount === 1,
    sweep: async (now) =>
      (await pending.deleteMany({ state: 'pending', expiresAt: { $lte: now } })).deletedCount,
  };
}

export const totpStore = defineStore({
  contents: {
    totps: { holds: 'Authenticator apps', refersTo: { _id: 'accounts' } },
  },
  collections: { totps: [{ key: { state: 1 } }] },
  personalData: personal,
  pendingMails: ['totps'],
  open,
});

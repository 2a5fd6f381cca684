import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import type { MailRequest } from '../../module-kit/mail-request';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import { totpTaken } from './errors';
import type { ActiveTotp, PendingTotp, Totp } from './factor';

interface Activation {
  step: number;
  now: Date;
  notice: MailRequest;
}

function createStore(db: Collections<'totps'>) {
  const totps = db.collection<Totp>('totps');
  const pending = db.collection<PendingTotp>('totps');
  const active = db.collection<ActiveTotp>('totps');
  return {
    /** Replaces a pending app. Throws already-exists for an active one. */
    async begin({ _id, ...begun }: PendingTotp) {
      const filter = { _id, state: 'pending' } as const;
      const write = pending.replaceOne(filter, begun, { upsert: true });
      if ((await unlessTaken(write)) === null) throw totpTaken();
    },
    findPending: (_id: string) => pending.findOne({ _id, state: 'pending' }),
    findActive: (_id: string) => active.findOne({ _id, state: 'active' }),
    /** False when it is not the latest pending app. */
    activate({ _id, secret }: PendingTotp, { step, now, notice }: Activation) {
      const activated = { state: 'active', addedAt: now, lastUsedAt: now, lastStep: step } as const;
      const either = db.collection<{ _id: string }>('totps');
      const update = {
        $set: { ...activated, pendingMails: [notice] },
        $unset: { expiresAt: '' as const },
      };
      return hasMatched(either.updateOne({ _id, state: 'pending', secret }, update));
    },
    /** One conditional write; false when this or a later code was used before. */
    use(_id: string, { step, now, secret }: { step: number; now: Date; secret: string }) {
      const filter = { _id, state: 'active', lastStep: { $lt: step } } as const;
      const $set = { lastStep: step, lastUsedAt: now, secret };
      return hasMatched(active.updateOne(filter, { $set }));
    },
    remove: async (_id: string) => void (await totps.deleteOne({ _id })),
  };
}

export const totpStore = defineStore({
  contents: {
    totps: { holds: 'Authenticator apps', refersTo: { _id: 'accounts' } },
  },
  collections: { totps: [] },
  // Apps that were never activated.
  expiring: ['totps'],
  personalData: personal,
  pendingMails: ['totps'],
  createStore,
});

export type TotpStore = ReturnType<typeof totpStore>;

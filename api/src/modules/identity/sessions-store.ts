import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { after, hours } from '../../platform/clock';
import { hasMatched } from '../../platform/mongo/matched';
import type { Session } from './session';

interface Rotation {
  sessionId: string;
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

/** A revoked session is kept for an hour, so that every process reads about it. */
const revocation = (now: Date) => ({
  $set: { revokedAt: now },
  $min: { expiresAt: after(now, hours(1)) },
});

function createStore(db: Collections<'sessions'>) {
  const sessions = db.collection<Session>('sessions');
  const ids = async (filter: Filter<Session>) => {
    const found = await sessions.find(filter, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  };
  return {
    insert: async (session: Session) => void (await sessions.insertOne(session)),
    findById: (sessionId: string) => sessions.findOne({ _id: sessionId }),
    /** Lists sessions by their last use, the latest first. */
    listLive: (accountId: string, now: Date) =>
      sessions
        .find({ accountId, revokedAt: null, expiresAt: { $gt: now } })
        .sort({ rotatedAt: -1, _id: 1 })
        .toArray(),
    /** False when another refresh was first. */
    rotate({ sessionId, from, to, now, expiresAt }: Rotation) {
      const live = { _id: sessionId, tokenHash: from, revokedAt: null, expiresAt: { $gt: now } };
      const $set = { tokenHash: to, previousHash: from, rotatedAt: now, expiresAt };
      return hasMatched(sessions.updateOne(live, { $set }));
    },
    revoke: async (sessionId: string, now: Date) =>
      void (await sessions.updateOne({ _id: sessionId, revokedAt: null }, revocation(now))),
    /** Returns the ids revoked now. */
    async revokeAll(accountId: string, now: Date, except = '') {
      const others = { accountId, _id: { $ne: except } };
      await sessions.updateMany({ ...others, revokedAt: null }, revocation(now));
      // Read after the write, to include sessions that began in between.
      return ids({ ...others, revokedAt: { $gte: now } });
    },
    /** Keeps a session valid after its account's credentials have changed. */
    carryOver: async (sessionId: string, credentials: number) =>
      void (await sessions.updateOne({ _id: sessionId }, { $max: { credentials } })),
    updateProof: async (_id: string, proof: Pick<Session, 'provenAt' | 'factor'>) =>
      void (await sessions.updateOne({ _id }, { $set: proof })),
    removeAll: async (accountId: string) => void (await sessions.deleteMany({ accountId })),
    listRevokedSince: (since: Date) => ids({ revokedAt: { $gte: since } }),
  };
}

export const sessionsStore = defineStore({
  contents: {
    sessions: { holds: 'One document for each sign-in', refersTo: { accountId: 'accounts' } },
  },
  collections: {
    sessions: [{ key: { accountId: 1 } }, { key: { revokedAt: 1 } }],
  },
  expiring: ['sessions'],
  personalData: personal,
  createStore,
});

export type SessionsStore = ReturnType<typeof sessionsStore>;

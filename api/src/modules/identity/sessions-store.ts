import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import type { FindRevoked } from '../../platform/authorisation/revocations';
import { after, hours } from '../../platform/clock';
import type { Session } from './session';

interface Rotation {
  sessionId: string;
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

/** The only reader and writer of `sessions`. */
export interface SessionsStore {
  add(session: Session): Promise<void>;
  byId(sessionId: string): Promise<Session | null>;
  /** The owner's live sessions, last used first. */
  liveOf(accountId: string, now: Date): Promise<Session[]>;
  /** Replaces the hash `from` of a live session, conditionally; null when another was first. */
  rotate(rotation: Rotation): Promise<Session | null>;
  revoke(sessionId: string, now: Date): Promise<void>;
  /** Revokes the owner's sessions except `except`; returns the ids revoked now. */
  revokeAll(accountId: string, now: Date, except?: string): Promise<string[]>;
  /** Keeps a session valid after its account's credentials have changed. */
  carryOver(sessionId: string, credentials: number): Promise<void>;
  /** Records that its owner has proven their identity. */
  prove(sessionId: string, proof: Pick<Session, 'provenAt' | 'factor'>): Promise<void>;
  removeAll(accountId: string): Promise<void>;
  revokedSince: FindRevoked;
  /** Removes sessions that expired, or were revoked more than an hour ago. */
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'sessions'>): SessionsStore {
  const sessions = db.collection<Session>('sessions');
  const ids = async (filter: Filter<Session>) => {
    const found = await sessions.find(filter, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  };
  return {
    add: async (session) => void (await sessions.insertOne(session)),
    byId: (sessionId) => sessions.findOne({ _id: sessionId }),
    liveOf: (accountId, now) =>
      sessions
        .find({ accountId, revokedAt: null, expiresAt: { $gt: now } })
        .sort({ rotatedAt: -1, _id: 1 })
        .toArray(),
    rotate: ({ sessionId, from, to, now, expiresAt }) =>
      sessions.findOneAndUpdate(
        { _id: sessionId, tokenHash: from, revokedAt: null, expiresAt: { $gt: now } },
        { $set: { tokenHash: to, previousHash: from, rotatedAt: now, expiresAt } },
        { returnDocument: 'after' },
      ),
    revoke: async (sessionId, now) =>
      void (await sessions.updateOne(
        { _id: sessionId, revokedAt: null },
        { $set: { revokedAt: now } },
      )),
    async revokeAll(accountId, now, except = '') {
      const others = { accountId, _id: { $ne: except } };
      await sessions.updateMany({ ...others, revokedAt: null }, { $set: { revokedAt: now } });
      // Read after the write, so that sessions begun in between are included.
      return ids({ ...others, revokedAt: { $gte: now } });
    },
    carryOver: async (sessionId, credentials) =>
      void (await sessions.updateOne({ _id: sessionId }, { $max: { credentials } })),
    prove: async (_id, proof) => void (await sessions.updateOne({ _id }, { $set: proof })),
    removeAll: async (accountId) => void (await sessions.deleteMany({ accountId })),
    revokedSince: (since) => ids({ revokedAt: { $gte: since } }),
    async sweep(now) {
      const { deletedCount } = await sessions.deleteMany({
        $or: [{ expiresAt: { $lte: now } }, { revokedAt: { $lte: after(now, -hours(1)) } }],
      });
      return deletedCount;
    },
  };
}

export const sessionsStore = defineStore({
  contents: {
    sessions: { holds: 'One document for each sign-in', refersTo: { accountId: 'accounts' } },
  },
  collections: {
    sessions: [{ key: { accountId: 1 } }, { key: { revokedAt: 1 } }, { key: { expiresAt: 1 } }],
  },
  personalData: personal,
  open,
});

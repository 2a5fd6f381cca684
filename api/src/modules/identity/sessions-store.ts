import type { Db } from 'mongodb';
import { after, hours } from '../../platform/clock';
import type { FindRevoked } from '../../platform/sessions/revocations';
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
  /** Replaces the hash `from` in a live session by one conditional write; null when it lost. */
  rotate(rotation: Rotation): Promise<Session | null>;
  revoke(sessionId: string, now: Date): Promise<void>;
  revokedSince: FindRevoked;
  /** Removes what has expired, and what was revoked too long ago to matter. */
  sweep(now: Date): Promise<number>;
}

export function sessionsStore(db: Db): SessionsStore {
  const sessions = db.collection<Session>('sessions');
  return {
    add: async (session) => void (await sessions.insertOne(session)),
    byId: (sessionId) => sessions.findOne({ _id: sessionId }),
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
    async revokedSince(since) {
      const found = sessions.find({ revokedAt: { $gte: since } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    async sweep(now) {
      const { deletedCount } = await sessions.deleteMany({
        $or: [{ expiresAt: { $lte: now } }, { revokedAt: { $lte: after(now, -hours(1)) } }],
      });
      return deletedCount;
    },
  };
}

export async function prepareSessions(db: Db): Promise<void> {
  const sessions = db.collection<Session>('sessions');
  await sessions.createIndex({ revokedAt: 1 });
  await sessions.createIndex({ expiresAt: 1 });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';

export const REPLICA_SET = 'meritum';

const PATIENCE_MS = 30_000;
const NOT_YET_INITIALIZED = 94;

/**
 * Waits for the mongod at the port and makes it the primary of a replica set of one, which
 * transactions and change streams need. A set that was made at another port is moved to this one.
 * `died` aborts it when there is no use in waiting any more.
 */
export async function becomePrimary(port: number, died: AbortSignal) {
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE_MS });
  died.addEventListener('abort', () => client.close(true));
  try {
    const admin = client.db('admin');
    await ensureConfigured(admin, `127.0.0.1:${port}`);
    const until = Date.now() + PATIENCE_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > until) throw new Error('it did not become primary');
      await sleep(50);
    }
  } finally {
    await client.close();
  }
}

async function ensureConfigured(admin: Db, host: string) {
  const config = await currentConfig(admin);
  if (!config) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
  } else if (config.members[0].host !== host) {
    const members = [{ ...config.members[0], host }];
    const moved = { ...config, version: config.version + 1, members };
    await admin.command({ replSetReconfig: moved, force: true });
  }
}

async function currentConfig(admin: Db): Promise<Document | undefined> {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
    throw error;
  }
}

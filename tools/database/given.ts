import { MongoClient } from 'mongodb';
import type { RunningDatabase } from './ways';

const PATIENCE_MS = 5000;

/** The server at the given address, if it answers. Nothing is started, and stop() leaves it alone. */
export async function useGiven(uri: string): Promise<RunningDatabase> {
  const shown = withoutPassword(uri);
  let client: MongoClient | undefined;
  try {
    const ownPatience = /[?&]serverSelectionTimeoutMS=/i.test(uri);
    client = new MongoClient(uri, ownPatience ? {} : { serverSelectionTimeoutMS: PATIENCE_MS });
    await client.db('admin').command({ ping: 1 });
  } catch (error) {
    const reason = error instanceof Error ? withoutPassword(error.message) : String(error);
    throw new Error(
      `MONGODB_URI is set to ${shown}, but no MongoDB answers there (${reason}). ` +
        'Start that server or correct the address; without MONGODB_URI a local one is brought up.',
    );
  } finally {
    await client?.close();
  }
  return {
    uri,
    way: 'given',
    why: `using ${shown}`,
    ended: new Promise(() => {}),
    stop: async () => {},
  };
}

function withoutPassword(text: string) {
  return text.replace(/(\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:***@');
}

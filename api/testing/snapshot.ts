import type { CommandStartedEvent, Document } from 'mongodb';
import { suiteApp, type TestApp, type TestOptions } from './app';

const writing = ['insert', 'update', 'delete', 'findAndModify', 'drop'];

/** A copy of all stored data that tests can restore. */
export async function snapshot({ app }: TestApp) {
  const { db } = app.mongo;
  const kept = new Map<string, Document[]>();
  /** Takes the collection's present content as the one to restore. */
  const keep = async (name: string) =>
    void kept.set(name, await db.collection(name).find().toArray());
  await app.background.idle();
  await Promise.all((await db.listCollections().toArray()).map(({ name }) => keep(name)));
  // The first restore writes all collections, so that later ones have the same order.
  const written = new Set(kept.keys());
  app.mongoClient.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (writing.includes(commandName)) written.add(String(command[commandName]));
  });
  /** Restores collections that were written since. */
  const restore = async () => {
    await app.background.idle();
    const changed = [...written];
    for (const name of changed) {
      await db.collection(name).deleteMany({});
      const before = kept.get(name) ?? [];
      if (before.length > 0) await db.collection(name).insertMany(before);
    }
    for (const name of changed) written.delete(name);
  };
  return { restore, keep };
}

/** One application for a suite; data and clock are reset before each test. */
export function freshApp(settings: TestOptions = {}): () => TestApp {
  const suite = suiteApp(settings);
  let restore: () => Promise<void>;
  beforeAll(async () => {
    ({ restore } = await snapshot(suite()));
  });
  beforeEach(async () => {
    await restore();
    suite().resetClock();
  });
  return suite;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { launchDatabase } from '../launch';
import { entriesOf, Ledger, lossesOf } from './ledger';
import { writeUntilGone } from './writers';

export interface CrashResult {
  kills: number;
  acknowledged: number;
  files: number;
  losses: string[];
  writesPerSecond: number;
}

/**
 * Kills the embedded server outright, again and again, while many writers insert, delete, update and
 * store files; after each kill and at the end it looks for acknowledged writes that are not there.
 */
export async function crashLoop(options: {
  dataDir: string;
  kills: number;
  writers: number;
  /** How long a server lives at least and at most, in ms. */
  life: [number, number];
}): Promise<CrashResult> {
  const { dataDir, kills, writers, life } = options;
  const whole = new Ledger();
  const losses: string[] = [];
  let seconds = 0;
  for (let kill = 0; kill < kills; kill++) {
    const round = new Ledger();
    for (const [id, count] of whole.updated) round.updated.set(id, count);
    await withServer(dataDir, async (db, die) => {
      if (kill === 0) await entriesOf(db).createIndex({ key: 1 }, { unique: true });
      if (kill === 0) await entriesOf(db).createIndex({ group: 1 });
      const from = performance.now();
      const writing = writeUntilGone(db, round, writers);
      await sleep(life[0] + Math.random() * (life[1] - life[0]));
      await die();
      seconds += (performance.now() - from) / 1000;
      await writing;
    });
    await withServer(dataDir, async (db) => {
      losses.push(...(await lossesOf(db, round)));
    });
    merge(round, whole);
  }
  await withServer(dataDir, async (db) => {
    losses.push(...(await lossesOf(db, whole)));
  });
  const { acknowledged, files } = whole;
  const writesPerSecond = Math.round(acknowledged / seconds);
  return { kills, acknowledged, files: files.size, losses, writesPerSecond };
}

async function withServer(
  dataDir: string,
  work: (db: ReturnType<MongoClient['db']>, die: () => Promise<void>) => Promise<void>,
) {
  const database = await launchDatabase({ dataDir, only: 'embedded', log: () => {} });
  const client = new MongoClient(database.uri, {
    serverSelectionTimeoutMS: 1000,
    writeConcern: { w: 'majority', journal: true },
  });
  const die = async () => {
    process.kill(database.pid as number, 'SIGKILL');
    await client.close(true);
  };
  try {
    await work(client.db('crash'), die);
  } finally {
    await client.close(true);
    await database.stop();
  }
}

function merge(round: Ledger, whole: Ledger) {
  for (const [id, group] of round.inserted) whole.inserted.set(id, group);
  for (const id of round.deleted) whole.deleted.add(id);
  for (const [id, bytes] of round.files) whole.files.set(id, bytes);
  for (const [id, count] of round.updated) whole.updated.set(id, count);
}

import { composeForCommands } from '../composition/compose';
import { modules } from '../composition/serving';
import { type Config, readConfig } from '../config/environment';
import { systemClock } from '../platform/clock';
import { mongoClient } from '../platform/mongo/mongo';

type Work = (context: ReturnType<typeof composeForCommands>, config: Config) => Promise<void>;

/** Runs `work` on the configured database, and closes it. */
export async function onDatabase(work: Work, config = readConfig()): Promise<void> {
  const client = mongoClient(config.mongo);
  try {
    const db = client.db(config.mongo.database);
    await modules.prepare(db, { config });
    await work(composeForCommands(db, { config, clock: systemClock }), config);
  } finally {
    await client.close();
  }
}

import { composeForCommands } from '../composition/compose';
import { systemClock } from '../platform/clock';
import { mongoClient } from '../platform/mongo/mongo';
import { testConfig } from './config';
import { dieAt, type Step } from './dying-at';

/** Opens every module on a database, in this process, which is killed at the step given as JSON. */
export function composedUntil(step: string, database: string) {
  const config = testConfig({ MONGODB_DATABASE: database });
  const client = mongoClient({ ...config.mongo, observable: true });
  const db = client.db(database);
  const at = JSON.parse(step) as Step;
  dieAt(client, at);
  return { ...composeForCommands(db, { config, clock: systemClock }), db, at };
}

/** Repeats work until the process is killed. */
export async function forever(work: () => Promise<unknown>): Promise<never> {
  for (;;) await work();
}

import { openCategory } from '@meritum/shared/programme/season';
import { composeForCommands } from '../composition/compose';
import { returnNomination } from '../modules/nominations/returning';
import { systemClock } from '../platform/clock';
import { mongoClient } from '../platform/mongo/mongo';
import { testConfig } from './config';
import { dieAt, type Step } from './dying-at';

/**
 * Returns a nomination and is killed at a step: `crashing-return.ts <settings as JSON> <step>
 * <account's id>`.
 */
const [settings = '{}', at = '{}', accountId = ''] = process.argv.slice(2);
const config = testConfig(JSON.parse(settings) as Record<string, string>);
const client = mongoClient({ ...config.mongo, observable: true });
dieAt(client, JSON.parse(at) as Step);

const { nominating } = composeForCommands(client.db(config.mongo.database), {
  config,
  clock: systemClock,
});
await returnNomination(nominating, {
  actor: { command: 'return-nomination' },
  accountId,
  emailConfirmed: true,
  category: openCategory,
  note: 'Say more.',
});

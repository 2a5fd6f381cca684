import { MongoClient } from 'mongodb';
import { migrate } from '../migrate';
import { numberedSteps } from './numbered-steps';

/**
 * A process that migrates a database like the API at its start: `migrating-process.ts <database
 * uri> <database> <silence in ms> [stay]`. Prints `ready` when connected; with `stay` also `half`
 * in the middle of the first step, where it waits to be killed.
 */
const [uri = '', database = '', silence = '', mode = ''] = process.argv.slice(2);
const client = new MongoClient(uri, { writeConcern: { w: 'majority', journal: true } });
await client.connect();
process.stdout.write('ready\n');

const forever = () => new Promise<void>(() => {});
const atHalf = () => {
  if (mode !== 'stay') return Promise.resolve();
  process.stdout.write('half\n');
  return forever();
};

await migrate(client.db(database), {
  steps: numberedSteps({ atHalf }),
  createIndexes: async () => {},
  times: { beatMs: 50, silenceMs: Number(silence) },
});
await client.close();

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Collection, MongoClient, type ObjectId } from 'mongodb';
import { launchDatabase } from './launch';

// node --import tsx tools/database/bench.ts [--seconds 3]
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3' } } });
const MS = Number(values.seconds) * 1000;

interface Nomination {
  season: string;
  category: string;
  account: string;
  text: string;
}

const dataDir = await mkdtemp(join(tmpdir(), 'database-bench-'));
const start = () => launchDatabase({ dataDir, only: 'embedded', log: () => {} });
let database = await start();
const client = new MongoClient(database.uri, { writeConcern: { w: 'majority', journal: true } });

for (const writers of [1, 8, 32, 64]) {
  const entries = client.db('bench').collection('writes');
  const insert = () => entries.insertOne({ account: 'a', text: 'x'.repeat(500) });
  console.log(`${writers} writers: ${await perSecond(writers, insert)} durable writes/s`);
}

const season = { season: '2025', category: 'Analytics' };
for (const documents of [4_000, 40_000, 200_000]) {
  const nominations = client.db('bench').collection<Nomination>(`n${documents}`);
  await fill(nominations, documents);
  const account = `account-${Math.floor(documents / 18) - 1}`;
  const oneAccount = () => nominations.findOne({ ...season, account });
  const without = await milliseconds(oneAccount);
  await nominations.createIndex({ season: 1, category: 1, account: 1 });
  const found = await nominations
    .find({}, { projection: { _id: 1 } })
    .limit(1000)
    .toArray();
  let at = 0;
  const byId = () => nominations.findOne({ _id: found[at++ % found.length]?._id as ObjectId });
  console.log(
    `${documents} documents: one by three fields ${without} ms without index, ` +
      `${await milliseconds(oneAccount)} ms with; ${await perSecond(16, byId)} reads/s by _id`,
  );
}

await client.close();
await database.stop();
const { size } = await stat(join(dataDir, 'embedded', 'data.mv'));
const from = performance.now();
database = await start();
const took = Math.round(performance.now() - from);
console.log(`start with all of it (${Math.round(size / 1e6)} MB): ${took} ms`);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

async function fill(collection: Collection<Nomination>, documents: number) {
  for (let at = 0; at < documents; at += 1000) {
    const some = Array.from({ length: 1000 }, (_, more) => ({
      season: `${2020 + ((at + more) % 6)}`,
      category: ['AI', 'Technology', 'Analytics'][(at + more) % 3] as string,
      account: `account-${Math.floor((at + more) / 18)}`,
      text: 'x'.repeat(500),
    }));
    await collection.insertMany(some);
  }
}

/** How many times a second so many at once get it done. */
async function perSecond(atOnce: number, work: () => Promise<unknown>) {
  const from = performance.now();
  let done = 0;
  const loop = async () => {
    for (; performance.now() - from < MS; done++) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return Math.round((done / (performance.now() - from)) * 1000);
}

/** The median of some tries, after a few to warm up. */
async function milliseconds(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let at = 0; at < 13; at++) {
    const from = performance.now();
    await work();
    if (at >= 4) times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[4]?.toFixed(1);
}

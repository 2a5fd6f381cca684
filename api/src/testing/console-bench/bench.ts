import { randomBytes } from 'node:crypto';
import { buildApp } from '../../app';
import { testConfig } from '../config';
import { registerAdmin } from '../judges';
import { measure } from './measure';
import { putYears, tenSeasons } from './years';

// TEST_MONGODB_URI=... node --import tsx bench.ts: what each call of the console costs with ten
// seasons in the database. CONSOLE_SEASONS=1 puts all of it into one; CONSOLE_ROUNDS says how often.
const size = { ...tenSeasons, seasons: Number(process.env.CONSOLE_SEASONS ?? tenSeasons.seasons) };
const rounds = Number(process.env.CONSOLE_ROUNDS ?? 200);
const say = (line: string) => process.stdout.write(`${line}\n`);

const MONGODB_DATABASE = `console_${randomBytes(6).toString('hex')}`;
const app = await buildApp(testConfig({ MONGODB_DATABASE }), { logStream: { write: () => {} } });
await app.ready();
await putYears(app.mongo.db, size);
const { authorized } = await registerAdmin(app);
say(`  ${size.nominations} nominations, ${size.nominations * size.ratingsEach} assignments`);
say(`  over ${size.seasons} seasons, ${size.auditEntries} audit entries; ${rounds} rounds`);
for (const { call, status, bytes, p50, p99, queries } of await measure(app, authorized, rounds)) {
  const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${bytes} bytes`;
  say(`  ${call}: ${status === 200 ? figures : `answered ${status}`}`);
  for (const [query, count] of queries) say(`      ${count > 1 ? `${count} x ` : ''}${query}`);
}
await app.mongo.db.dropDatabase();
await app.close();

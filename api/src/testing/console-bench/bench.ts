import { randomBytes } from 'node:crypto';
import { buildApp } from '../../app';
import { testConfig } from '../config';
import { registerAdmin } from '../judges';
import { type Measured, measure } from './measure';
import { type Asked, files, screens, spelledOut } from './readings';
import { putYears, tenSeasons } from './years';

// TEST_MONGODB_URI=... node --import tsx bench.ts: measures each call of the console with ten
// seasons in the database. CONSOLE_SEASONS=1 puts everything into one; CONSOLE_ROUNDS sets the
// repetitions; CONSOLE_ONLY=listAudit measures one call.
const size = { ...tenSeasons, seasons: Number(process.env.CONSOLE_SEASONS ?? tenSeasons.seasons) };
const rounds = Number(process.env.CONSOLE_ROUNDS ?? 200);
const { CONSOLE_ONLY: only, TEST_MONGODB_PID } = process.env;
const databasePid = Number(TEST_MONGODB_PID) || undefined;
const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(asked: Asked, { status, bytes, queries, ...costs }: Measured): void {
  const { p50, p99, cpu, databaseCpu } = costs;
  const database = databaseCpu === null ? '' : ` + ${databaseCpu.toFixed(0)} in the database`;
  const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, processor ${cpu.toFixed(0)} ms${database}, ${bytes} bytes`;
  const slow = p99 > 300 ? '  SLOW' : '';
  say(`    ${spelledOut(asked)}: ${status === 200 ? figures + slow : `ANSWERED ${status}`}`);
  for (const [query, count] of queries) say(`        ${count} x ${query}`);
}

const MONGODB_DATABASE = `console_${randomBytes(6).toString('hex')}`;
const app = await buildApp(testConfig({ MONGODB_DATABASE }), { logStream: { write: () => {} } });
await app.ready();
await putYears(app.mongo.db, size);
const admin = await registerAdmin(app);
say(`  ${size.nominations} nominations, ${size.nominations * size.ratingsEach} assignments`);
say(`  over ${size.seasons} seasons, ${size.auditEntries} audit entries, ${size.mails} mails`);
say(`  ${rounds} rounds, a tenth for files`);
for (const [calls, often] of [
  [screens, rounds],
  [files, Math.ceil(rounds / 10)],
] as const)
  for (const asked of calls.filter(({ name }) => !only || only === name))
    tell(asked, await measure(app, asked, { admin, rounds: often, databasePid }));
await app.mongo.db.dropDatabase();
await app.close();

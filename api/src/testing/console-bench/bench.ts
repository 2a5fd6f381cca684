import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buildApp } from '../../app';
import { testConfig } from '../config';
import { ask, queriesOf } from '../console-queries/queries';
import { type Asked, files, screens, spelledOut } from '../console-queries/readings';
import { putYears, tenSeasons } from '../console-queries/years';
import { claimsOf } from '../factors';
import { registerAdmin } from '../judges';

// TEST_MONGODB_URI=... node --import tsx bench.ts: measures each call of the console with ten
// seasons in the database. CONSOLE_SEASONS, _NOMINATIONS, _JUDGES and _RATINGS change their size,
// CONSOLE_ROUNDS the repetitions; CONSOLE_ONLY=listAudit measures one call.
const sized = (name: string, usual: number) => Number(process.env[`CONSOLE_${name}`] ?? usual);
const size = {
  ...tenSeasons,
  seasons: sized('SEASONS', tenSeasons.seasons),
  nominations: sized('NOMINATIONS', tenSeasons.nominations),
  judges: sized('JUDGES', tenSeasons.judges),
  ratingsEach: sized('RATINGS', tenSeasons.ratingsEach),
};
const rounds = Number(process.env.CONSOLE_ROUNDS ?? 200);
const { CONSOLE_ONLY: only, TEST_MONGODB_PID } = process.env;
const databasePid = Number(TEST_MONGODB_PID) || undefined;
const say = (line: string) => process.stdout.write(`${line}\n`);

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Processor milliseconds of a process; Linux counts hundredths of a second. */
async function cpuOf(pid: number | undefined): Promise<number | null> {
  if (!pid) return null;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
}

const MONGODB_DATABASE = `console_${randomBytes(6).toString('hex')}`;
const app = await buildApp(testConfig({ MONGODB_DATABASE }), {
  logStream: { write: () => {} },
  upkeepAtStart: 'never',
});
await app.ready();
await putYears(app.mongo.db, size);
const admin = await registerAdmin(app);

/** A new token for each request, as a bench may outlast one. */
function freshHeaders() {
  const { sub, sid } = claimsOf(admin.accessToken);
  return { authorization: `Bearer ${app.accessTokens.sign({ sub, sid })}` };
}

/** Asks a call repeatedly, one request at a time, and prints its costs and its queries. */
async function measure(asked: Asked, often: number): Promise<void> {
  const { queries } = await queriesOf(app, asked, freshHeaders());
  const { statusCode, rawPayload } = await ask(app, asked, freshHeaders());
  const [own, databases] = [process.cpuUsage(), await cpuOf(databasePid)];
  const times: number[] = [];
  for (let round = 0; round < often; round++) {
    const headers = freshHeaders();
    const begun = performance.now();
    await ask(app, asked, headers);
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(own);
  const after = await cpuOf(databasePid);
  const perRequest = (milliseconds: number) => (milliseconds / often).toFixed(0);
  const sorted = times.sort((a, b) => a - b);
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  const database =
    after === null || databases === null
      ? ''
      : ` + ${perRequest(after - databases)} in the database`;
  const processor = `processor ${perRequest((user + system) / 1_000)} ms${database}`;
  const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${processor}, ${rawPayload.length} bytes`;
  const slow = p99 > 300 ? '  SLOW' : '';
  say(
    `    ${spelledOut(asked)}: ${statusCode === 200 ? figures + slow : `ANSWERED ${statusCode}`}`,
  );
  for (const [query, count] of queries) say(`        ${count} x ${query}`);
}

say(`  ${size.nominations} nominations, ${size.nominations * size.ratingsEach} assignments`);
say(`  over ${size.seasons} seasons, ${size.auditEntries} audit entries, ${size.mails} mails`);
say(`  ${rounds} rounds, a tenth for files`);
for (const [calls, often] of [
  [screens, rounds],
  [files, Math.ceil(rounds / 10)],
] as const)
  for (const asked of calls.filter(({ name }) => !only || only === name))
    await measure(asked, often);
await app.mongo.db.dropDatabase();
await app.close();

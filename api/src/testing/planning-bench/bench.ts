import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlanState } from '@meritum/shared/contracts/plans';
import { buildApp } from '../../app';
import type { Judge } from '../../modules/judges/judge';
import type { Nomination } from '../../modules/nominations/nomination';
import { testConfig } from '../config';
import { callAs } from '../console';
import { registerAdmin } from '../judges';
import { storedJudge, storedNomination } from '../stored';

// TEST_MONGODB_URI=... node --import tsx bench.ts: how long the event loop answers nobody while a
// season is planned and exported. PLANNING_NOMINATIONS=18700 makes it larger.
const size = Number(process.env.PLANNING_NOMINATIONS ?? 1_870);
/** As many for each nomination as the programme expects. */
const judges = Math.round((size * 350) / 1_870);

const MONGODB_DATABASE = `planning_${randomBytes(6).toString('hex')}`;
const app = await buildApp(testConfig({ MONGODB_DATABASE }), { logStream: { write: () => {} } });
await app.ready();
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
const { db } = app.mongo;
await db
  .collection<Nomination>('nominations')
  .insertMany(numbered(size).map((at) => storedNomination(at)));
await db.collection<Judge>('judges').insertMany(numbered(judges).map((at) => storedJudge(at)));
const admin = await registerAdmin(app);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function measured(what: string, work: () => Promise<string>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  const outcome = await work();
  const took = performance.now() - begun;
  // A blocked loop records its delay when it is free again.
  await sleep(20);
  delay.disable();
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(0)} ms`;
  say(
    `| ${what} | ${took.toFixed(0)} ms | ${ms(delay.percentile(99))} | ${ms(delay.max)} | ${outcome} |`,
  );
}

interface Planned {
  plan: { id: string; state: PlanState };
}

async function planned(): Promise<string> {
  const started = await callAs(app, admin, 'previewPlan', { asIfOpen: true });
  let { plan } = started.json<Planned>();
  while (plan.state === 'planning') {
    await sleep(200);
    const url = `/api/admin/plans/${plan.id}`;
    plan = (await app.inject({ url, headers: admin.authorized })).json<Planned>().plan;
  }
  return plan.state;
}

async function exported(name: 'nominations' | 'judges', format: string): Promise<string> {
  const url = `/api/admin/${name}/export?format=${format}`;
  const { statusCode, rawPayload } = await app.inject({ url, headers: admin.authorized });
  return `${statusCode}, ${Math.round(rawPayload.length / 1_000)} KB`;
}

say(`${size} nominations, ${judges} judges\n`);
say('| step | clock | delay p99 | longest delay | outcome |');
say('|---|---|---|---|---|');
await measured('two seconds of nothing', async () => {
  await sleep(2_000);
  return '';
});
await measured('planning', planned);
await measured('nominations as a workbook', () => exported('nominations', 'xlsx'));
await measured('nominations as CSV', () => exported('nominations', 'csv'));
await measured('judges as a workbook', () => exported('judges', 'xlsx'));
await db.dropDatabase();
await app.close();

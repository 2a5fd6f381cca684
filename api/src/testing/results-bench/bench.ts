import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PreviewReply } from '@meritum/shared/contracts/results';
import { openCategory } from '@meritum/shared/programme/season';
import { buildApp } from '../../app';
import { openResult, type Result } from '../../modules/contests/result';
import { frozenRulesOf } from '../../modules/seasons/frozen-rules';
import type { App } from '../../platform/zod/provider';
import type { Person } from '../accounts';
import { testConfig } from '../config';
import { callAs } from '../console';
import { claimsOf } from '../factors';
import { registerAdmin, registerStranger } from '../judges';
import { decide, ledgerUrl, technology } from '../results';
import { setJudging } from '../seasons';
import { putContest } from './contest';

// TEST_MONGODB_URI=... node --import tsx bench.ts: the way of a large contest to publication, and
// what readers ask afterwards. RESULTS_ENTRIES=500 makes it smaller.
const entries = Number(process.env.RESULTS_ENTRIES ?? 5_000);
const size = { entries, ratingsEach: 22, judges: Math.round(entries * 1.1) };
/** Processor milliseconds of this thread, which answers requests; Linux only. */
async function ofThisThread(): Promise<number> {
  const path = `/proc/self/task/${process.pid}/schedstat`;
  const [nanoseconds = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  return Number(nanoseconds) / 1e6;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const MONGODB_DATABASE = `results_${randomBytes(6).toString('hex')}`;
const app = await buildApp(testConfig({ MONGODB_DATABASE }), { logStream: { write: () => {} } });
await app.ready();

/** The person with a new token, as a bench may outlast one. */
function fresh(app: App, person: Person): Person {
  const { sub, sid } = claimsOf(person.accessToken);
  return {
    ...person,
    authorized: { authorization: `Bearer ${app.accessTokens.sign({ sub, sid })}` },
  };
}

/**
 * Prints what an answer takes: by the clock, of processor time in all threads and in the one that
 * answers, and for how long at once it answered nobody.
 */
async function measured<Answer extends { statusCode: number; body: string }>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [clock, cpu] = [performance.now(), process.cpuUsage()];
  const mine = await ofThisThread();
  const answer = await ask();
  const here = (await ofThisThread()) - mine;
  const { user, system } = process.cpuUsage(cpu);
  const took = performance.now() - clock;
  // A blocked loop records its delay when it is free again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`);
  say(
    `| ${what} | ${ms(took)} | ${ms((user + system) / 1_000)} | ${ms(here)} | ${ms(delay.percentile(99) / 1e6)} | ${ms(delay.max / 1e6)} |`,
  );
  return answer;
}

const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
const [nominator, judge] = [await registerStranger(app), await registerStranger(app)];
await setJudging(app, false);
const { seasons } = (await callAs(app, one, 'listSeasons')).json();
const season = seasons.find(({ id }: { id: string }) => id === technology.season);
await putContest(app.mongo.db, {
  size,
  frozen: frozenRulesOf(season, openCategory),
  accounts: { nominators: [nominator.accountId], judge: judge.accountId },
});

const previewAs = (by: Person) => callAs(app, fresh(app, by), 'previewResults', technology);
const asJudge = () => callAs(app, fresh(app, judge), 'getReceipts');
const asNominator = () => callAs(app, fresh(app, nominator), 'getEntryReceipts');
const read = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });

say(`${size.entries} entries x ${size.ratingsEach} ratings, ${size.judges} judges\n`);
say('| step | clock | processor | in the event loop | delay p99 | longest delay |');
say('|---|---|---|---|---|---|');
const seen = (await measured('preview before closing', () => previewAs(one))).json<PreviewReply>();
// As if extra judges had been asked and had rated.
const borderline = seen.entries.filter(({ isBorderline }) => isBorderline);
const extras = borderline.map(({ nominationId }) => ({ nominationId, judges: size.ratingsEach }));
const asked = { ...openResult(technology), revision: 1, extras };
await app.mongo.db.collection<Result>('results').insertOne(asked);
const { revision } = (await measured('the same again', () => previewAs(one))).json();
await measured('closing', () =>
  decide(app, fresh(app, one), 'closing', { ...technology, revision }),
);
await measured('a judge’s receipts', asJudge);
await measured('the same again', asJudge);
await measured('100 judges at once', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, asJudge));
  return all[0] as (typeof all)[number];
});
await measured('a nominator’s receipt', asNominator);
const { outcomeHash } = (await measured('preview after closing', () => previewAs(one))).json();
await measured('the same again', () => previewAs(one));
const outcome = { ...technology, outcomeHash };
await measured('proposing the outcome', () => decide(app, fresh(app, one), 'outcome', outcome));
await measured('confirming it', () => decide(app, fresh(app, other), 'outcome', outcome));
await measured('publishing', () => decide(app, fresh(app, one), 'publication', outcome));
await measured('the ledger, first reader', () => read(ledgerUrl));
await measured('the public results', () => read('/api/results'));
await measured('a nominator’s result', () =>
  callAs(app, fresh(app, nominator), 'listNominationResults', {}),
);
await app.mongo.db.dropDatabase();
await app.close();

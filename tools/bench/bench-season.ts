import { availableParallelism, loadavg } from 'node:os';
import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { PreviewReply } from '@meritum/shared/contracts/results';
import { MongoClient } from 'mongodb';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/browser';
import { everyEntrant, everyJudge, size } from '../../e2e/contestants';
import { giveFactor } from '../../e2e/factors';
import { type Given, rateAll } from '../../e2e/ratings';
import { startOwnStack } from '../../e2e/stack';
import { type Somebody, type Stage, stageOf } from '../../e2e/stage';
import { buildParts } from '../build/build-parts';
import { parts } from '../parts';
import { columns } from './figures';
import {
  askMore,
  begin,
  category,
  chase,
  closeJudging,
  closeNominations,
  confirm,
  openJudging,
  propose,
  publish,
  season,
  verify,
  watch,
} from './season/acts';
import { type Effort, Hand } from './season/hand';

/** Called after each part, for instance to take pictures. */
type AfterPart = (part: string, hand: Hand) => Promise<void>;

/** Registers an organiser with a second factor, whose browser then shows the console. */
async function organiser(browser: Browser, stage: Stage, fullName: string) {
  const context = await browser.newContext({
    baseURL: stage.address,
    viewport: { width: 1440, height: 900 },
  });
  const page: Page = await context.newPage();
  const email = `${fullName.toLowerCase().replace(' ', '.')}@awards.example`;
  const data = { fullName, email, password: 'plum kettle oxbow' };
  const reply = await page.request.post('/api/auth/register', { data });
  if (!reply.ok()) throw new Error(`Registering answered ${reply.status()}`);
  await stage.giveRole(email, 'admin');
  await page.goto('/');
  await giveFactor(page as never);
  await page.goto('/admin');
  return new Hand(page);
}

/** A token of whoever is signed in on the page. */
async function tokenOf({ page }: Hand): Promise<string> {
  const reply = await page.request.post('/api/auth/refresh');
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

export async function playSeason(browser: Browser, stage: Stage, after?: AfterPart) {
  const table: [string, Effort][] = [];
  const part = async (name: string, hand: Hand, act: () => Promise<void>) => {
    hand.effort = { clicks: 0, keys: 0, typed: 0, seconds: 0 };
    const begun = performance.now();
    await act();
    table.push([name, { ...hand.effort, seconds: (performance.now() - begun) / 1_000 }]);
    await after?.(name, hand);
  };
  const lead = await organiser(browser, stage, 'Lea Lead');
  const second = await organiser(browser, stage, 'Gus Deputy');

  await part('Begin the season', lead, () => begin(lead));
  const [, judges] = await Promise.all([everyEntrant(stage), everyJudge(stage)]);
  await part(`Verify ${judges.length} judges`, lead, () => verify(lead, judges.length));
  await part('Close nominations', lead, () => closeNominations(lead));
  await part('Open judging by a plan', lead, () => openJudging(lead));
  const covered = async () => {
    const token = await tokenOf(lead);
    const { entries } = await stage.ask<CoverageReply>('getAssignmentCoverage', {
      token,
      query: { season },
    });
    return entries.length === size.entries && entries.every(({ assigned }) => assigned >= 22);
  };
  while (!(await covered())) await new Promise((resolve) => setTimeout(resolve, 200));
  const given: Given = new Map();
  const some: readonly Somebody[] = judges.slice(0, judges.length / 2);
  await rateAll(stage, some, given);
  await part('Watch coverage', lead, () => watch(lead));
  await part('Chase judges', lead, () => chase(lead));
  await rateAll(stage, judges, given);
  const unasked = async () => {
    const query = { season, category };
    const token = await tokenOf(lead);
    const { entries } = await stage.ask<PreviewReply>('previewResults', { token, query });
    return entries.some(({ isBorderline, extraJudgesAsked }) => isBorderline && !extraJudgesAsked);
  };
  for (let turn = 1; await unasked(); turn++) {
    await part(`Ask for more judges, ${turn}`, lead, () => askMore(lead));
    await rateAll(stage, judges, given);
  }
  await part('Close judging for good', lead, () => closeJudging(lead));
  await part('Check results, propose', lead, () => propose(lead));
  await part('Confirm as another', second, () => confirm(second));
  await part('Publish', second, () => publish(second));
  return table;
}

/**
 * A season of 60 nominations and 80 judges in the console: what each part costs organisers in
 * clicks, keys and time. Nominators and judges act over the API; nobody's signing in is counted.
 */
export async function run(): Promise<void> {
  await buildParts(parts, console.log);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const stack = await startOwnStack(() => {}, { GOOGLE_SIGN_IN: 'off' });
  const client = new MongoClient(stack.database.uri);
  const stage = stageOf(stack.address, client);
  try {
    await stage.prepare();
    const table = await playSeason(browser, stage);
    const all = table.reduce(
      (sum, [, { clicks, keys, typed, seconds }]) => ({
        clicks: sum.clicks + clicks,
        keys: sum.keys + keys,
        typed: sum.typed + typed,
        seconds: sum.seconds + seconds,
      }),
      { clicks: 0, keys: 0, typed: 0, seconds: 0 },
    );
    const rows = [...table, ['All', all] as const].map(([name, effort]) => [
      name,
      effort.clicks,
      effort.keys,
      effort.typed,
      effort.seconds.toFixed(1),
    ]);
    console.log(columns([['Part', 'clicks', 'keys', 'typed', 'seconds'], ...rows]));
  } finally {
    await browser.close();
    await client.close();
    await stack.stop();
  }
}

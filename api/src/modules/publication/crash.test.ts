import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { suiteApp } from '../../../testing/app';
import { after, processUntil, type Step } from '../../../testing/dying-at';
import {
  decide,
  ledgerUrl,
  preview,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { changeSeason } from '../../../testing/seasons';
import { allPendingMails } from '../../composition/modules';
import type { Decider } from '../../platform/authorisation/actor';
import type { ChainedEntry } from '../audit/entry';
import { closeJudging, resumeClosing } from '../contests/closing';
import { readContest } from '../contests/contest-snapshot';
import { finaliseResults } from '../contests/finalising';
import { computedOutcome } from '../contests/outcome';
import type { Result } from '../contests/result';
import type { Mail } from '../mail/mail';
import { resumePublishing } from './planned';
import { publishResults } from './publishing';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

/** All writes except the outbox's, which has its own test, with the outcomes confirmed by then. */
const steps: readonly (readonly [string, Step, readonly string[]])[] = [
  ['closing is decided', after('results', 'insert'), []],
  ['nominations and judging are shut', after('seasons', 'update'), []],
  ['the mails with proofs are pending', after('results', 'findAndModify'), []],
  ['the first organiser has proposed', after('results', 'findAndModify', 2), ['closed']],
  ['publishing is decided', after('results', 'findAndModify', 4), ['closed', 'finalised']],
  ['a change of winners has begun', after('winnerChanges', 'insert'), ['closed', 'finalised']],
  ['the winners are written', after('winners', 'update'), ['closed', 'finalised']],
  ['the category is offered', after('seasons', 'update', 2), ['closed', 'finalised']],
  ['the mails are pending', after('results', 'findAndModify', 5), ['closed', 'finalised']],
];

/** Organisers work up to publishing until their process dies; returns what was confirmed. */
async function runUntil(step: Step): Promise<string[]> {
  const done: string[] = [];
  const { databaseName } = suite().app.mongo.db;
  await processUntil(step, databaseName, async ({ results: context, publication }) => {
    const contest = technology;
    const [one, other] = admins().map(({ accountId, displayName, email }) => {
      const known = { accountId, displayName, email, role: 'admin' as const };
      return { accountId, person: async () => known };
    }) as [Decider, Decider];
    const { revision } = await context.stores.results.findByContest(contest);
    await closeJudging(context, one, { contest, revision });
    done.push('closed');
    const { hash: outcomeHash } = await computedOutcome(
      context,
      await readContest(context, contest),
    );
    const { proposed } = await finaliseResults(context, one, { contest, outcomeHash });
    await finaliseResults(context, other, { contest, outcomeHash, proposalId: proposed?.id });
    done.push('finalised');
    await publishResults(publication, other, { contest, outcomeHash });
    done.push('published');
  });
  return done;
}

const stored = () =>
  suite().app.mongo.db.collection<Result>('results').findOne({ _id: '2025:Technology' });

/** Two processes start and do their upkeep. */
async function restart(): Promise<void> {
  const { results, publication, trail } = suite().commands();
  await Promise.all([resumeClosing(results), resumeClosing(results)]);
  await Promise.all([resumePublishing(publication), resumePublishing(publication)]);
  await trail.appendAllPending();
}

/** The organisers take the remaining steps. */
async function goOn(): Promise<void> {
  const { app } = suite();
  const [one, other] = admins();
  const { outcomeHash } = await preview(app, one);
  const outcome = { ...technology, outcomeHash };
  const state = (await stored())?.state;
  if (state === 'closed')
    for (const admin of [one, other])
      expect((await decide(app, admin, 'outcome', outcome)).statusCode).toBe(200);
  expect((await decide(app, one, 'publication', outcome)).statusCode).toBe(200);
}

const trail = () => suite().app.mongo.db.collection<ChainedEntry>('audit').find().sort({ seq: 1 });

/** Keys of the mails about closing and publication that nominators get. */
const mailsFor = (nominationIds: readonly string[]) =>
  nominationIds.flatMap((id) => [`entry-proof:${id}`, `results-published:${id}`]).sort();

/** Keys of the mails about results, queued or pending. */
async function mailsAbout(nominationIds: readonly string[]): Promise<string[]> {
  const { db } = suite().app.mongo;
  const keys = (await db.collection<Mail>('outbox').find().toArray()).map(({ key }) => key);
  for (const pendingEntries of allPendingMails(db))
    for await (const { key } of pendingEntries.all()) keys.push(key);
  return [...new Set(keys)].filter((key) => mailsFor(nominationIds).includes(key)).sort();
}

test.each(steps)(
  'after the process died when %s, the results go on and come out once',
  async (_, step, done) => {
    const { app } = suite();
    const { db } = app.mongo;
    await changeSeason(app, { directory: ['AI'], 'rules.minimumRatings': 3 });
    const nominees = await ratedContest(app, {
      'Ada Gold': [8, 8, 9],
      'Bo Nothing': times(3, 6),
    });
    const known = (await trail().toArray()).length;

    expect(await runUntil(step)).toEqual(done);
    const left = await stored();
    await restart();
    expect((await stored())?.state).toBe(
      { closing: 'closed', publishing: 'published' }[String(left?.state)] ?? left?.state,
    );
    await goOn();

    const ids = Object.values(nominees).map(({ nominationId }) => nominationId);
    expect(await mailsAbout(ids)).toEqual(mailsFor(ids));
    const winners = await db.collection('winners').find({}).toArray();
    expect(winners.map(({ fullName, badge }) => [fullName, badge])).toEqual([['Ada Gold', 'Gold']]);
    const [newest] = await db.collection('seasons').find().sort({ _id: -1 }).toArray();
    expect(newest?.directory).toEqual(['AI', 'Technology']);
    const actions = (await trail().toArray()).slice(known).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('results.'))).toEqual([
      'results.judging-closed',
      'results.proposed',
      'results.finalised',
      'results.published',
    ]);
    expect(actions.filter((action) => action === 'season.changed')).toHaveLength(2);

    const last = await stored();
    if (left?.closed) expect(last?.closed).toEqual(left.closed);
    const ledger = parseLedger((await app.inject(ledgerUrl)).body);
    expect(verifyLedger(ledger, { root: last?.closed?.root ?? '' }).isValid).toBe(true);
  },
);

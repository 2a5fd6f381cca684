import { calls } from '@meritum/shared/contracts/calls';
import { accountsIn, type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { runJob } from '../../../testing/jobs';
import { apply, type Nominee, registerAdmin } from '../../../testing/judges';
import { laterMailsTo, mailsTo } from '../../../testing/mails';
import {
  closed,
  decide,
  finalised,
  ledgerUrl,
  preview,
  proposedVoid,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { longCache } from '../../platform/cache-by-key';
import { after, days, minutes } from '../../platform/clock';
import { resumePublishing } from './planned';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const three = () =>
  ratedContest(suite().app, {
    'Ada Gold': [...times(17, 8), 9, 9, 9],
    'Bo Nothing': times(20, 6),
    'Cy Few': times(19, 10),
  });

let outcomeHash: string;
let nominees: Record<'Ada Gold' | 'Bo Nothing' | 'Cy Few', Nominee>;

beforeEach(async () => {
  suite().resetClock();
  const { db } = suite().app.mongo;
  for (const name of ['outbox', 'recognitions']) await db.collection(name).deleteMany({});
  nominees = await three();
  outcomeHash = await finalised(suite().app, ...admins());
});

const inDays = (count: number) => after(suite().clock(), days(count)).toISOString();

const statusOf = async (by: Person) => {
  const { contests } = (await callAs(suite().app, by, 'listResults')).json();
  return contests.find(({ category }: { category: string }) => category === 'Technology');
};

/** One organiser proposes a moment. */
const propose = (by: Person, publishAt: string, more: object = {}) =>
  callAs(suite().app, by, 'schedulePublication', {
    ...{ ...technology, outcomeHash, publishAt },
    ...more,
  });

/** Two organisers agree on a moment; returns the id of the agreement. */
async function agree(publishAt: string, [one, other]: readonly [Person, Person] = admins()) {
  const { schedule } = (await propose(one, publishAt)).json().contest;
  const reply = await propose(other, publishAt, { proposalId: schedule.proposed.id });
  expect([reply.statusCode, reply.json().contest.schedule]).toMatchObject([
    200,
    { publishAt, proposed: null, stopped: null, agreed: { proposedBy: one.displayName } },
  ]);
  return schedule.id as string;
}

/** The upkeep of two processes after so many days. */
async function workAfter(count: number) {
  const { publication } = suite().commands({}, () => after(suite().clock(), days(count)));
  await Promise.all([resumePublishing(publication), resumePublishing(publication)]);
  await suite().app.background.idle();
}

const stateOf = async () => (await statusOf(admins()[0])).state;

const { contestCard, ...addresses } = {
  page: '/api/results/2025/technology',
  contestCard: '/api/results/2025/technology/card.png',
  ledger: ledgerUrl,
  csv: ledgerUrl.replace('.json', '.csv'),
  judges: ledgerUrl.replace('ledger.json', 'judges'),
  results: '/api/results',
  winners: `${calls.getWinners.path}?year=2025&category=Technology`,
  feed: calls.getWinnersFeed.path,
  sitemap: calls.getProfilesSiteMap.path,
  verify: '/api/verify/unknown',
};

/** All replies to a stranger, and their cache headers. */
const seenByStrangers = () =>
  Promise.all(
    Object.values({ contestCard, ...addresses }).map(async (url) => {
      const { statusCode, headers, body } = await suite().app.inject(url);
      const isPicture = headers['content-type']?.toString().startsWith('image');
      const sent = isPicture ? 'a picture' : body.replace(/"requestId":"[^"]*"/, '');
      return [url, statusCode, headers['cache-control'], headers.etag, sent] as const;
    }),
  );

const resultMailsTo = async (nominee: Nominee) =>
  (await laterMailsTo(suite().app, nominee.email)).filter(
    ({ template }) => template === 'results-published',
  );

test('ADM-044 nobody is shown or mailed anything before the hour that two organisers agreed on, and everything is published once at it', async () => {
  const { app } = suite();
  const before = await seenByStrangers();
  // No cache may keep an earlier reply past the planned hour.
  for (const [, , cached] of before)
    expect(cached).toMatch(/no-store|max-age=0, must-revalidate|no-cache/);
  const publishAt = inDays(3);
  await agree(publishAt);
  await workAfter(2.9995);
  expect(await seenByStrangers()).toEqual(before);
  const own = await callAs(app, nominees['Ada Gold'], 'listNominationResults');
  expect(own.json()).toEqual({ results: [] });
  expect(await resultMailsTo(nominees['Ada Gold'])).toEqual([]);
  const { data } = (await app.inject(calls.getSeason.path)).json();
  const planned = data.categories.find(({ name }: { name: string }) => name === 'Technology');
  expect(planned.resultsAt).toBe(publishAt);
  const file = await app.inject('/api/season/events/winners-announced');
  expect(file.body.replaceAll('\r\n ', '')).toMatch(/Winners are announced on .* UTC/);

  // No process runs at the planned hour, and upkeep does it later.
  await workAfter(3.2);
  expect(await stateOf()).toBe('published');
  expect(JSON.stringify(await seenByStrangers())).toContain('Ada Gold');
  for (const nominee of Object.values(nominees))
    expect(await resultMailsTo(nominee)).toHaveLength(1);
  const [last] = (await auditSeen(app, admins()[0])).filter(({ action }) =>
    action?.startsWith('results.'),
  );
  expect([last?.action, last?.actor]).toMatchObject([
    'results.published',
    { kind: 'command', id: 'planned publication' },
  ]);
});

test('ADM-044 a contest that cannot be published keeps no other from its hour', async () => {
  const results = suite().app.mongo.db.collection<{ _id: string }>('results');
  await agree(inDays(3));
  const [category, state] = ['AI', 'publishing'];
  const broken = { _id: '2025:AI', season: '2025', category, state, publishing: {}, voids: [] };
  await results.insertOne(broken);
  const { publication } = suite().commands({}, () => after(suite().clock(), days(4)));
  const refusal = { code: 'failed-precondition' };
  await expect(resumePublishing(publication)).rejects.toMatchObject(refusal);
  await results.deleteOne({ _id: broken._id });
  expect(await stateOf()).toBe('published');
});

type Between = (id: string) => Promise<unknown>;

const somebodyElse = async () => [await registerAdmin(suite().app), admins()[1]] as const;

const between: readonly (readonly [string, string, Between])[] = [
  [
    'a void waits',
    'A proposal to void something has to be confirmed, withdrawn or turned down first.',
    () => proposedVoid(suite().app, admins()[0], nominees['Ada Gold']),
  ],
  [
    'an award has changed by a void',
    'Something was voided, which changes the results.',
    async () => {
      const voidId = await proposedVoid(suite().app, admins()[0], nominees['Ada Gold']);
      await decide(suite().app, admins()[1], 'voids/confirmation', { voidId });
    },
  ],
  [
    'a rating was changed in the database',
    'The results have changed. Look at them again before you decide.',
    () =>
      suite()
        .app.mongo.db.collection('assignments')
        .updateMany({}, { $set: { 'evaluation.ratings.results': 1 } }),
  ],
];

const people: readonly (readonly [string, string, (who: Person) => Promise<unknown>])[] = [
  [
    'is no longer an organiser',
    'One of the two organisers who agreed has lost that role since.',
    ({ accountId }) => setRole(suite().app, accountId, 'user'),
  ],
  [
    'was no organiser meanwhile',
    'One of the two organisers who agreed has lost that role since.',
    ({ accountId }) =>
      accountsIn(suite().app).updateOne(
        { _id: accountId },
        { $set: { roleChange: { id: 'again', at: after(suite().clock(), 1) } } },
      ),
  ],
  [
    'has a conflict of interest by now',
    'One of the two organisers who agreed has a conflict of interest by now.',
    (who) => apply(suite().app, who, { organization: nominees['Ada Gold'].organization }),
  ],
];

/** At that hour nothing is published, and every organiser reads why on Overview and in a mail. */
async function expectStopped(reason: string) {
  const { app } = suite();
  await workAfter(4);
  await runJob(suite(), 'telling organisers what waits for their decision');
  await app.background.idle();
  const [, other] = admins();
  const { state, schedule, may } = await statusOf(other);
  expect([state, schedule.stopped.reason, may.stopSchedule]).toEqual(['finalised', reason, false]);
  expect(await resultMailsTo(nominees['Ada Gold'])).toEqual([]);
  const { decisions } = (await callAs(app, other, 'listOpenDecisions')).json();
  const kinds = decisions.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('publication-stopped');
  const mailed = (await mailsTo(app, other.email)).flatMap(({ values }) => values);
  expect(JSON.stringify(mailed)).toContain('the planned hour no longer counts');
  suite().pass(longCache);
  const { data } = (await app.inject(calls.getSeason.path)).json();
  expect(JSON.stringify(data)).not.toContain('resultsAt');
}

test.each(between)(
  'ADM-044 nothing is published at the hour while %s',
  async (_, reason, happens) => {
    const id = await agree(inDays(3));
    await happens(id);
    await expectStopped(reason);
  },
);

test.each(people)(
  'ADM-044 nothing is published at the hour if one of the two %s',
  async (_, reason, happens) => {
    const both = await somebodyElse();
    await agree(inDays(3), both);
    await happens(both[0]);
    await expectStopped(reason);
  },
);

test('ADM-044 one organiser stops it until then, the other is told, and nobody publishes sooner without, or after their own stop', async () => {
  const { app } = suite();
  const [one, other] = admins();
  const scheduleId = await agree(inDays(3));
  const early = await decide(app, one, 'publication', { ...technology, outcomeHash });
  expect([early.statusCode, early.json().message]).toEqual([
    412,
    'Two organisers have agreed on a later hour. Stop that first to publish now.',
  ]);
  const stop = () =>
    callAs(app, one, 'stopPublication', { ...technology, scheduleId, reason: 'The press waits.' });
  for (let press = 0; press < 2; press++) expect((await stop()).statusCode).toBe(200);
  await expectStopped('The press waits.');
  const stops = (await auditSeen(app, other)).filter(
    ({ action, reason }) => action === 'results.schedule-stopped' && reason === 'The press waits.',
  );
  expect(stops).toHaveLength(1);
  // A withdrawn proposal does not make them one who has not stopped it.
  const { proposed } = (await propose(one, inDays(2))).json().contest.schedule;
  await propose(one, inDays(2), { withdrawalOf: proposed.id });
  const mayPublish = async (by: Person) => (await statusOf(by)).may.publish;
  expect([await mayPublish(one), await mayPublish(other)]).toEqual([false, true]);
  const alone = await decide(app, one, 'publication', { ...technology, outcomeHash });
  expect([alone.statusCode, alone.json().message]).toEqual([
    412,
    'You have stopped the planned publication. Another organiser publishes now.',
  ]);
  await agree(inDays(2));
  expect((await stop()).statusCode).toBe(412);
  await workAfter(2);
  expect((await stop()).statusCode).toBe(412);
  expect(await stateOf()).toBe('published');
});

test('ADM-044 a moment that has passed is refused, also to who confirms it late, and so is one of another outcome', async () => {
  const { app } = suite();
  const [one, other] = admins();
  const refusal = async (sent: ReturnType<typeof propose>) => {
    const { statusCode, ...reply } = await sent;
    return [statusCode, reply.json().errors?.[0].message ?? reply.json().message];
  };
  const past = [400, 'Enter a day and hour that is still to come.'];
  expect(await refusal(propose(one, inDays(-1)))).toEqual(past);
  expect(await refusal(propose(one, inDays(400)))).toEqual([
    400,
    'Enter a day within a year from now.',
  ]);
  expect(await refusal(propose(one, inDays(1), { outcomeHash: 'f'.repeat(64) }))).toEqual([
    412,
    'The results of this category are not finalised.',
  ]);
  const soon = inDays(0.0001);
  await propose(one, soon);
  // One organiser replaces their own proposal.
  const later = (await propose(one, inDays(0.0002))).json().contest.schedule;
  expect(later.publishAt > soon).toBe(true);
  const [said] = await auditSeen(app, one);
  expect(said).toMatchObject({ after: { publishAt: later.publishAt } });
  suite().pass(minutes(1));
  expect(await refusal(propose(other, soon, { proposalId: later.proposed.id }))).toEqual(past);
  // It no longer waits, and any organiser can propose another hour.
  expect((await statusOf(other)).schedule).toBeUndefined();
  expect((await propose(other, inDays(1))).statusCode).toBe(200);
  await workAfter(1);
  expect(await stateOf()).toBe('finalised');
  const colleague = await registerAdmin(app);
  await apply(app, colleague, { organization: nominees['Ada Gold'].organization });
  expect((await statusOf(colleague)).schedule).toBeUndefined();
});

test('ADM-045 organisers see page, mail and certificate before, with nothing that could be taken for them', async () => {
  const { app } = suite();
  const [one] = admins();
  const show = (by: Person, given: object) =>
    callAs(app, by, 'previewPublication', { ...technology, ...given });
  const page = await show(one, { show: 'page' });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Ada Gold')]);
  expect(page.headers['cache-control']).toBe('no-store');
  const won = await show(one, { show: 'mail', tier: 'Gold' });
  expect(won.body).toContain('You have won Gold in Technology, Season 2025');
  expect((await show(one, { show: 'mail' })).body).toContain(
    'This time it did not reach an award.',
  );
  const certificate = await show(one, { show: 'certificate', tier: 'Gold' });
  expect(certificate.headers['content-disposition']).toContain('preview-Gold.pdf');
  expect(certificate.headers['content-type']).toBe('application/pdf');
  expect(await app.mongo.db.collection('recognitions').countDocuments()).toBe(0);
  expect((await show(one, { show: 'mail', tier: 'Silver' })).statusCode).toBe(404);
  expect((await show(one, { show: 'certificate' })).statusCode).toBe(412);
  const colleague = await registerAdmin(app);
  await apply(app, colleague, { organization: nominees['Ada Gold'].organization });
  const withheld = await show(colleague, { show: 'page' });
  expect([withheld.statusCode, withheld.body]).toEqual([
    403,
    expect.not.stringContaining('Ada Gold'),
  ]);
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  await closed(app, one);
  expect((await preview(app, one)).state).toBe('closed');
  expect((await show(one, { show: 'page' })).statusCode).toBe(412);
});

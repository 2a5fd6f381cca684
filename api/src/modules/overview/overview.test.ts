import { calls } from '@meritum/shared/contracts/calls';
import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { PreviewEntry } from '@meritum/shared/contracts/results';
import { type Person, secondAccountOf } from '../../../testing/accounts';
import { suiteApp, type TestApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';
import { callAs } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  emptySeason,
  promoted,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  storeNominee,
} from '../../../testing/judges';
import { buildDraft, buildForm, returnReviewed, submit } from '../../../testing/nominations';
import { closed, decide, preview, ratedContest, technology, times } from '../../../testing/results';
import { changeSeason, openNominations, setJudging } from '../../../testing/seasons';
import { uploadDocument } from '../../../testing/uploads';
import { longCache } from '../../platform/cache-by-key';

const suite = suiteApp();

async function overview(of: TestApp, person: Person): Promise<OverviewReply> {
  of.pass(longCache);
  const reply = await callAs(of.app, person, 'getOverview');
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}

const today = () => suite().clock().toISOString().slice(0, 10);

test('the overview follows the season', async () => {
  const { app } = suite();
  suite().holdClock();
  const admin = await registerAdmin(app);
  expect(await overview(suite(), admin)).toMatchObject({
    season: { id: '2025', name: 'Season 2025' },
    nominations: { total: 0, byDay: [] },
    coverage: { minimum: 20, entries: 0, covered: 0, byRatings: [], withheld: 0 },
    needs: { underCovered: 0 },
  });

  await storeNominee(app, { organization: 'To Be Rated' });
  const second = await storeNominee(app);
  const judge = await registerJudge(app, admin);
  await apply(app, await registerStranger(app));
  const one = (await assignmentsOf(app, judge)).find(
    ({ organization }) => organization === 'To Be Rated',
  );
  if (!one) throw new Error('The judge was assigned the nomination');
  await rate(app, judge, one);
  await returnReviewed(app, second, 'Please name your role.');
  await app.mongo.db.collection('outbox').updateOne({}, { $set: { state: 'dead' } });

  const { countedAt: _, ...counted } = await overview(suite(), admin);
  expect(counted.nominations).toEqual({
    total: 2,
    underReview: 1,
    returned: 1,
    byCategory: [
      { category: 'AI', count: 0 },
      { category: 'Technology', count: 2 },
      { category: 'Data Analytics', count: 0 },
    ],
    byDay: [{ day: today(), category: 'Technology', count: 2 }],
  });
  expect(counted.ratings).toMatchObject({ total: 1, byDay: [{ day: today(), count: 1 }] });
  expect(counted.judges).toEqual({
    total: 2,
    deactivated: 0,
    byState: [
      { status: 'APPLICATION_PENDING', count: 0 },
      { status: 'VERIFICATION_PENDING', count: 1 },
      { status: 'ASSIGNMENTS_PENDING', count: 1 },
      { status: 'REJECTED', count: 0 },
    ],
    funnel: { applied: 2, verified: 1, assigned: 1, started: 1, done: 1 },
  });
  expect(counted.coverage).toMatchObject({ planned: 22, missing: 19 });
  expect(counted.contests.find(({ category }) => category === 'Technology')?.toRate).toEqual({
    nominations: 1,
    judges: 0,
  });
  expect(counted.needs).toEqual({
    judgesToAsk: 0,
    nominationsReturned: 1,
    nominationsUnconfirmed: 0,
    judgesUnconfirmed: 0,
    underCovered: 1,
    mailsGivenUp: 1,
    outOfReach: 0,
    documentsNotClean: 0,
    organisersMissing: expect.any(Number),
    newAccounts: 0,
    borderline: [],
  });
});

test('ADM-050 entrants are counted by day and category, without numbers so small that they name somebody', async () => {
  const { app } = suite();
  suite().holdClock();
  const admin = await registerAdmin(app);
  await emptySeason(app);
  await app.mongo.db.collection('drafts').deleteMany({});
  const draft = async () => {
    const { authorized: headers } = await registerStranger(app);
    const payload = buildDraft();
    await app.inject({ method: 'POST', url: calls.saveNominationDraft.path, headers, payload });
  };
  const entered = async () => {
    const { entrants } = await overview(suite(), admin);
    const own = entrants?.byCategory.find(({ category }) => category === 'Technology');
    return [own?.started, own?.submitted.total, own?.confirmed.total];
  };
  await draft();
  await draft();
  await storeNominee(app);
  expect(await entered()).toEqual([{ total: null, byDay: [] }, 1, 1]);
  await draft();
  const { started } = (await overview(suite(), admin)).entrants?.byCategory[1] ?? {};
  expect(started?.total).toBe(3);
  expect(started?.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test('a shortage of judges and expected ratings is reported only where judging has opened', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await storeNominee(app);
  await assignmentsOf(app, await registerJudge(app, admin));
  const toCome = async () => {
    const { needs, ratings } = await overview(suite(), admin);
    return [needs.underCovered, ratings.pending];
  };
  expect((await toCome()).every((count) => count > 0)).toBe(true);
  await setJudging(app, false);
  expect(await toCome()).toEqual([0, 0]);
});

test('the system tells of mails, documents, the database and regular work', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await uploadDocument(app, admin);
  const outbox = app.mongo.db.collection('outbox');
  const waiting = await outbox.countDocuments({ state: 'queued' });
  const [oldest] = await outbox.find({ state: 'queued' }).sort({ queuedAt: 1 }).toArray();
  const reply = await callAs(app, admin, 'getSystem');
  expect(reply.json()).toEqual({
    mails: {
      waiting,
      oldestQueuedAt: oldest?.queuedAt.toISOString(),
      perMinute: 120,
      reason: null,
      givenUp: 1,
    },
    database: { milliseconds: expect.any(Number) },
    documents: {
      storedBytes: expect.any(Number),
      spareBytes: expect.any(Number),
      spareLimitBytes: 8_589_934_592,
    },
    failingJobs: [],
    peopleAtOneAddress: 0,
    registration: {
      lastHour: expect.any(Number),
      isUnusual: false,
      pausedUntil: null,
      pauses: 0,
    },
  });
  expect(reply.json().documents.spareBytes).toBeGreaterThan(0);
});

test('the system tells when several people seem to come from one private address', async () => {
  const { app } = suite();
  const [admin, other] = [await registerAdmin(app), await registerStranger(app)];
  const visit = (person: Person, remoteAddress: string) =>
    app.inject({ url: calls.getAccount.path, headers: person.authorized, remoteAddress });
  for (const address of ['172.18.0.1', '203.0.113.7', 'fd4d:6572::1'])
    for (const person of [admin, admin, other]) await visit(person, address);
  expect((await callAs(app, admin, 'getSystem')).json().peopleAtOneAddress).toBe(2);
});

test('documents that are not scanned clean count where a nomination has them', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const nominator = await registerStranger(app);
  const { url: supportingDocUrl } = await uploadDocument(app, nominator);
  await submit(app, nominator, buildForm({ supportingDocUrl }));
  await uploadDocument(app, nominator, 'unused.pdf');
  const scanned = async (scan: DocumentScan) => {
    await app.mongo.db.collection('documents').updateMany({}, { $set: { scan } });
    return (await overview(suite(), admin)).needs.documentsNotClean;
  };
  expect([await scanned('infected'), await scanned('waiting')]).toEqual([1, 1]);
  expect([await scanned('not-scanned'), await scanned('clean')]).toEqual([0, 0]);
});

test('judging ends with the last category that closes automatically, else with the calendar', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const closing = async (closesAt: string | null) => {
    await changeSeason(app, { 'categories.$[].judging.closesAt': closesAt });
    return (await overview(suite(), admin)).ratings.period;
  };
  for (const [closesAt, until] of [
    ['2025-11-20T22:00:00.000Z', '2025-11-20'],
    ['2025-11-20T00:00:00.000Z', '2025-11-19'],
    [null, '2025-11-14'],
  ] as const)
    expect(await closing(closesAt)).toMatchObject({ until, closesAt });
});

test('requests within a second share the counts, and none is older', async () => {
  const { app } = suite();
  suite().holdClock();
  const [admin, other] = [await registerAdmin(app), await registerAdmin(app)];
  const first = await overview(suite(), admin);
  const ask = async (by: Person) =>
    (await callAs(app, by, 'getOverview')).json<OverviewReply>().countedAt;
  const names = await commandsOf(app, () => ask(other));
  expect(await ask(other)).toBe(first.countedAt);
  expect(names.filter((name) => name === 'aggregate')).toEqual([]);
  suite().pass(1_000);
  expect(await ask(admin)).toBe(suite().clock().toISOString());
});

test('borderline entries count until more judges are asked for, also once the end has passed, and not under a conflict of interest', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await ratedContest(app, {
    'Ada Gold': times(20, 8),
    'Bo Nothing': times(20, 4),
    'Cy Near': [...times(10, 6), ...times(10, 7), 8],
  });
  await setJudging(app, true);
  const conflicted = await promoted(app, await storeNominee(app));
  const rating = await registerAdmin(app);
  const second = await secondAccountOf(app, rating);
  await app.mongo.db
    .collection('assignments')
    .updateOne(
      { judgeId: 'judge-20' },
      { $set: { status: 'pending', accountId: second.accountId } },
    );
  const { entries } = await preview(app, admin);
  const near = entries.filter(({ isBorderline }: PreviewEntry) => isBorderline).length;
  expect(near).toBeGreaterThan(0);
  const seen = async (by: Person) => (await overview(suite(), by)).needs.borderline;
  expect([await seen(admin), await seen(conflicted), await seen(rating)]).toEqual([
    [{ category: 'Technology', count: near }],
    [],
    [],
  ]);
  await changeSeason(app, { 'categories.$[].judging.closesAt': '2025-01-01T00:00:00.000Z' });
  expect(await seen(admin)).toEqual([{ category: 'Technology', count: near }]);
  await setJudging(app, true);
  const asked = await decide(app, admin, 'extra-judges', { ...technology, revision: 0 });
  expect([asked.statusCode, await seen(admin)]).toEqual([200, []]);
});

test('an entry in conflict is withheld from an organiser, and failed mails about judging do not count', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const conflicted = await promoted(app, await storeNominee(app));
  const outbox = app.mongo.db.collection('outbox');
  await outbox.deleteMany({});
  await outbox.insertMany(
    ['assignments-ready', 'organisers-message', 'judge-verified'].map((template) => ({
      key: template,
      template,
      state: 'dead',
    })),
  );
  const seen = async (by: Person) => {
    const { needs, coverage } = await overview(suite(), by);
    return [needs.mailsGivenUp, coverage.withheld];
  };
  expect([await seen(admin), await seen(conflicted)]).toEqual([
    [3, 0],
    [1, 1],
  ]);
  await outbox.deleteMany({});
});

test('figures leave out categories whose judging has ended while others go on', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const { Ben } = await ratedContest(app, { Ada: times(20, 8), Ben: times(3, 8) });
  await returnReviewed(app, Ben);
  const figures = async () => {
    const { nominations, ratings, coverage, needs } = await overview(suite(), admin);
    return [nominations.total, ratings.total, coverage.entries, needs.nominationsReturned];
  };
  // Returned nominations' ratings do not count, and after judging nobody waits for them.
  expect(await figures()).toEqual([2, 20, 1, 1]);
  await closed(app, admin);
  expect(await figures()).toEqual([2, 20, 1, 0]);
  await changeSeason(app, { currentCategory: 'AI' });
  await openNominations(app, 'AI');
  await registerNominee(app);
  expect(await figures()).toEqual([1, 0, 1, 0]);
});

test('ADM-027 addresses out of reach are counted while an account has them', async () => {
  const { app, clock } = suite();
  const admin = await registerAdmin(app);
  const { email } = await registerStranger(app);
  const bounced = (address: string) => ({
    ...{ key: address, template: 'password-reset', state: 'bounced', endedAt: clock() },
    to: { address, name: '', confirmed: false },
  });
  const outbox = app.mongo.db.collection('outbox');
  await outbox.insertMany([email, 'former@example.com'].map(bounced));
  expect((await overview(suite(), admin)).needs.outOfReach).toBe(1);
});

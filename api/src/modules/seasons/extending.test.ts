import type { ListedExtension } from '@meritum/shared/contracts/extensions';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { clockOf } from '../../../testing/clocks';
import { auditSeen, callAs } from '../../../testing/console';
import {
  assignmentsOf,
  emptySeason,
  rate,
  registerAdmin,
  registerJudge,
  registerStranger,
  registerUnconfirmed,
  storeNominee,
} from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { buildForm, statusOf, submit } from '../../../testing/nominations';
import { asReader } from '../../../testing/proposals';
import { closed, preview, ratedContest, technology, times } from '../../../testing/results';
import { changeSeason, endJudging, openNominations } from '../../../testing/seasons';
import { after, days, minutes } from '../../platform/clock';

const suite = suiteApp();
let organisers: Person[];
beforeAll(async () => {
  const { app } = suite();
  organisers = [await registerAdmin(app), await registerAdmin(app)];
});
beforeEach(async () => {
  const { app } = suite();
  await emptySeason(app);
  await changeSeason(app, {
    'categories.$[].nominations': { open: true, closesAt: '2025-01-01T00:00:00.000Z' },
  });
});

const soon = () => after(clockOf(suite().app)(), days(1)).toISOString();
const first = () => organisers[0] as Person;

const send = (by: Person, { email }: Pick<Person, 'email'>, given: object = {}) =>
  asReader((named) =>
    callAs(suite().app, by, 'extendDeadline', {
      ...{ ...technology, window: 'nominations', email, until: soon(), reason: 'Ill', ...given },
      ...named,
    }),
  );

/** Both organisers agree; returns the second reply. */
async function agree(person: Pick<Person, 'email'>, given?: object) {
  const replies = [];
  for (const by of organisers) replies.push(await send(by, person, given));
  return replies.at(-1);
}

const listed = async (): Promise<ListedExtension[]> =>
  (await callAs(suite().app, first(), 'listExtensions', { season: '2025' })).json().extensions;

test('two organisers open one entrant’s form after the close until a moment, and nobody else’s', async () => {
  const { app } = suite();
  const [late, other] = [await registerStranger(app), await registerStranger(app)];
  expect((await submit(app, late, buildForm())).statusCode).toBe(412);
  const until = soon();
  expect((await send(first(), late, { until })).json()).toEqual({ state: 'proposed' });
  expect((await submit(app, late, buildForm())).statusCode).toBe(412);
  expect((await agree(late, { until }))?.json()).toEqual({ state: 'extended' });
  expect(await statusOf(app, late)).toMatchObject({
    may: { submit: true },
    extended: { ...technology, until },
  });
  expect(await mailsTo(app, late.email)).toContainEqual(
    expect.objectContaining({
      template: 'deadline-extended',
      values: expect.objectContaining({ until: new Date(until) }),
    }),
  );
  expect(await listed()).toContainEqual(
    expect.objectContaining({ email: late.email, until, reason: 'Ill', proposed: null }),
  );
  expect((await submit(app, other, buildForm())).statusCode).toBe(412);
  expect(await statusOf(app, other)).not.toHaveProperty('extended');
  expect((await submit(app, late, buildForm())).statusCode).toBe(201);
});

test('the form is closed again at the moment, and a nomination returned after the close can be sent until it', async () => {
  const { app } = suite();
  const nominee = await storeNominee(app);
  const { nominationId } = nominee;
  const ask = { nominationId, revision: 1, note: 'The file is empty.' };
  for (const by of organisers)
    await asReader((named) => callAs(app, by, 'returnNomination', { ...ask, ...named }));
  expect((await submit(app, nominee, buildForm())).statusCode).toBe(412);
  await agree(nominee);
  const seen = (await callAs(app, first(), 'getNomination', { nominationId })).json();
  expect(seen).toMatchObject({ mayBeSubmittedAgain: true, extendedUntil: expect.any(String) });
  expect((await submit(app, nominee, buildForm())).statusCode).toBe(201);
  const late = await registerStranger(app);
  await agree(late, { until: after(clockOf(app)(), minutes(1)).toISOString() });
  suite().pass(minutes(2));
  expect((await submit(app, late, buildForm())).statusCode).toBe(412);
});

test('while another category takes nominations, the form goes where its person has more time', async () => {
  const { app } = suite();
  const late = await registerStranger(app);
  await openNominations(app, 'AI');
  await changeSeason(app, { currentCategory: 'AI' });
  suite().pass(10_000);
  await agree(late);
  expect((await submit(app, late, buildForm())).statusCode).toBe(201);
  expect(await statusOf(app, late)).toMatchObject({ status: 'UNDER_REVIEW' });
  const stored = app.mongo.db.collection('nominations').findOne({ submittedBy: late.accountId });
  expect(await stored).toMatchObject(technology);
  await changeSeason(app, { currentCategory: 'Technology' });
  suite().pass(10_000);
});

test('one judge rates after judging has ended on a date, and is told until when', async () => {
  const { app } = suite();
  await storeNominee(app);
  const judge = await registerJudge(app, first());
  const [assignment] = await assignmentsOf(app, judge);
  if (!assignment) throw new Error('Nothing is assigned');
  await endJudging(app);
  suite().pass(10_000);
  expect((await rate(app, judge, assignment)).statusCode).toBe(412);
  const until = soon();
  await agree(judge, { window: 'judging', until });
  expect(await assignmentsOf(app, judge)).toMatchObject([
    { may: { rate: true }, judgingClosesAt: until },
  ]);
  expect((await rate(app, judge, assignment)).statusCode).toBe(200);
});

test('nobody gets more time once judging is closed for good, and what they had ends; it is counted', async () => {
  const { app } = suite();
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const late = await registerStranger(app);
  await agree(late);
  expect(await preview(app, first())).toMatchObject({ ending: 'by two' });
  await closed(app, first());
  expect((await submit(app, late, buildForm())).statusCode).toBe(412);
  expect((await send(first(), late)).statusCode).toBe(412);
  expect((await preview(app, first())).acts).toContainEqual({
    kind: 'deadlines extended',
    times: (await auditSeen(app, first(), { action: 'extension.confirmed' })).length,
    organisers: 1,
  });
});

test('neither an unknown address, an unconfirmed one, a past moment nor one’s own account gets more time', async () => {
  const { app } = suite();
  const stranger = await registerStranger(app);
  const statuses = [
    await send(first(), { email: 'nobody@example.org' }),
    await send(first(), await registerUnconfirmed(app)),
    await send(first(), stranger, { until: '2025-01-01T00:00:00.000Z' }),
    await send(first(), first()),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 412, 412, 403]);
});

test('an unconfirmed moment passes without effect, and another can be proposed', async () => {
  const [, other] = organisers as [Person, Person];
  const late = await registerStranger(suite().app);
  await send(first(), late, { until: after(clockOf(suite().app)(), minutes(1)).toISOString() });
  suite().pass(minutes(2));
  expect(JSON.stringify(await listed())).not.toContain(late.email);
  expect((await send(other, late)).json()).toEqual({ state: 'proposed' });
});

test('another moment with the same reason is another proposal, and an erased person has none', async () => {
  const { app } = suite();
  const late = await registerStranger(app);
  await send(first(), late);
  const until = after(clockOf(app)(), days(3)).toISOString();
  await send(first(), late, { until });
  expect(await listed()).toContainEqual(
    expect.objectContaining({ email: late.email, proposedUntil: until }),
  );
  await deleteAccount(app, late);
  expect(JSON.stringify(await listed())).not.toContain(late.email);
  expect(
    await app.mongo.db.collection('extensions').countDocuments({ accountId: late.accountId }),
  ).toBe(0);
});

import type { Season } from '@meritum/shared/contracts/seasons';
import { deleteAccount, type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs, nominationSeen } from '../../../testing/console';
import { type Nominee, promoted, registerAdmin } from '../../../testing/judges';
import { mailsTo, templatesTo } from '../../../testing/mails';
import { buildForm, statusOf, submit } from '../../../testing/nominations';
import {
  closed,
  decide,
  preview,
  proposedVoid,
  ratedContest,
  technology,
  times,
} from '../../../testing/results';
import { endJudging, setJudging } from '../../../testing/seasons';

const suite = suiteApp();

test('D32 a proposal of a deleted account cannot be confirmed, since its owner may have returned with another one', async () => {
  const { app } = suite();
  const [first, second] = [await registerAdmin(app), await registerAdmin(app)];
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const voidId = await proposedVoid(app, first, nominee);
  expect((await deleteAccount(app, first)).statusCode).toBe(204);
  const refused = await decide(app, second, 'voids/confirmation', { voidId });
  expect([refused.statusCode, refused.json().message]).toEqual([
    412,
    'This was proposed by someone who has lost the role of organiser since. Withdraw it, and propose it again if it still applies.',
  ]);
  const { voids } = (await callAs(app, second, 'listVoids')).json();
  expect(voids).toMatchObject([{ state: 'proposed', may: { confirm: false, withdraw: true } }]);
  const withdrawal = { voidId, reason: 'Nobody stands behind it' };
  expect((await decide(app, second, 'voids/withdrawal', withdrawal)).statusCode).toBe(200);
});

test('closing judging while an entry has too few ratings takes a reason and two organisers', async () => {
  const { app } = suite();
  const [first, second] = [await registerAdmin(app), await registerAdmin(app)];
  await ratedContest(app, { 'Ada Few': times(19, 8), 'Bo Enough': times(20, 8) });
  const close = async (admin: Person, reason?: string) => {
    const { revision } = await preview(app, admin);
    return decide(app, admin, 'closing', { ...technology, revision, ...(reason && { reason }) });
  };
  await setJudging(app, true);
  expect((await preview(app, first)).ending).toBe('by two');
  const refused = await close(first);
  expect([refused.statusCode, refused.json().message]).toEqual([
    412,
    'Ending judging would leave 1 nomination with fewer than 20 ratings without a result. It takes a reason and two organisers.',
  ]);
  const reason = 'The category is cancelled.';
  expect((await close(first, reason)).json().contest.state).toBe('open');
  expect((await close(second)).json().contest.state).toBe('closed');
});

test('a season that has not begun, and a category that was never judged, is not closed for good', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await ratedContest(app, { 'Ada Unrated': [] });
  await setJudging(app, false);
  const close = async () => {
    const { revision } = await preview(app, admin);
    const reply = await decide(app, admin, 'closing', { ...technology, revision, reason: 'Over.' });
    return [reply.statusCode, reply.json().message];
  };
  expect((await preview(app, admin)).ending).toBeNull();
  expect(await close()).toEqual([
    412,
    'No judge was ever assigned in this category, and judging is not set to open. Open judging before you end it.',
  ]);
  await endJudging(app);
  expect((await preview(app, admin)).ending).toBe('by two');
  const seasons = app.mongo.db.collection<{ _id: string }>('seasons');
  await seasons.updateOne({ _id: '2025' }, { $set: { begun: false } });
  expect(await close()).toEqual([
    412,
    'This season has not begun, so its judging cannot be ended yet.',
  ]);
  await seasons.updateOne({ _id: '2025' }, { $set: { begun: true } });
  expect((await close())[0]).toBe(200);
});

test('one act ends open judging, and is offered only where it is not refused', async () => {
  const { app } = suite();
  const [first, second] = [await registerAdmin(app), await registerAdmin(app)];
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  await setJudging(app, true);
  const may = async () => {
    const { contests } = (await callAs(app, first, 'listResults')).json();
    const { category } = technology;
    return contests.find((one: { category: string }) => one.category === category).may;
  };
  expect(await may()).toMatchObject({ askExtraJudges: true, scheduleEnd: true });
  const voidId = await proposedVoid(app, first, nominee);
  expect((await preview(app, first)).ending).toBeNull();
  await decide(app, second, 'voids/withdrawal', { voidId, reason: 'A mistake' });
  const { ending, revision } = await preview(app, first);
  expect(ending).toBe('alone');
  const ended = await decide(app, first, 'closing', { ...technology, revision });
  expect(ended.json().contest.state).toBe('closed');
  expect(await may()).toMatchObject({ askExtraJudges: false, scheduleEnd: false });
  expect((await preview(app, first)).ending).toBeNull();
  const { may: mayNow } = await nominationSeen(app, first, nominee.nominationId);
  expect(mayNow.return).toBe(false);
});

test('ADM-065 whoever ends judging is told whom it leaves out, and then these are told', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const leftOut = { Unconfirmed: [], Returned: [], Reopened: [], Second: [], Withdrawn: [] };
  const rated = { In: times(20, 8), Rated: times(20, 8), ...leftOut };
  const nominees = await ratedContest(app, rated);
  const conflicted = await promoted(app, nominees.Returned);
  const nominations = app.mongo.db.collection('nominations');
  const change = ({ nominationId }: Nominee, $set: object) =>
    nominations.updateOne({ _id: nominationId as never }, { $set });
  const returned = (by?: string) => ({
    status: 'APPLICATION_PENDING',
    returned: by ? { by } : { note: 'Say more.' },
  });
  await change(nominees.Unconfirmed, { emailConfirmedAt: null });
  await change(nominees.Rated, { emailConfirmedAt: null });
  await change(nominees.Returned, returned());
  await change(nominees.Reopened, returned('nominator'));
  await change(nominees.Withdrawn, returned('withdrawal'));
  await change(nominees.Second, { ...returned(), submitterEmail: nominees.In.email });
  const leftOutFor = async (by: Person) =>
    (await preview(app, by)).leftOut?.map((one: { fullName: string; why: string }) => [
      one.fullName,
      one.why,
    ]);
  expect((await leftOutFor(admin)).sort()).toEqual([
    ['Reopened', 'reopened'],
    ['Returned', 'returned'],
    ['Unconfirmed', 'unconfirmed'],
  ]);
  expect(await leftOutFor(conflicted)).not.toContainEqual(['Returned', 'returned']);
  const elsewhere = async () => (await statusOf(app, nominees.Returned, { category: 'AI' })).others;
  expect(await elsewhere()).toEqual([{ ...technology, note: 'Say more.' }]);
  await closed(app, admin);
  expect(await elsewhere()).toEqual([technology]);
  expect(await leftOutFor(admin)).toBeUndefined();
  for (const [one, why] of [
    [nominees.Unconfirmed, 'unconfirmed'],
    [nominees.Returned, 'returned'],
    [nominees.Reopened, 'reopened'],
    [nominees.Withdrawn, undefined],
    [nominees.In, undefined],
    [nominees.Rated, undefined],
  ] as const) {
    const mails = (await mailsTo(app, one.email)).filter(
      (mail) => mail.template === 'entry-left-out',
    );
    expect(mails.map(({ values }) => values)).toEqual(
      why ? [expect.objectContaining({ why })] : [],
    );
    expect((await statusOf(app, one)).leftOut).toBe(why);
  }
  // Another account of the same mailbox takes part.
  expect(await templatesTo(app, nominees.Second.email)).not.toContain('entry-left-out');
});

test('closing for good closes nominations and judging, and neither opens again', async () => {
  const { app } = suite();
  const [first, second] = [await registerAdmin(app), await registerAdmin(app)];
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  await closed(app, first);
  const seasonSeen = async (): Promise<Season> =>
    (await callAs(app, second, 'listSeasons')).json().seasons.find(isOf2025);
  const isOf2025 = ({ id }: Season) => id === technology.season;
  const seen = await seasonSeen();
  const index = seen.categories.findIndex(({ name }) => name === technology.category);
  const shut = { open: false, closesAt: null };
  expect(seen.categories[index]).toMatchObject({ nominations: shut, judging: shut });
  const later = { open: true, closesAt: '2099-01-01T00:00:00.000Z' };
  for (const state of [{ nominations: later }, { judging: later }]) {
    const categories = seen.categories.map((one, at) =>
      at === index ? { ...one, ...state } : one,
    );
    const sent = { seen, change: { categories }, reason: 'Once more' };
    const reply = await callAs(app, second, 'updateSeason', sent);
    expect([reply.statusCode, reply.json().message, reply.json().errors?.[0].pointer]).toEqual([
      412,
      'You cannot open nominations or judging of Technology because its judging is closed for good.',
      `/categories/${index}/${Object.keys(state)[0]}/open`,
    ]);
  }
  const late = await submit(app, await registerAccount(app), buildForm());
  expect(late.statusCode).toBe(412);
  expect(await seasonSeen()).toEqual(seen);
});

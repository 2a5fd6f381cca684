import type { AskedJudgesReply, JudgingQuestion } from '@meritum/shared/contracts/judging-again';
import { defaultSeason } from '@meritum/shared/programme/season';
import { deleteAccount, type Person, post } from '../../../testing/accounts';
import { testLinks } from '../../../testing/config';
import { auditSeen, callAs, judgeSeen, judgesSeen, sendAs } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  decide,
  judgeStatus,
  registerAdmin,
  registerJudge,
  registerStranger,
  storeNominee,
} from '../../../testing/judges';
import { judgesIn, judgingSuite } from '../../../testing/judging';
import { mailsTo, templatesTo } from '../../../testing/mails';
import { changeSeason } from '../../../testing/seasons';
import { trustedFor } from '../../platform/clock';
import type { HeldDecision } from './judge';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 } });

const earlier = '2024';
const season = defaultSeason.id;
const name = defaultSeason.name;
const judgingIs = (open: boolean) =>
  changeSeason(suite().app, { 'categories.$[].judging': { open, closesAt: null } });

/** Lets the cached season expire. */
const refreshCaches = () => suite().pass(trustedFor);

/** A judge who was verified in an earlier season. */
async function former(overrides = {}): Promise<Person> {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin, overrides);
  const answers = { [earlier]: { answer: 'yes', at: new Date(0) } } as const;
  await judgesIn(app).updateOne({ accountId: judge.accountId }, { $set: { answers } });
  return judge;
}

const ask = (by = suite().admin, about = season) =>
  callAs(suite().app, by, 'askJudges', { season: about });

const counted = async () =>
  (await callAs(suite().app, suite().admin, 'getAskedJudges', { season })).json<AskedJudgesReply>();

const questions = async (judge: Person): Promise<JudgingQuestion[]> =>
  (await judgeStatus(suite().app, judge)).asked ?? [];

async function answer(judge: Person, said: 'yes' | 'no', about = season) {
  const reply = await callAs(suite().app, judge, 'judgeAgain', { season: about, answer: said });
  await suite().app.background.idle();
  return reply;
}

async function byLink(token: string, said: 'yes' | 'no') {
  const reply = await post(suite().app, '/api/judges/seasons/answer', { token, answer: said });
  await suite().app.background.idle();
  return reply;
}

const tokenOf = (judgeId: string, about = season) =>
  testLinks.tokenOf('judge-again', `${judgeId}_${about}`);

const idOf = async (judge: Person) => (await judgeSeen(suite().app, suite().admin, judge)).id;

const asksTo = async (judge: Person) =>
  (await templatesTo(suite().app, judge.email)).filter((one) => one === 'judge-again');

const late = { status: 412, message: `Judging of ${name} is over.` };

beforeEach(async () => {
  await judgingIs(false);
  refreshCaches();
});

test('one act asks all judges of earlier seasons once, also if two organisers do it simultaneously', async () => {
  const { app } = suite();
  const [one, two] = [await former(), await former()];
  const current = await registerJudge(app, suite().admin);
  const other = await registerAdmin(app);
  expect(await counted()).toEqual({
    ...{ season, name, toAsk: 2 },
    judges: { 'not-asked': 2, asked: 0, yes: 1, no: 0 },
  });
  const replies = await Promise.all([ask(), ask(other), ask()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(replies.reduce((sum, reply) => sum + reply.json().asked, 0)).toBe(2);
  expect((await ask()).json()).toEqual({ asked: 0 });
  expect([await asksTo(one), await asksTo(two), await asksTo(current)]).toEqual([
    ...[['judge-again'], ['judge-again'], []],
  ]);
  expect(await counted()).toMatchObject({ toAsk: 0, judges: { asked: 2, yes: 1 } });
  const asked = await auditSeen(app, suite().admin, { action: 'judge.asked' });
  const judges = new Set(asked.map(({ subject }) => subject.id));
  for (const judge of [one, two]) expect(judges).toContain(await idOf(judge));
});

test('deactivated, rejected, waiting, undoable and unconfirmed judges are not asked', async () => {
  const { app, admin } = suite();
  const gone = await former();
  const { id: judgeId, revision } = await judgeSeen(app, admin, gone);
  await sendAs(app, admin, 'judges/deactivate', { judgeId, revision, reason: 'Left' });
  const rejected = await former();
  await decide(app, admin, rejected, 'rejected');
  const waiting = await registerStranger(app);
  await apply(app, waiting);
  const undoable = await former();
  await judgesIn(app).updateOne(
    { accountId: undoable.accountId },
    { $set: { heldDecision: { by: null } as HeldDecision } },
  );
  const unconfirmed = await former();
  await judgesIn(app).updateOne(
    { accountId: unconfirmed.accountId },
    { $set: { emailConfirmed: false } },
  );
  expect([(await counted()).toAsk, (await ask()).json()]).toEqual([0, { asked: 0 }]);
  for (const judge of [gone, rejected, waiting, unconfirmed, undoable])
    expect(await asksTo(judge)).toEqual([]);
});

test('a judge is assigned nothing before saying yes, even when judging opens, and as usual afterwards', async () => {
  const { app, admin } = suite();
  await storeNominee(app, { organization: 'Fern' });
  const judge = await former();
  await ask();
  await judgingIs(true);
  refreshCaches();
  await suite().commands().allocate();
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await former();
  const { judges, needs } = (await callAs(app, admin, 'getOverview')).json();
  expect(needs.judgesToAsk).toBe(1);
  expect(judges.byState).toContainEqual({ status: 'ASSIGNMENTS_PENDING', count: 0 });

  expect(await questions(judge)).toEqual([{ season, name, answer: 'asked', mayDecline: true }]);
  const agreed = { season, name, answer: 'yes', mayDecline: false };
  expect((await answer(judge, 'yes')).json()).toEqual(agreed);
  expect(await assignmentsOf(app, judge)).toMatchObject([{ organization: 'Fern' }]);
  expect(await questions(judge)).toEqual([agreed]);
  const refused = await answer(judge, 'no');
  expect([refused.statusCode, refused.json().message]).toEqual([
    412,
    `You agreed to judge ${name}, and its judging has opened. Lower the maximum number of entries in your preferences, or recuse yourself from entries you cannot judge.`,
  ]);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('an answer can be changed until judging opens, each change is recorded, and the list filters by it', async () => {
  const { app, admin } = suite();
  const judge = await former({ fullName: 'Nora' });
  await former({ fullName: 'Silent' });
  await ask();
  for (const said of ['no', 'no', 'yes', 'no'] as const)
    expect((await answer(judge, said)).statusCode).toBe(200);
  const { history } = await judgeSeen(app, admin, judge);
  expect(history.map(({ action }) => action)).toEqual([
    ...['judge.declined', 'judge.agreed', 'judge.declined', 'judge.asked', 'judge.verified'],
  ]);
  const named = async (state: string) =>
    (await judgesSeen(app, admin, { answer: state })).rows.map((row) => row.name);
  expect([await named('no'), await named('asked'), await named('yes')]).toEqual([
    ...[['Nora'], ['Silent'], []],
  ]);
  // Somebody without a yes may still decline, and somebody who declined may still agree.
  await judgingIs(true);
  refreshCaches();
  expect((await answer(judge, 'yes')).statusCode).toBe(200);
});

test('the mail says on which days judging is planned, unless they are over', async () => {
  const askedOne = async () => {
    const judge = await former();
    await ask();
    const [mail] = (await mailsTo(suite().app, judge.email)).filter(
      ({ template }) => template === 'judge-again',
    );
    return mail?.values;
  };
  expect(await askedOne()).not.toHaveProperty('to');
  const judged = { from: '2099-09-01', to: '2099-11-14' };
  await changeSeason(suite().app, { 'calendar.judging': judged });
  refreshCaches();
  expect(await askedOne()).toMatchObject({ from: new Date(judged.from), to: new Date(judged.to) });
});

test('the mailed link answers without signing in, also twice, and no other token does', async () => {
  const [judge, other] = [await former(), await former()];
  await ask();
  const id = await idOf(judge);
  const [mail] = (await mailsTo(suite().app, judge.email)).filter(
    ({ template }) => template === 'judge-again',
  );
  expect(mail?.key).toBe(`judge-again:${id}_${season}`);
  const press = () => byLink(tokenOf(id), 'yes');
  const replies = [...(await Promise.all([press(), press()])), await press()];
  for (const reply of replies) expect(reply.json()).toMatchObject({ season, name, answer: 'yes' });
  const { history } = await judgeSeen(suite().app, suite().admin, judge);
  expect(history.filter(({ action }) => action === 'judge.agreed')).toMatchObject([
    { reason: 'By the mailed link' },
  ]);
  for (const token of [testLinks.tokenOf('stop-reminders', id), tokenOf(id, '2026')])
    expect((await byLink(token, 'no')).json()).toMatchObject({
      status: 412,
      message: 'This link does not work. Sign in to the judge portal and answer there.',
    });
  expect(await questions(other)).toMatchObject([{ answer: 'asked' }]);
  expect(await questions(judge)).toMatchObject([{ answer: 'yes' }]);
});

test('the link of a deleted account or a deactivated judge does not work', async () => {
  const { app, admin } = suite();
  const [deleted, gone] = [await former(), await former()];
  await ask();
  const tokens = [tokenOf(await idOf(deleted)), tokenOf(await idOf(gone))];
  await deleteAccount(app, deleted);
  const { id: judgeId, revision } = await judgeSeen(app, admin, gone);
  await sendAs(app, admin, 'judges/deactivate', { judgeId, revision, reason: 'Left' });
  for (const token of tokens) expect((await byLink(token, 'yes')).statusCode).toBe(412);
  expect((await answer(gone, 'yes')).statusCode).toBe(403);
  expect(await questions(gone)).toEqual([]);
});

test('nobody is asked about a season that is judged, and its links no longer work', async () => {
  const { app } = suite();
  const judge = await former();
  await ask();
  const id = await idOf(judge);
  const seasons = app.mongo.db.collection<{ _id: string }>('seasons');
  const now = await seasons.findOne({ _id: season });
  // The next season has begun, and no category of this one is judged.
  await seasons.insertOne({ ...now, _id: '2026', begun: true } as { _id: string });
  refreshCaches();
  try {
    expect((await byLink(tokenOf(id), 'yes')).json()).toMatchObject(late);
    expect((await answer(judge, 'no')).json()).toMatchObject(late);
    expect((await ask()).json()).toMatchObject(late);
    expect(await questions(judge)).toEqual([]);
    expect((await counted()).toAsk).toBe(0);
    // The judge is from an earlier season again, and is asked about the next one.
    expect((await ask(suite().admin, '2026')).json()).toEqual({ asked: 1 });
    expect(await questions(judge)).toMatchObject([{ season: '2026', answer: 'asked' }]);
  } finally {
    await seasons.deleteOne({ _id: '2026' });
    refreshCaches();
  }
});

test('a judge who was not asked cannot answer, and an unknown season is not found', async () => {
  const judge = await former();
  expect((await answer(judge, 'yes')).json()).toMatchObject({
    status: 404,
    message: 'You were not asked about this season.',
  });
  expect((await answer(judge, 'yes', '2099')).statusCode).toBe(404);
  expect((await ask(suite().admin, '2099')).statusCode).toBe(404);
  expect((await byLink(tokenOf(await idOf(judge)), 'yes')).statusCode).toBe(412);
});

import type { PreviewEntry } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs, nominationSeen } from '../../../testing/console';
import { registerAdmin, registerJudge } from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import { closed, decide, preview, ratedContest, technology, times } from '../../../testing/results';
import { changeSeason, setJudging } from '../../../testing/seasons';

const suite = suiteApp();

let ada: Person;
beforeAll(async () => {
  ada = await registerAdmin(suite().app);
});

describe('extra judges', () => {
  /** Ratings that scatter by a point around a mean, as calibration needs them. */
  const around = (middle: number) =>
    Array.from({ length: 20 }, (_, index) => middle + ((index % 3) - 1));

  const pendingOf = (nominationId: string) =>
    assignmentsIn(suite().app).countDocuments({ nominationId, status: 'pending' });

  async function nearACut() {
    const { app } = suite();
    const few = [5, 6, 4];
    const near = { Clear: around(5), Near: around(7), Low: around(3), Few: few };
    const nominees = await ratedContest(app, near);
    for (let made = 0; made < 7; made++) await registerJudge(app, ada);
    return nominees;
  }

  test('borderline entries get extra judges, by the frozen rule, once', async () => {
    const { app } = suite();
    const nominees = await nearACut();
    const { entries, revision, checks } = await preview(app, ada);
    const near = entries.map((one: PreviewEntry) => [one.fullName, one.isBorderline]);
    expect(Object.fromEntries(near)).toEqual({ Clear: false, Near: true, Low: false, Few: null });
    const check = { name: 'borderline entries asked for', isRequired: true };
    expect(checks).toContainEqual({ ...check, isMet: false, count: 1, of: 1 });
    const early = await decide(app, ada, 'closing', { ...technology, revision });
    expect(early.json().message).toBe(
      'Nominations whose tier is not certain have to be given more judges first.',
    );
    const shut = await decide(app, ada, 'extra-judges', { ...technology, revision });
    expect(shut.statusCode).toBe(412);

    await setJudging(app, true);
    const asked = await decide(app, ada, 'extra-judges', { ...technology, revision });
    expect(asked.json()).toMatchObject({
      entries: 1,
      contest: { extraJudgesFor: 1, state: 'open' },
    });
    // Each entry gets 22 judges, of whom 20 have rated; the one near the cut gets five more.
    expect([
      await pendingOf(nominees.Near.nominationId),
      await pendingOf(nominees.Clear.nominationId),
    ]).toEqual([5, 2]);
    const again = await decide(app, ada, 'extra-judges', { ...technology, revision });
    expect(again.json()).toMatchObject({
      entries: 0,
      assignments: 0,
      contest: { extraJudgesFor: 1 },
    });
    expect(await auditSeen(app, ada, { action: 'results.extra-judges-asked' })).toMatchObject([
      { action: 'results.extra-judges-asked', actor: { id: ada.accountId } },
    ]);
    expect((await preview(app, ada)).checks).toContainEqual({
      ...check,
      isMet: true,
      count: 0,
      of: 1,
    });
  });
});

describe('an organiser who judges', () => {
  /**
   * What an organiser learns about an entry's ratings from the preview, the export and its page.
   */
  async function seen(nominationId: string) {
    const { app } = suite();
    const { entries } = await preview(app, ada);
    const ratings = await callAs(app, ada, 'getEntryRatings', { nominationId });
    const { judging } = await nominationSeen(app, ada, nominationId);
    return {
      entries: entries.map(({ fullName }: PreviewEntry) => fullName).sort(),
      ratings: ratings.statusCode,
      rates: judging?.readerRates,
      mayReplace: judging?.judges.some(({ mayReplace }) => mayReplace),
      isShown: ratings.json().scoresShown ?? false,
    };
  }

  test('an organiser who judges an entry sees its ratings once they have rated it too, and their scores once judging is closed', async () => {
    const { app } = suite();
    const nominees = await ratedContest(app, {
      'Ada Gold': [...times(17, 8), 9, 9, 9, 9],
      'Bo Nothing': times(20, 6),
    });
    const { nominationId } = nominees['Ada Gold'];
    const own = assignmentsIn(app);
    const one = await own.findOne({ nominationId, judgeId: 'judge-20' });
    if (!one) throw new Error('It was written');
    const pending = { status: 'pending', evaluation: null } as const;
    await own.updateOne({ _id: one._id }, { $set: { ...pending, accountId: ada.accountId } });
    const other = { entries: ['Bo Nothing'], ratings: 404, rates: true, isShown: false };
    expect(await seen(nominationId)).toEqual({ ...other, mayReplace: false });
    await own.replaceOne({ _id: one._id }, { ...one, accountId: ada.accountId });
    const both = {
      entries: ['Ada Gold', 'Bo Nothing'],
      ratings: 200,
      rates: false,
      mayReplace: false,
    };
    expect(await seen(nominationId)).toEqual({ ...both, isShown: false });
    await closed(app, ada);
    expect(await seen(nominationId)).toEqual({ ...both, isShown: true });
  });
});

test('a rating that was closed with its contest is not taken back', async () => {
  const { app } = suite();
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  await closed(app, ada);
  const [rated] = await assignmentsIn(app).find({ status: 'completed' }).toArray();
  if (!rated) throw new Error('It was written');
  // A check for rivals, or a new text, began before the closing.
  const { assignments } = suite().commands().assigning.stores;
  expect(await assignments.setAside(rated)).toBe(false);
  expect(await assignments.findById(rated._id)).toMatchObject({ status: 'completed' });
});

test('single ratings are shown only once no category of the season waits for judges', async () => {
  const { app } = suite();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const nominations = app.mongo.db.collection<{ _id: string; season: string; category: string }>(
    'nominations',
  );
  await nominations.insertOne({ _id: 'waits', season: '2025', category: 'AI' });
  await closed(app, ada);
  const { nominationId } = nominee;
  const single = async () => {
    const { ratings } = (await callAs(app, ada, 'getEntryRatings', { nominationId })).json();
    const [{ score, given }] = (await preview(app, ada)).entries;
    return [score, given, ratings[0].averageRating];
  };
  expect(await single()).toEqual(['8.00', null, null]);
  await nominations.deleteOne({ _id: 'waits' });
  expect(await single()).toEqual(['8.00', times(20, 8), 8]);
});

// Last, because it leaves the rules unfrozen.
describe('frozen rules', () => {
  const freeze = (revision: number) =>
    decide(suite().app, ada, 'rules', { season: '2025', revision, beacon: false });
  const stored = () =>
    suite().app.mongo.db.collection<Season & { _id: string }>('seasons').findOne({ _id: '2025' });

  beforeEach(async () => {
    await changeSeason(suite().app, { 'rules.frozenAt': null });
  });

  test('rules are frozen as the organiser saw them, once, and their hash is public', async () => {
    const revision = (await stored())?.revision ?? 0;
    expect((await freeze(revision + 1)).statusCode).toBe(412);
    expect((await stored())?.rules.frozenAt).toBeNull();
    const frozen = (await freeze(revision)).json();
    const again = (await freeze(revision)).json();
    expect([again, (await stored())?.rules.frozenAt]).toEqual([frozen, frozen.frozenAt]);
    for (const { frozen: own } of frozen.categories) expect(own.hash).toBe(hashOfText(own.text));
    expect((await suite().app.inject('/api/season/rules')).json()).toEqual(frozen);
    const [latest] = await auditSeen(suite().app, ada);
    expect(latest).toMatchObject({
      actor: { id: ada.accountId },
      action: 'season.changed',
      after: { '/rules/frozenAt': frozen.frozenAt },
    });
  });

  test('rules that judges cannot follow are not frozen', async () => {
    await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 20 } });
    const reply = await freeze((await stored())?.revision ?? 0);
    await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 10 } });
    expect([reply.statusCode, reply.json().message, (await stored())?.rules.frozenAt]).toEqual([
      412,
      'These rules cannot be made final. Judges rate from 1 to 10, but the scale is different.',
      null,
    ]);
  });
});

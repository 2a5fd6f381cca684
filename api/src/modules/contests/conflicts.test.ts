import { haveLeft, type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs, nominationSeen } from '../../../testing/console';
import { apply, registerAdmin } from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { asReader } from '../../../testing/proposals';
import {
  closed,
  decide,
  preview,
  publicResult,
  ratedContest,
  technology,
  times,
} from '../../../testing/results';

const suite = suiteApp();

/** Only accounts that a test registers are organisers. */
beforeEach(async () => {
  const { app } = suite();
  await app.mongo.db.collection('accounts').updateMany({}, { $set: { role: 'user' } });
});

type Contest = Awaited<ReturnType<typeof entry>>;

/** An organiser who works for the nominee's employer. */
async function colleagueOf(contest: Contest): Promise<Person> {
  const { app } = suite();
  const organiser = await registerAdmin(app);
  await apply(app, organiser, { organization: contest['Ada Gold'].organization });
  return organiser;
}

const entry = () => ratedContest(suite().app, { 'Ada Gold': times(20, 8) });

const lift = (by: Person, nominationId: string, { accountId }: Person) =>
  asReader((named) =>
    callAs(suite().app, by, 'liftConflict', {
      nominationId,
      accountId,
      reason: 'Another subsidiary.',
      ...named,
    }),
  );

const detail = (person: Person, nominationId: string) =>
  nominationSeen(suite().app, person, nominationId);

describe('lifting a conflict of interest', () => {
  async function three() {
    const contest = await entry();
    const { app } = suite();
    const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
    const colleague = await colleagueOf(contest);
    return { app, one, other, colleague, ...contest['Ada Gold'] };
  }

  test('by employer alone takes two others, who give a reason, and is counted publicly', async () => {
    const { app, one, other, colleague, nominationId } = await three();
    expect((await detail(colleague, nominationId)).conflict).toBe('organization');
    for (const _ of [1, 2]) expect((await lift(one, nominationId, colleague)).statusCode).toBe(204);
    expect((await detail(colleague, nominationId)).conflict).toBe('organization');
    const [proposed] = (await detail(other, nominationId)).conflicts;
    expect(proposed).toEqual({
      organiser: { id: colleague.accountId, name: colleague.displayName },
      kind: 'organization',
      lifted: null,
      proposed: {
        id: expect.any(String),
        at: expect.any(String),
        reason: 'Another subsidiary.',
        by: one.displayName,
        isOwn: false,
      },
      mayLift: true,
    });
    expect((await lift(other, nominationId, colleague)).statusCode).toBe(204);
    expect((await detail(colleague, nominationId)).conflict).toBeNull();
    const reply = await preview(app, colleague);
    expect([reply.hidden, reply.entries.length]).toEqual([0, 1]);
    expect((await lift(other, nominationId, colleague)).statusCode).toBe(204);

    const outcomeHash = await closed(app, one);
    const outcome = { ...technology, outcomeHash };
    for (const by of [one, other]) await decide(app, by, 'outcome', outcome);
    await decide(app, one, 'publication', outcome);
    const { counts } = (await publicResult(app)).published;
    expect(counts).toMatchObject({ liftedConflicts: 1, decidedInConflict: 0 });
  });

  test('is refused to the organiser concerned and to others with a conflict, for a nominator, and without a conflict', async () => {
    const { app, one, other, colleague, nominationId, organization } = await three();
    const [alsoColleague, nominator] = [await registerAdmin(app), await registerAdmin(app)];
    await apply(app, alsoColleague, { organization });
    const again = await registerAdmin(app);
    await haveLeft(app, again, colleague.email);
    const form = buildForm({ organization: 'Own Works' });
    const own = (await submit(app, nominator, form)).json().data.nominationId;
    const refusals = [
      await lift(colleague, nominationId, colleague),
      await lift(again, nominationId, colleague),
      await lift(alsoColleague, nominationId, colleague),
      await lift(one, own, nominator),
      await lift(one, own, other),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 412, 412]);
    const { conflicts } = await detail(one, own);
    expect(conflicts).toMatchObject([{ kind: 'own', mayLift: false }]);
    expect(await detail(again, nominationId)).toMatchObject({
      conflict: 'organization',
      conflicts: [],
    });
  });
});

describe('a category in which nearly every organiser has a conflict of interest', () => {
  test('is decided by two whose conflict is by employer, and the results say so', async () => {
    const { app } = suite();
    const contest = await entry();
    const [one, other] = [await colleagueOf(contest), await colleagueOf(contest)];
    const { revision } = await preview(app, one);
    expect((await decide(app, one, 'closing', { ...technology, revision })).statusCode).toBe(200);
    const seen = await preview(app, one);
    // The entry stays hidden from them, and the hash reveals nothing about it.
    expect([seen.hidden, seen.entries]).toEqual([1, []]);
    const outcome = { ...technology, outcomeHash: seen.outcomeHash };
    for (const by of [one, other])
      expect((await decide(app, by, 'outcome', outcome)).statusCode).toBe(200);
    expect((await decide(app, other, 'publication', outcome)).statusCode).toBe(200);
    expect((await publicResult(app)).published.counts.decidedInConflict).toBe(2);
  });

  test('is not decided by an organiser who nominated there', async () => {
    const { app } = suite();
    const contest = await entry();
    await setRole(app, contest['Ada Gold'].accountId, 'admin');
    const colleague = await colleagueOf(contest);
    const { revision } = await preview(app, colleague);
    expect((await decide(app, colleague, 'closing', { ...technology, revision })).statusCode).toBe(
      200,
    );
    const nominator = await registerAdmin(app);
    await app.mongo.db
      .collection<{ _id: string }>('nominations')
      .updateOne(
        { _id: contest['Ada Gold'].nominationId },
        { $set: { submittedBy: nominator.accountId } },
      );
    const { outcomeHash } = await preview(app, colleague);
    const outcome = { ...technology, outcomeHash };
    expect((await decide(app, nominator, 'outcome', outcome)).statusCode).toBe(403);
  });

  test('is closed without enough ratings by the only organiser without a conflict, with any account, and another one', async () => {
    const { app } = suite();
    const contest = await ratedContest(app, { 'Ada Gold': times(19, 8) });
    const [impartial, colleague] = [await registerAdmin(app), await colleagueOf(contest)];
    await haveLeft(app, await registerAdmin(app), impartial.email);
    const close = async (by: Person) => {
      const { revision } = await preview(app, by);
      const closing = { ...technology, revision, reason: 'Nobody else can rate it.' };
      return (await decide(app, by, 'closing', closing)).json().contest?.state;
    };
    expect([await close(impartial), await close(colleague)]).toEqual(['open', 'closed']);
  });

  test('is decided alone only by the one organiser without a conflict', async () => {
    const { app } = suite();
    const contest = await entry();
    const impartial = await registerAdmin(app);
    const colleague = await colleagueOf(contest);
    const closing = { ...technology, revision: 0 };
    expect((await decide(app, colleague, 'closing', closing)).statusCode).toBe(403);
    const outcome = { ...technology, outcomeHash: await closed(app, impartial) };
    await decide(app, impartial, 'outcome', outcome);
    const second = await decide(app, colleague, 'outcome', outcome);
    expect([second.statusCode, second.json().contest.state]).toEqual([200, 'finalised']);
    await registerAdmin(app);
    expect((await decide(app, colleague, 'outcome', outcome)).statusCode).toBe(403);
  });
});

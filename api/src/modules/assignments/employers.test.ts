import { applicationsIn } from '../../../testing/applications';
import { callAs, judgeSeen, nominationSeen, nominationsSeen } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  registerJudge,
  registerNominee,
  storeNominee,
} from '../../../testing/judges';
import { judgesIn, judgingSuite } from '../../../testing/judging';

const suite = judgingSuite();
const { applicant, seenBy } = applicationsIn(suite);

test('an organiser who is an independent consultant has no conflict of interest with others who are', async () => {
  const { app, admin } = suite();
  await apply(app, admin, { organization: 'Independent consultant' });
  const { nominationId } = await storeNominee(app, { organization: 'Independent Consultant' });
  await registerJudge(app, admin, { organization: 'Elsewhere' });
  const seen = await nominationSeen(app, admin, nominationId);
  expect([seen.conflict, seen.judging?.assigned, seen.namesEmployer]).toEqual([null, 1, false]);
});

test('organisers see which organizations name no employer, and who may have the same one', async () => {
  const { app, admin } = suite();
  const { nominationId } = await storeNominee(app, { organization: 'Probe Works (Germany)' });
  await storeNominee(app, { organization: 'Self-employed' });
  const judge = await registerJudge(app, admin, { organization: 'Probe Works' });
  const waiting = await applicant({ organization: 'Probe Works Ltd' });
  const { rows } = await nominationsSeen(app, admin);
  expect(
    rows.map(({ organization, namesEmployer }) => [organization, namesEmployer]).sort(),
  ).toEqual([
    ['Probe Works (Germany)', true],
    ['Self-employed', false],
  ]);
  const entry = { id: nominationId, organization: 'Probe Works (Germany)' };
  const seen = await nominationSeen(app, admin, nominationId);
  const record = await judgesIn(app).findOne({ accountId: judge.accountId });
  expect(seen.possibleColleagues).toEqual([
    {
      ...{ id: record?._id, name: record?.fullName, organization: 'Probe Works' },
      ...{ same: 'organization', hasConflict: false },
    },
  ]);
  const found = [
    (await judgeSeen(app, admin, judge)).possibleColleagues,
    (await seenBy(admin, waiting)).possibleColleagues,
  ];
  expect(found).toEqual([[expect.objectContaining(entry)], [expect.objectContaining(entry)]]);
});

test('organisers with a conflict of interest are not told which judges may have the same employer', async () => {
  const { app, admin } = suite();
  await apply(app, admin, { organization: 'Probe Works (Germany) GmbH' });
  const { nominationId } = await storeNominee(app, { organization: 'Probe Works (Germany)' });
  const judge = await registerJudge(app, admin, { organization: 'Probe Works' });
  expect((await nominationSeen(app, admin, nominationId)).possibleColleagues).toEqual([]);
  expect((await judgeSeen(app, admin, judge)).possibleColleagues).toEqual([]);
});

test('organisers see which judges an entry keeps away by the employer that it claims', async () => {
  const { app, admin } = suite();
  await registerJudge(app, admin, { fullName: 'Rival', organization: 'Beacon Labs' });
  const { nominationId } = await registerNominee(app, { organization: 'Beacon Labs Inc.' });
  const { judging, possibleColleagues } = await nominationSeen(app, admin, nominationId);
  expect(judging?.assigned).toBe(0);
  expect(possibleColleagues).toMatchObject([{ name: 'Rival', hasConflict: true }]);
});

test('a judge who works for somebody else by now loses their entries, stays away from the former ones, and both sides see it', async () => {
  const { app, admin } = suite();
  const former = await storeNominee(app, { organization: 'Fernwood' });
  const next = await storeNominee(app, { organization: 'Ashgrove' });
  const judge = await registerJudge(app, admin, { organization: 'Fernwood Ltd' });
  const assigned = async () =>
    (await assignmentsOf(app, judge)).map(({ organization }) => organization);
  expect(await assigned()).toEqual([next.organization]);
  const state = async (given: object) => {
    const reply = await callAs(app, judge, 'setJudgePreferences', given);
    await app.background.idle();
    return reply;
  };
  const moved = { organization: 'Ashgrove plc', designation: 'Partner' };
  expect((await state(moved)).json()).toMatchObject(moved);
  expect(await assigned()).toEqual([]);
  const seen = await judgeSeen(app, admin, judge);
  expect(seen).toMatchObject(moved);
  expect(seen.possibleColleagues.map(({ id, hasConflict }) => [id, hasConflict]).sort()).toEqual(
    [former, next].map(({ nominationId }) => [nominationId, true]).sort(),
  );
  expect(seen.history.map(({ action }) => action)).toContain('judge.employer-stated');
  expect((await state({ organization: 'Fernwood Ltd' })).statusCode).toBe(412);
  expect((await state({ organization: 'ASHGROVE PLC' })).statusCode).toBe(200);
});

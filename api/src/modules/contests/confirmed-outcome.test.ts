import type { ApplicationOutcome, ApplicationsReply } from '@meritum/shared/contracts/applications';
import type { Act } from '@meritum/shared/contracts/published-results';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { closeApps, suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import {
  apply,
  recuse,
  registerAdmin,
  registerJudge,
  registerStranger,
} from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import {
  closed,
  decide,
  ledgerUrl,
  preview,
  proposedVoid,
  publicResult,
  ratedContest,
  technology,
  times,
} from '../../../testing/results';
import { buildAssignment } from '../../../testing/stored';

afterAll(closeApps);

const suite = suiteApp();

const publish = (person: Person, outcomeHash: string) =>
  decide(suite().app, person, 'publication', { ...technology, outcomeHash });

const ledger = async () => parseLedger((await suite().app.inject(ledgerUrl)).body);

const actIn = (acts: readonly Act[], wanted: string) => acts.find(({ kind }) => kind === wanted);

const message = (reply: { statusCode: number; json(): { message?: string } }) => [
  reply.statusCode,
  reply.json().message,
];

test('two organisers confirm one outcome, which the ledger states without their names', async () => {
  const { app } = suite();
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcomeHash = await closed(app, one);
  const confirm = (person: Person) =>
    decide(app, person, 'outcome', { ...technology, outcomeHash });
  expect((await confirm(one)).json().contest.state).toBe('closed');
  expect((await confirm(other)).json().contest.state).toBe('finalised');
  expect((await publish(one, outcomeHash)).statusCode).toBe(200);
  expect((await publicResult(app)).published.decision.outcomeHash).toBe(outcomeHash);
  const { statement, ...read } = await ledger();
  expect(hashOfText(statement)).toBe(outcomeHash);
  expect(verifyLedger({ ...read, statement })).toMatchObject({ isValid: true, findings: [] });
  for (const { accountId, email, displayName } of [one, other])
    for (const name of [accountId, email, displayName]) expect(statement).not.toContain(name);
});

test('the confirmed outcome does not count a decision about an applicant that was undone', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const applicants = [await registerStranger(app), await registerStranger(app)];
  for (const applicant of applicants) await apply(app, applicant);
  const { rows } = (await callAs(app, admin, 'listApplications')).json<ApplicationsReply>();
  const applications = rows.map(({ id: judgeId, revision }) => ({ judgeId, revision }));
  const given = { decision: 'rejected', reason: 'A test', applications };
  const reply = await callAs(app, admin, 'decideApplications', given);
  const { outcomes } = reply.json<{ outcomes: ApplicationOutcome[] }>();
  const [{ judgeId, revision }] = outcomes as [ApplicationOutcome];
  await callAs(app, admin, 'undoDecisions', { applications: [{ judgeId, revision }] });
  await closed(app, admin);
  const { acts } = await preview(app, admin);
  expect([rows.length, actIn(acts, 'judges rejected')?.times]).toEqual([2, 1]);
});

test('the confirmed outcome counts decisions about judges, recusals and voids', async () => {
  const { app } = suite();
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8), 'Bo Out': times(20, 8) });
  const judges = [await registerJudge(app, one), await registerJudge(app, other)] as const;
  const [{ accountId }] = judges;
  const judge = { _id: 'judge', accountId };
  const entry = { _id: nominees['Bo Out'].nominationId, ...technology };
  const pending = { assignedAt: new Date(), evaluation: null };
  const assignment = buildAssignment(entry, judge, pending);
  await assignmentsIn(app).insertOne(assignment);
  await recuse(app, judges[0], { id: assignment._id });
  const late = buildAssignment(entry, { ...judge, _id: 'late' }, pending);
  await assignmentsIn(app).insertOne(late);
  const outcomeHash = await closed(app, one);
  const { acts } = await preview(app, one);
  expect(actIn(acts, 'recusals')).toEqual({ kind: 'recusals', times: 1, organisers: 0 });
  const verified = actIn(acts, 'judges verified');
  expect(verified?.organisers).toBeGreaterThanOrEqual(2);
  expect(verified?.times).toBeGreaterThanOrEqual(judges.length);

  // After closing, neither a newly verified judge nor a recusal changes the confirmed outcome.
  expect((await recuse(app, judges[0], { id: late._id })).statusCode).toBe(204);
  await registerJudge(app, one);
  expect((await preview(app, one)).outcomeHash).toBe(outcomeHash);

  await decide(app, one, 'outcome', { ...technology, outcomeHash });
  const voidId = await proposedVoid(app, one, nominees['Bo Out']);
  await decide(app, other, 'voids/confirmation', { voidId });
  const stale = await decide(app, other, 'outcome', { ...technology, outcomeHash });
  expect(message(stale)).toEqual([
    412,
    'The results have changed. Look at them again before you decide.',
  ]);
  const now = await preview(app, other);
  expect(actIn(now.acts, 'entries voided')).toEqual({
    kind: 'entries voided',
    times: 1,
    organisers: 1,
  });
  for (const organiser of [other, one])
    await decide(app, organiser, 'outcome', { ...technology, outcomeHash: now.outcomeHash });
  await publish(one, now.outcomeHash);
  expect((await publicResult(app)).published.decision.acts).toEqual(now.acts);
  expect(verifyLedger(await ledger()).isValid).toBe(true);
});

test('the outcome stays the same when an organiser deletes their account', async () => {
  const { app } = suite();
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  await registerJudge(app, other);
  const outcomeHash = await closed(app, one);
  const left = await deleteAccount(app, other);
  expect(left.statusCode).toBe(204);
  expect((await preview(app, one)).outcomeHash).toBe(outcomeHash);
});

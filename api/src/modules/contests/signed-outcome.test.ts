import type { ApplicationOutcome, ApplicationsReply } from '@meritum/shared/contracts/applications';
import type { Act } from '@meritum/shared/contracts/published-results';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { signaturesOf } from '@meritum/shared/merit/ledger/passkey-signatures';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { deleteAccount, type Person } from '../../testing/accounts';
import { buildTestApp, closeApps, suiteApp } from '../../testing/app';
import { clockOf } from '../../testing/clocks';
import { callAs } from '../../testing/console';
import { showFactor } from '../../testing/factors';
import {
  apply,
  recuse,
  registerAdmin,
  registerJudge,
  registerStranger,
} from '../../testing/judges';
import { assignmentsIn } from '../../testing/judging';
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
} from '../../testing/results';
import { changeSeason } from '../../testing/seasons';
import { snapshot } from '../../testing/snapshot';
import { storedAssignment } from '../../testing/stored';
import { Authenticator, addPasskey } from '../factors/testing/authenticator';

afterAll(closeApps);

const website = { origin: 'https://awards.example', rpId: 'awards.example' };
const suite = suiteApp({ PUBLIC_ORIGIN: website.origin });

type Signer = Awaited<ReturnType<typeof signer>>;

/** An organiser with a passkey, as signed in after adding it. */
async function signer(device = new Authenticator(website)) {
  const { app } = suite();
  const person = await registerAdmin(app);
  const added = await addPasskey(app, person, device);
  if (added.statusCode !== 201) throw new Error(added.body);
  await showFactor(app, person, clockOf(app)());
  return { person, device };
}

/** Judging has ended in the contest of two signers, as it was before each test. */
let made: { one: Signer; other: Signer; outcomeHash: string; restore(): Promise<void> };
beforeAll(async () => {
  const [one, other] = [await signer(), await signer()];
  await ratedContest(suite().app, { 'Ada Gold': times(20, 8) });
  const outcomeHash = await closed(suite().app, one.person);
  made = { one, other, outcomeHash, ...(await snapshot(suite())) };
});
beforeEach(() => made.restore());

const challengeOf = (hash: string) => Buffer.from(hash, 'hex').toString('base64url');

/** Finalises as an organiser does who signs this hash. */
const sign = ({ person, device }: Signer, outcomeHash: string, signedHash = outcomeHash) =>
  decide(suite().app, person, 'outcome', {
    ...technology,
    outcomeHash,
    signature: device.answer(challengeOf(signedHash)),
  });

const publish = (person: Person, outcomeHash: string) =>
  decide(suite().app, person, 'publication', { ...technology, outcomeHash });

const ledger = async () => parseLedger((await suite().app.inject(ledgerUrl)).body);

const actIn = (acts: readonly Act[], wanted: string) => acts.find(({ kind }) => kind === wanted);

const message = (reply: { statusCode: number; json(): { message?: string } }) => [
  reply.statusCode,
  reply.json().message,
];

test('two organisers sign one outcome with their passkeys, and anyone can check both', async () => {
  const { app } = suite();
  const { one, other, outcomeHash } = made;
  const { signing } = await preview(app, one.person);
  expect(signing).toMatchObject({
    challenge: challengeOf(outcomeHash),
    rpId: website.rpId,
    allowCredentials: [{ id: one.device.id }],
  });
  expect((await sign(one, outcomeHash)).json().contest.state).toBe('closed');
  expect((await sign(other, outcomeHash)).json().contest.state).toBe('finalised');
  expect((await publish(one.person, outcomeHash)).statusCode).toBe(200);

  const { decision } = (await publicResult(app)).published;
  expect([decision.outcomeHash, decision.signatures]).toEqual([outcomeHash, 2]);
  const read = await ledger();
  expect(hashOfText(read.decision.statement)).toBe(outcomeHash);
  expect(verifyLedger(read)).toMatchObject({ isValid: true, findings: [] });
  expect(await signaturesOf(read.decision)).toEqual(['valid', 'valid']);
  const text = JSON.stringify(read.decision);
  for (const { accountId, email, displayName } of [one.person, other.person])
    for (const name of [accountId, email, displayName]) expect(text).not.toContain(name);
});

test('an organiser with a passkey cannot finalise without its signature of this very outcome', async () => {
  const { app } = suite();
  const { one, other, outcomeHash } = made;
  const unsigned = await decide(app, one.person, 'outcome', { ...technology, outcomeHash });
  expect(message(unsigned)).toEqual([
    412,
    'Sign the outcome with a passkey of your account. If you no longer have one, remove it from your account first.',
  ]);
  const wrong = [
    412,
    'Could not verify your signature. Look at the results again and sign once more.',
  ];
  expect(message(await sign(one, outcomeHash, 'ab'.repeat(32)))).toEqual(wrong);
  const byAnother = await sign({ person: one.person, device: other.device }, outcomeHash);
  expect(message(byAnother)).toEqual(wrong);
  expect((await preview(app, one.person)).state).toBe('closed');
  const { contests } = (await callAs(app, one.person, 'listResults')).json();
  expect(
    contests.find(({ category }: { category: string }) => category === 'Technology').proposed,
  ).toBeNull();
});

test('a signature that arrives again changes nothing and disables no passkey', async () => {
  const { app } = suite();
  const { one, outcomeHash } = made;
  one.device.counter = 7;
  const signature = one.device.answer(challengeOf(outcomeHash));
  const send = () => decide(app, one.person, 'outcome', { ...technology, outcomeHash, signature });
  const replies = await Promise.all([send(), send()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await preview(app, one.person)).signing.allowCredentials).toHaveLength(1);
});

test('organisers without a passkey are counted as not having signed', async () => {
  const { app } = suite();
  const { one, outcomeHash } = made;
  const other = await registerAdmin(app);
  expect((await preview(app, other)).signing).toBeNull();
  await decide(app, other, 'outcome', { ...technology, outcomeHash });
  const { contest } = (await sign(one, outcomeHash)).json();
  expect(contest.finalised.signatures).toBe(1);
  await publish(other, outcomeHash);
  expect((await publicResult(app)).published.decision.signatures).toBe(1);
  expect((await ledger()).decision.signatures).toHaveLength(1);
});

test.each(['Ed25519', 'RS256'] as const)('a passkey with %s signs as well', async (algorithm) => {
  const { other, outcomeHash } = made;
  const one = await signer(new Authenticator(website, { algorithm }));
  for (const organiser of [one, other]) await sign(organiser, outcomeHash);
  await publish(other.person, outcomeHash);
  const { decision } = await ledger();
  expect(decision && (await signaturesOf(decision))).toEqual(['valid', 'valid']);
});

test('what is signed does not count a decision about an applicant that was undone', async () => {
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

test('what is signed covers who decided about judges, who stepped back and what was voided', async () => {
  const { app } = suite();
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8), 'Bo Out': times(20, 8) });
  const judges = [await registerJudge(app, one), await registerJudge(app, other)] as const;
  const [{ accountId }] = judges;
  const judge = { _id: 'judge', accountId };
  const entry = { _id: nominees['Bo Out'].nominationId, ...technology };
  const pending = { assignedAt: new Date(), evaluation: null };
  const assignment = storedAssignment(entry, judge, pending);
  await assignmentsIn(app).insertOne(assignment);
  await recuse(app, judges[0], { id: assignment._id });
  const late = storedAssignment(entry, { ...judge, _id: 'late' }, pending);
  await assignmentsIn(app).insertOne(late);
  const outcomeHash = await closed(app, one);
  const { acts } = await preview(app, one);
  expect(actIn(acts, 'recusals')).toEqual({ kind: 'recusals', times: 1, organisers: 0 });
  const verified = actIn(acts, 'judges verified');
  expect(verified?.organisers).toBeGreaterThanOrEqual(2);
  expect(verified?.times).toBeGreaterThanOrEqual(judges.length);

  // After closing, a judge verified rates nothing here, and one who steps back would not have either.
  expect((await recuse(app, judges[0], { id: late._id })).statusCode).toBe(204);
  await registerJudge(app, one);
  expect((await preview(app, one)).outcomeHash).toBe(outcomeHash);

  await decide(app, one, 'outcome', { ...technology, outcomeHash });
  const voidId = await proposedVoid(app, one, nominees['Bo Out']);
  await decide(app, other, 'voids/confirmation', { voidId });
  const stale = await decide(app, other, 'outcome', { ...technology, outcomeHash });
  expect(message(stale)).toEqual([
    412,
    'The outcome has changed. Look at the results again before you decide.',
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

test('where the rules say that passkeys sign, an organiser without one cannot finalise', async () => {
  const { mongo } = suite().app;
  await changeSeason(suite().app, { 'rules.signedWithPasskeys': true });
  await mongo.db.collection('frozenRules').deleteMany({});
  // Frozen rules never change, so a process keeps them; another one reads these.
  const { app } = await buildTestApp({
    PUBLIC_ORIGIN: website.origin,
    MONGODB_DATABASE: mongo.db.databaseName,
  });
  const admin = await registerAdmin(app);
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcome = { ...technology, outcomeHash: await closed(app, admin) };
  expect(message(await decide(app, admin, 'outcome', outcome))).toEqual([
    412,
    'The rules of this season say that both organisers sign the outcome with a passkey. Add one on your account page first.',
  ]);
  const device = new Authenticator(website);
  await addPasskey(app, admin, device);
  const signature = device.answer(challengeOf(outcome.outcomeHash));
  const signed = await decide(app, admin, 'outcome', { ...outcome, signature });
  expect(signed.json().contest.proposed).toMatchObject({ outcomeHash: outcome.outcomeHash });
});

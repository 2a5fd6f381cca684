import type { OpenDecisionOfList } from '@meritum/shared/contracts/open-decisions';
import { type Person, setRole } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { callAs, nominationSeen, sendAs } from '../../testing/console';
import { runJob } from '../../testing/jobs';
import {
  apply,
  assignmentsOf,
  emptySeason,
  type Nominee,
  registerAdmin,
  registerJudge,
  registerStranger,
  storeNominee,
} from '../../testing/judges';
import { mailsTo } from '../../testing/mails';
import {
  awarded,
  closed,
  decide,
  preview,
  proposedVoid,
  ratedContest,
  technology,
  times,
} from '../../testing/results';
import { setJudging } from '../../testing/seasons';
import { apply as applyImport, check, fileOf, lineOf } from '../winners/import/testing';

const suite = suiteApp();

/** Only those whom a test registers are organisers, and no season has anything from before. */
beforeEach(async () => {
  const { app } = suite();
  const { db } = app.mongo;
  await emptySeason(app);
  await db.collection('accounts').updateMany({}, { $set: { role: 'user' } });
  for (const name of ['results', 'recognitions', 'outbox'])
    await db.collection(name).deleteMany({});
  await db.collection('versions').updateMany({}, { $unset: { proposed: '' } });
});

const waitingFor = async (person: Person): Promise<OpenDecisionOfList[]> =>
  (await callAs(suite().app, person, 'listOpenDecisions')).json().decisions;

const tell = () => runJob(suite(), 'telling organisers what waits for their decision');

const mailedTo = async ({ email }: Person) =>
  (await mailsTo(suite().app, email)).filter(({ template }) => template === 'decisions-waiting');

async function succeed(sent: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await sent;
  if (statusCode >= 300) throw new Error(body);
}

type Proposal = (one: Person, other: Person) => Promise<Nominee | null>;

const outcome: Proposal = async (one) => {
  const { app } = suite();
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcomeHash = await closed(app, one);
  await succeed(decide(app, one, 'outcome', { ...technology, outcomeHash }));
  return nominees['Ada Gold'];
};

/** How an organiser proposes each; returns the nomination that it concerns. */
const proposals: Readonly<Record<string, Proposal>> = {
  outcome,
  async closing(one) {
    const { app } = suite();
    const nominees = await ratedContest(app, { 'Ada Few': times(19, 8) });
    // Judging has opened and ended.
    for (const open of [true, false]) await setJudging(app, open);
    const { revision } = await preview(app, one);
    const reason = 'The category is cancelled.';
    await succeed(decide(app, one, 'closing', { ...technology, revision, reason }));
    return nominees['Ada Few'];
  },
  async void(one) {
    const nominees = await ratedContest(suite().app, { 'Ada Gold': times(20, 8) });
    await proposedVoid(suite().app, one, nominees['Ada Gold']);
    return nominees['Ada Gold'];
  },
  async revocation(one, other) {
    const { app } = suite();
    const { 'Ada Gold': nominee } = await awarded(app, one, other);
    const { nominationId } = nominee;
    const asked = { nominationId, reason: 'The work was copied.' };
    await succeed(callAs(app, one, 'revokeRecognition', asked));
    return nominee;
  },
  async return(one) {
    const { app } = suite();
    const nominee = await storeNominee(app, { organization: 'Makers Ltd' });
    const { nominationId } = nominee;
    await app.mongo.db
      .collection<{ _id: string }>('nominations')
      .updateOne({ _id: nominationId }, { $set: { judgingBegun: true } });
    const { revision } = await nominationSeen(app, one, nominationId);
    const note = 'Name your own part.';
    await succeed(sendAs(app, one, 'nominations/return', { nominationId, revision, note }));
    return nominee;
  },
  async replacement(one, other) {
    const { app } = suite();
    const nominee = await storeNominee(app, { organization: 'Makers Ltd' });
    const { nominationId } = nominee;
    // From the third replacement at one entry on it takes two.
    for (const _ of [1, 2, 3]) {
      const judge = await registerJudge(app, other);
      const [assignment] = await assignmentsOf(app, judge);
      const asked = { assignmentId: assignment?.id, nominationId, reason: 'No reply.' };
      await succeed(sendAs(app, one, 'judges/replace', asked));
    }
    return nominee;
  },
  async import(one) {
    const { app } = suite();
    const { plan } = await check(app, one, fileOf(lineOf('Ida Import')));
    const { importId, digest } = plan ?? {};
    await succeed(applyImport(app, one, { importId, digest, reason: 'Past years.' }));
    return null;
  },
  async conflict(one) {
    const { app } = suite();
    const { nominationId } = await storeNominee(app, { organization: 'Makers Ltd' });
    const colleague = await registerAdmin(app);
    await apply(app, colleague, { organization: 'Makers Ltd' });
    const { accountId } = colleague;
    const reason = 'Another subsidiary.';
    await succeed(callAs(app, one, 'liftConflict', { nominationId, accountId, reason }));
    expect((await waitingFor(colleague)).map(({ kind }) => kind)).toEqual(['applications']);
    await app.mongo.db.collection('judges').deleteMany({});
    return null;
  },
};

async function organisers() {
  const { app } = suite();
  return [await registerAdmin(app), await registerAdmin(app), await registerAdmin(app)] as const;
}

test.each(Object.entries(proposals))(
  'a proposal (%s) waits for the other organiser, not for one with a conflict of interest',
  async (kind, propose) => {
    const { app } = suite();
    const [one, other, colleague] = await organisers();
    const nominee = await propose(one, other);
    expect(await waitingFor(other)).toMatchObject([{ kind, by: one.displayName, isOwn: false }]);
    expect(await waitingFor(one)).toMatchObject([{ kind, isOwn: true }]);
    if (nominee) {
      const { organization } = await nominationSeen(app, other, nominee.nominationId);
      await apply(app, colleague, { organization });
      const kinds = (await waitingFor(colleague)).map((waiting) => waiting.kind);
      expect(kinds).not.toContain(kind);
    }
    await setRole(app, one.accountId, 'user');
    expect((await waitingFor(other)).map((waiting) => waiting.kind)).not.toContain(kind);
  },
);

test('applications wait as one, since the earliest', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  for (const _ of [1, 2]) await apply(app, await registerStranger(app));
  expect(await waitingFor(admin)).toMatchObject([
    { kind: 'applications', count: 2, by: null, isOwn: false },
  ]);
});

test('what keeps a result waiting is mailed at once and once, to those who may confirm it', async () => {
  const { app } = suite();
  const [one, other, colleague] = await organisers();
  const nominee = await outcome(one, other);
  const { organization } = await nominationSeen(app, other, nominee?.nominationId ?? '');
  await apply(app, colleague, { organization });
  await app.mongo.db.collection('judges').deleteMany({ accountId: { $ne: colleague.accountId } });
  await tell();
  await tell();
  const of = async (person: Person) =>
    (await mailedTo(person)).filter(({ key }) => !/\d{4}-\d\d-\d\d$/.test(key)).length;
  expect([await of(one), await of(other), await of(colleague)]).toEqual([0, 1, 0]);
});

test('the rest is mailed in the morning after it came, and on Mondays', async () => {
  const { app, pass, clock, holdClock } = suite();
  holdClock();
  const day = 86_400_000;
  const admin = await registerAdmin(app);
  const toWednesday = (3 - clock().getUTCDay() + 7) % 7 || 7;
  const midnight = Math.ceil(clock().getTime() / day) * day - day;
  // Tuesday at noon.
  pass(midnight + toWednesday * day - day / 2 - clock().getTime());
  await apply(app, await registerStranger(app));
  const mails = async (later: number) => {
    pass(later);
    await tell();
    return (await mailedTo(admin)).length;
  };
  const hour = day / 24;
  expect([
    await mails(0),
    // Wednesday at five, seven and eight, Thursday, Monday.
    await mails(17 * hour),
    await mails(2 * hour),
    await mails(hour),
    await mails(day),
    await mails(4 * day),
  ]).toEqual([0, 0, 1, 1, 1, 2]);
});

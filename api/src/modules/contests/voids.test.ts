import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { apply, registerAdmin } from '../../../testing/judges';
import { judgesIn } from '../../../testing/judging';
import { mailsTo } from '../../../testing/mails';
import { buildForm, submit } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import {
  closed,
  decide,
  ledgerUrl,
  preview,
  proposedVoid,
  publicResult,
  published,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { seconds } from '../../platform/clock';
import { auditStore } from '../audit/store';

const suite = suiteApp();
everyMailIsPending(suite);
const admins = suiteOrganisers(suite);

const entry = async ({ nominationId }: { nominationId: string }) =>
  (await callAs(suite().app, admins()[0], 'getEntryRatings', { nominationId })).json();

const inPreview = async (fullName: string) => {
  const { entries } = await preview(suite().app, admins()[0]);
  const found = entries.find((one: { fullName: string }) => one.fullName === fullName);
  return [found.ratings, found.score, found.tier, found.isVoided];
};

const conflict = (id: string, kind = 'rating') => ({
  kind,
  id,
  why: 'conflict',
  reason: 'They worked together until May.',
});

test('D32 voiding a rating takes two organisers', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const nominees = await ratedContest(app, { 'Ada Gold': [...times(20, 8), 1] });
  const ofTheLast = async () => {
    const { ratings } = await entry(nominees['Ada Gold']);
    return ratings.find((it: { judge: { name: string } }) => it.judge.name === 'Judge 20');
  };
  const worst = await ofTheLast();
  // The proposer knows who rated, but not the ratings.
  expect([worst.scores, worst.averageRating]).toEqual([null, null]);
  expect(await inPreview('Ada Gold')).toEqual([21, null, null, false]);

  const proposed = (await decide(app, ada, 'voids', conflict(worst.assignmentId))).json().void;
  expect((await ofTheLast()).voidableFor).toEqual([]);
  expect([proposed.state, proposed.may, proposed.nomination.name]).toEqual([
    'proposed',
    { confirm: false, withdraw: true, turnDown: false },
    'Ada Gold',
  ]);
  expect((await decide(app, ada, 'voids', conflict(worst.assignmentId))).json().void).toEqual(
    proposed,
  );
  const otherReason = { ...conflict(worst.assignmentId), reason: 'They founded a company.' };
  expect((await decide(app, ada, 'voids', otherReason)).statusCode).toBe(409);
  expect(await inPreview('Ada Gold')).toEqual([21, null, null, false]);
  const { id: voidId } = proposed;
  const instead = await decide(app, grace, 'voids', conflict(worst.assignmentId));
  expect([instead.statusCode, instead.json().proposal?.id]).toEqual([412, voidId]);
  const alone = await decide(app, ada, 'voids/confirmation', { voidId });
  expect([alone.statusCode, alone.json().message]).toEqual([
    412,
    'You have proposed this yourself. Another organiser has to confirm it.',
  ]);
  const confirmed = (await decide(app, grace, 'voids/confirmation', { voidId })).json().void;
  expect((await decide(app, grace, 'voids/confirmation', { voidId })).json().void).toEqual(
    confirmed,
  );
  expect(await inPreview('Ada Gold')).toEqual([20, null, null, false]);
  expect((await decide(app, ada, 'voids/withdrawal', { voidId, reason: 'No' })).statusCode).toBe(
    412,
  );

  await published(app, ada, grace);
  expect(await inPreview('Ada Gold')).toEqual([20, '8.00', 'Gold', false]);
  expect((await ofTheLast()).scores).toEqual(
    ['Innovation', 'Methodology', 'Execution', 'Results'].map((criterion) => ({
      criterion,
      score: 1,
    })),
  );
  const ledger = parseLedger((await app.inject(ledgerUrl)).body);
  expect(ledger).toMatchObject({
    format: 'meritum-ledger/2',
    rows: { length: 20 },
    entries: [
      { score: '8.00', tier: 'Gold', withVoided: { ratings: 21, score: '7.66', tier: 'Silver' } },
    ],
    voided: [{ scores: [1, 1, 1, 1], reason: 'conflict' }],
    sealed: [],
    judges: times(21, 1).map((ratings) => ({ ratings })),
  });
  const { counts, voidsRoot } = (await publicResult(app)).published;
  expect(verifyLedger(ledger, { voidsRoot }).findings).toEqual([]);
  expect(counts.voidedRatings).toEqual({ conflict: 1, irregular: 0, ineligible: 0, error: 0 });
  const late = conflict(nominees['Ada Gold'].nominationId, 'entry');
  expect((await decide(app, ada, 'voids', late)).json().message).toBe(
    'The results of this category are published.',
  );
});

/** How many of the contest's proposed voids an organiser's overview shows. */
async function voidsInOverview(admin: Person): Promise<number | undefined> {
  suite().pass(seconds(2));
  const { contests } = (await callAs(suite().app, admin, 'getOverview')).json<OverviewReply>();
  return contests.find(
    ({ season, category }) => season === technology.season && category === technology.category,
  )?.voidsProposed;
}

test('a proposed void holds up closing, and blocks the outcome until it is decided', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const before = await proposedVoid(app, ada, nominees['Ada Gold']);
  const conflicted = await registerAdmin(app);
  await submit(app, conflicted, buildForm());
  expect([await voidsInOverview(grace), await voidsInOverview(conflicted)]).toEqual([1, 0]);
  const { revision } = await preview(app, ada);
  const open = await decide(app, ada, 'closing', { ...technology, revision });
  const waits = 'A proposal to void something has to be confirmed, withdrawn or turned down first.';
  expect(open.json().message).toBe(waits);
  await decide(app, grace, 'voids/withdrawal', { voidId: before, reason: 'It is not so' });
  const outcomeHash = await closed(app, ada);
  const voidId = await proposedVoid(app, ada, nominees['Ada Gold']);
  const early = await decide(app, ada, 'outcome', { ...technology, outcomeHash });
  expect(early.json().message).toBe(waits);
  const stale = await decide(app, grace, 'voids/confirmation', { voidId: before });
  expect([stale.statusCode, stale.json().proposal?.id]).toEqual([412, voidId]);
  const down = await decide(app, grace, 'voids/withdrawal', { voidId, reason: 'It is not so' });
  expect([down.json().void.state, down.json().void.decided.by]).toEqual([
    'turned-down',
    grace.displayName,
  ]);
  const after = await decide(app, ada, 'voids/withdrawal', { voidId, reason: 'Mine' });
  expect([after.statusCode, after.json().message]).toEqual([
    412,
    'This proposal has already been turned down.',
  ]);
  expect((await callAs(app, ada, 'listOpenDecisions')).json().decisions).toContainEqual(
    expect.objectContaining({
      ...{ id: voidId, kind: 'void', isOwn: true, name: 'Ada Gold' },
      turnedDown: expect.objectContaining({ by: grace.displayName, reason: 'It is not so' }),
    }),
  );
  const mails = (await mailsTo(app, ada.email)).filter(
    ({ template }) => template === 'proposal-turned-down',
  );
  expect(mails.map(({ key }) => key.split(':').at(-1))).toEqual([before, voidId]);
  expect((await decide(app, ada, 'outcome', { ...technology, outcomeHash })).statusCode).toBe(200);
  const { voids } = (await callAs(app, ada, 'listVoids')).json();
  expect(voids[0]).toEqual(down.json().void);
});

const employerOf = (index: number, organization: string) =>
  judgesIn(suite().app).updateOne({ _id: `judge-${index}` }, { $set: { organization } });

const tooLate =
  'Judging is closed, and scores are shown. A rating can now be voided only for a conflict of interest that was already on record when judging closed, because judge and nominee share an employer, an e-mail domain or an account. None was on record for this rating.';

test('once scores are shown, a rating is voided only for a conflict that was on record before', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': [...times(21, 8), 1] });
  await employerOf(3, `${nominee.organization}, Inc.`);
  await closed(app, ada);
  // This conflict is recorded only after judging has closed.
  await employerOf(21, nominee.organization);
  const { ratings } = (await entry(nominee)) as EntryRatingsReply;
  const ratingOf = (name: string) => ratings.find(({ judge }) => judge.name === name);
  const [known, low] = [ratingOf('Judge 3'), ratingOf('Judge 21')];
  expect([known?.voidableFor, low?.voidableFor]).toEqual([['conflict'], []]);
  const propose = (id: string | undefined, why: string) =>
    decide(app, ada, 'voids', { ...conflict(id ?? ''), why });
  const refused = [
    await propose(low?.assignmentId, 'conflict'),
    await propose(low?.assignmentId, 'irregular'),
    await propose(known?.assignmentId, 'irregular'),
  ];
  expect(refused.map((reply) => [reply.statusCode, reply.json().message])).toEqual(
    Array(3).fill([412, tooLate]),
  );
  const mailed = () => mailsTo(app, 'judge@bench-3.example');
  const { id: voidId } = (await propose(known?.assignmentId, 'conflict')).json().void;
  expect(await mailed()).toEqual([]);
  for (let press = 0; press < 2; press++)
    expect((await decide(app, grace, 'voids/confirmation', { voidId })).statusCode).toBe(200);
  await app.background.idle();
  expect(await mailed()).toMatchObject([
    {
      template: 'rating-voided',
      values: {
        name: 'Judge 3',
        category: 'Technology',
        why: 'A conflict of interest that was not declared',
      },
    },
  ]);
  const conflicted = await registerAdmin(app);
  await apply(app, conflicted, { organization: nominee.organization });
  const listed = await callAs(app, conflicted, 'listMails', { template: 'rating-voided' });
  expect(listed.json().total).toBe(0);
});

test('a void that was proposed before scores were shown cannot be confirmed afterwards', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const [rating] = ((await entry(nominee)) as EntryRatingsReply).ratings;
  const { id: voidId } = (
    await decide(app, ada, 'voids', conflict(rating?.assignmentId ?? ''))
  ).json().void;
  const offered = async () => (await callAs(app, grace, 'listVoids')).json().voids[0].may;
  expect(await offered()).toEqual({ confirm: true, withdraw: false, turnDown: true });
  // The proposal is stored directly, because an open one would prevent closing.
  const entries = [nominee.nominationId];
  const closing = { at: new Date(), root: '0'.repeat(64), size: 21, entries, conflicted: [] };
  await app.mongo.db
    .collection('results')
    .updateOne({}, { $set: { state: 'closed', closed: closing } });
  expect(await offered()).toEqual({ confirm: false, withdraw: false, turnDown: true });
  const reply = await decide(app, grace, 'voids/confirmation', { voidId });
  expect([reply.statusCode, reply.json().message]).toEqual([412, tooLate]);
  const down = await decide(app, grace, 'voids/withdrawal', { voidId, reason: 'Too late' });
  expect(down.statusCode).toBe(200);
});

test('deleting a judge deletes the reasons about them in the audit trail', async () => {
  const { app } = suite();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(2, 8) });
  const { ratings } = await entry(nominee);
  const { assignmentId: _id, judge } = ratings[0];
  const proposed = await decide(app, admins()[0], 'voids', conflict(_id));
  expect(proposed.statusCode).toBe(200);
  const newest = async () => {
    const query = { action: 'results.void-proposed' };
    const [one] = await auditSeen(app, admins()[0], query);
    return [one?.reason, one?.subject.accountId];
  };
  const accountId = judge.id.replace('judge', 'account');
  expect(await newest()).toEqual(['They worked together until May.', accountId]);
  await auditStore(app.mongo.db).erasePerson(accountId);
  expect(await newest()).toEqual([null, null]);
});

test.each([
  ['nothing', { id: 'nothing' }, 404],
  ['without a reason', { reason: '  ' }, 400],
  ['with a reason that is a book', { reason: 'x'.repeat(501) }, 400],
  ['for a reason of its own', { why: 'dislike' }, 400],
  ['an outcome', { kind: 'outcome' }, 400],
])('%s is not taken out', async (_, change, status) => {
  const { app } = suite();
  const nominees = await ratedContest(app, { 'Ada Gold': times(1, 8) });
  const given = { ...conflict(nominees['Ada Gold'].nominationId, 'entry'), ...change };
  expect((await decide(app, admins()[0], 'voids', given)).statusCode).toBe(status);
});

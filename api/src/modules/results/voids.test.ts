import { suiteApp } from '../../testing/app';
import { auditSeen, callAs } from '../../testing/console';
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
} from '../../testing/results';
import { auditStore } from '../audit/store';

const suite = suiteApp();
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
  // The proposer knows who rated, but not how.
  expect([worst.scores, worst.averageRating]).toEqual([null, null]);
  expect(await inPreview('Ada Gold')).toEqual([21, null, null, false]);

  const proposed = (await decide(app, ada, 'voids', conflict(worst.assignmentId))).json().void;
  expect([proposed.state, proposed.may, proposed.nomination.name]).toEqual([
    'proposed',
    { confirm: false, withdraw: true },
    'Ada Gold',
  ]);
  expect((await decide(app, ada, 'voids', conflict(worst.assignmentId))).json().void).toEqual(
    proposed,
  );
  expect(await inPreview('Ada Gold')).toEqual([21, null, null, false]);
  const { id: voidId } = proposed;
  const alone = await decide(app, ada, 'voids/confirmation', { voidId });
  expect([alone.statusCode, alone.json().message]).toEqual([
    412,
    'You have proposed this yourself. Another organiser has to confirm it.',
  ]);
  const second = await decide(app, grace, 'voids', {
    ...conflict(worst.assignmentId),
    why: 'error',
  });
  expect(second.statusCode).toBe(409);
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
  const ledger = (await app.inject(ledgerUrl)).json();
  expect([ledger.rows.length, ledger.sealed]).toEqual([
    20,
    [{ commitment: ledger.sealed[0].commitment, reason: 'rating voided' }],
  ]);
  const { counts } = (await publicResult(app)).published;
  expect(counts.voidedRatings).toEqual({ conflict: 1, irregular: 0, ineligible: 0, error: 0 });
  const late = conflict(nominees['Ada Gold'].nominationId, 'entry');
  expect((await decide(app, ada, 'voids', late)).json().message).toBe(
    'The results of this category are published.',
  );
});

test('a proposed void blocks the outcome until it is decided', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const voidId = await proposedVoid(app, ada, nominees['Ada Gold']);
  const outcomeHash = await closed(app, ada);
  const early = await decide(app, ada, 'outcome', { ...technology, outcomeHash });
  expect(early.json().message).toBe('These checks are not met yet: no open void.');
  const down = await decide(app, grace, 'voids/withdrawal', { voidId, reason: 'It is not so' });
  expect([down.json().void.state, down.json().void.decided.by]).toEqual([
    'withdrawn',
    grace.displayName,
  ]);
  expect((await decide(app, ada, 'outcome', { ...technology, outcomeHash })).statusCode).toBe(200);
  const { voids } = (await callAs(app, ada, 'listVoids')).json();
  expect(voids).toEqual([down.json().void]);
});

test('of two organisers who confirm and reject concurrently, one is told that it was decided', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const nominees = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const voidId = await proposedVoid(app, ada, nominees['Ada Gold']);
  const replies = await Promise.all([
    decide(app, grace, 'voids/confirmation', { voidId }),
    decide(app, ada, 'voids/withdrawal', { voidId, reason: 'A mistake' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('reasons about a judge leave the audit trail with the judge', async () => {
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
  await auditStore(app.mongo.db).forget(accountId);
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

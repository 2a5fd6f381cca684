import type { LedgerOfFormat2 } from '@meritum/shared/merit/ledger/ledger';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { post } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { ratings, registerJudge } from '../../testing/judges';
import { assignmentsIn } from '../../testing/judging';
import {
  closed,
  decide,
  ledgerUrl,
  preview,
  publicResult,
  published,
  ratedContest,
  suiteOrganisers,
  technology,
} from '../../testing/results';

/*
 * A drill: everyone who might want to try to lift Ada from Silver to Gold. What they do is refused,
 * or stands in the published record for anyone to see. The lines of docs/threat-model.md.
 */

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

/** 7.9, Silver; Gold without the two lowest. */
const numbers = [...Array(20).fill(8), 7, 7];

async function contest() {
  const { app } = suite();
  const { Ada } = await ratedContest(app, { Ada: numbers });
  const all = await assignmentsIn(app).find({ nominationId: Ada.nominationId }).toArray();
  const lows = all.filter(({ evaluation }) => evaluation?.ratings.innovation === 7);
  return { app, Ada, lows: lows.map(({ _id }) => _id) };
}

const voiding = (id: string, why: string) => ({
  kind: 'rating',
  id,
  why,
  reason: 'They are far too low.',
});

async function ledgerNow() {
  return parseLedger((await suite().app.inject(ledgerUrl)).body) as LedgerOfFormat2;
}

/** What the record says of Ada, and whether a stranger finds that it holds. */
async function record() {
  const ledger = await ledgerNow();
  const { root } = await publicResult(suite().app);
  const [entry] = ledger.entries;
  return { ledger, entry, isValid: verifyLedger(ledger, { root }).isValid };
}

test('one corrupt organiser: nothing that they can do alone changes the tier', async () => {
  const { app, lows } = await contest();
  const [corrupt, honest] = organisers();
  const refusals = [];
  // Takes the low ratings out, and confirms that under their own name.
  for (const low of lows) {
    const { void: proposed } = (await decide(app, corrupt, 'voids', voiding(low, 'error'))).json();
    const alone = await decide(app, corrupt, 'voids/confirmation', { voidId: proposed.id });
    refusals.push(alone.statusCode);
    const withdrawal = { voidId: proposed.id, reason: 'Refused by the others.' };
    await decide(app, honest, 'voids/withdrawal', withdrawal);
  }
  const outcomeHash = await closed(app, corrupt);
  // The numbers are known by now: a reason that was not recorded before comes too late.
  for (const low of lows)
    refusals.push((await decide(app, corrupt, 'voids', voiding(low, 'error'))).statusCode);
  // An outcome of their own, and one that nobody else has confirmed.
  const madeUp = { ...technology, outcomeHash: 'f'.repeat(64) };
  refusals.push((await decide(app, corrupt, 'outcome', madeUp)).statusCode);
  await decide(app, corrupt, 'outcome', { ...technology, outcomeHash });
  refusals.push(
    (await decide(app, corrupt, 'publication', { ...technology, outcomeHash })).statusCode,
  );
  expect(refusals.map((status) => status >= 400)).toEqual(refusals.map(() => true));
  const [entry] = (await preview(app, honest)).entries;
  expect([entry.ratings, entry.tier]).toEqual([22, 'Silver']);
});

test('a corrupt pair: they can take ratings out before closing, and everyone sees what it changed', async () => {
  const { app, lows } = await contest();
  const [one, other] = organisers();
  for (const low of lows) {
    const { void: proposed } = (await decide(app, one, 'voids', voiding(low, 'error'))).json();
    await decide(app, other, 'voids/confirmation', { voidId: proposed.id });
  }
  await published(app, one, other);
  const { ledger, entry, isValid } = await record();
  expect([isValid, entry?.tier, entry?.withVoided?.tier]).toEqual([true, 'Gold', 'Silver']);
  expect(ledger.voided.map(({ scores, reason }) => [scores[0], reason])).toEqual([
    [7, 'error'],
    [7, 'error'],
  ]);
  const { counts, voidsRoot } = (await publicResult(app)).published;
  expect([counts.voidedRatings.error, voidsRoot]).toEqual([2, ledger.voidsRoot]);
});

test('a ring of judges: who was not given the entry cannot rate it, and nobody rates twice', async () => {
  const { app, Ada } = await contest();
  const [organiser, other] = organisers();
  const friend = await registerJudge(app, organiser);
  const ten = ratings(10, 10, 10, 10);
  const rate = (id: string) =>
    post(
      app,
      `/api/judges/me/assignments/${id}/rating`,
      { assignmentId: id, ratings: ten },
      friend.authorized,
    );
  const theirs = await assignmentsIn(app)
    .find({ nominationId: Ada.nominationId })
    .map(({ _id }) => _id)
    .toArray();
  const made = `${theirs[0]?.split(':')[0]}:${Ada.nominationId}`;
  const replies = await Promise.all([...theirs, made].map(rate));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  await published(app, organiser, other);
  const { entry, isValid } = await record();
  expect([isValid, entry?.ratings, entry?.tier]).toEqual([true, 22, 'Silver']);
});

import { randomBytes } from 'node:crypto';
import { groupedBy } from '@meritum/shared/merit/groups';
import { scoreShown } from '@meritum/shared/merit/outcome/score';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Addressee, MailRequest } from '../../module-kit/mail-request';
import type { Decider } from '../../platform/authorisation/actor';
import { isOwnAccount } from '../../platform/authorisation/two-organisers';
import { refused } from '../../platform/errors/domain-error';
import { type ContestSnapshot, countedRatings } from '../contests/contest-snapshot';
import { outcomeChanged, voidWaits } from '../contests/errors';
import type { OutcomeArguments } from '../contests/finalising';
import { type ComputedResults, computedResults, confirmedOutcome } from '../contests/outcome';
import type { Contest, Result } from '../contests/result';
import { outcomeOfEntry } from '../contests/rules';
import { plannedPublication } from '../contests/schedule';
import type { Publishing } from './context';
import { resultsJudged } from './mails/ResultsJudged';
import { resultsPublished } from './mails/ResultsPublished';
import { winnersOf } from './winners';

/**
 * Publishes finalised results: winners appear in the directory, the ledger becomes public, and each
 * nominator gets one mail, even after repetitions and crashes. The outcome is computed again.
 * @throws permission-denied, not-found; failed-precondition when that is not the finalised one,
 * and for who has stopped the hour that two had agreed on
 */
export async function publishResults(
  context: Publishing,
  actor: Decider,
  { contest, outcomeHash }: OutcomeArguments,
): Promise<Result> {
  const snapshot = await context.deps.contests.readForDecision(actor, contest);
  const { state } = snapshot.result;
  if (state === 'publishing' || state === 'published') return continuePublishing(context, contest);
  if (plannedPublication(snapshot.result))
    throw refused('Two organisers have agreed on a later hour. Stop that first to publish now.');
  if (await isOwnAccount(context.deps.identity, actor, snapshot.result.stoppedBy ?? null))
    throw refused('You have stopped the planned publication. Another organiser publishes now.');
  const outcome = await finalOutcome(context, snapshot, outcomeHash);
  return beginPublishing(context, { snapshot, outcome, actor, by: actor.accountId });
}

/**
 * The confirmed outcome, computed again.
 * @throws failed-precondition when it differs, and while a void is proposed
 */
export async function finalOutcome(
  context: Publishing,
  snapshot: ContestSnapshot,
  outcomeHash: string,
): Promise<ComputedResults> {
  const { finalised, voids } = snapshot.result;
  if (!finalised || finalised.outcomeHash !== outcomeHash)
    throw refused('The results of this category are not finalised.');
  if (voids.some((one) => one.state === 'proposed')) throw voidWaits();
  const outcome = await computedResults(context, snapshot);
  if (outcome.resultsHash !== confirmedOutcome(finalised).results) throw outcomeChanged();
  return outcome;
}

interface Begun {
  snapshot: ContestSnapshot;
  outcome: ComputedResults;
  actor: { accountId: string } | { command: string };
  /** The organiser who published it, or agreed to the planned moment. */
  by: string | null;
}

/** Decides the publication by one conditional write, and completes it. */
export async function beginPublishing(
  context: Publishing,
  { snapshot, outcome, actor, by }: Begun,
): Promise<Result> {
  const { result } = snapshot;
  const written = await context.deps.contests.changeResult(result, {
    actor,
    action: 'results.published',
    change: {
      state: 'publishing',
      publishing: { at: context.platform.clock(), by, seed: randomBytes(16).toString('hex') },
    },
    before: { state: result.state },
    after: { state: 'published', outcomeHash: result.finalised?.outcomeHash ?? null },
  });
  return continuePublishing(context, result, {
    snapshot: { ...snapshot, result: written },
    outcome,
  });
}

const publisherOf = ({ by }: { by: string | null }) => ({
  actor: by === null ? { command: 'publishing' } : { accountId: by },
  reason: 'Its results were published.',
});

/**
 * Completes the publication; safe to repeat. The last write records the mails.
 * @param computed the snapshot and results of the decision, which no longer change
 */
export async function continuePublishing(
  context: Publishing,
  { season, category }: Contest,
  computed?: { snapshot: ContestSnapshot; outcome: ComputedResults },
): Promise<Result> {
  let known = computed;
  return retryOnConflict(async () => {
    const snapshot =
      known?.snapshot ?? (await context.deps.contests.readContest({ season, category }));
    const { result } = snapshot;
    if (result.state !== 'publishing' || !result.publishing) return result;
    const { finalised } = result;
    const outcome = known?.outcome ?? (await computedResults(context, snapshot));
    known = undefined;
    if (!finalised || outcome.resultsHash !== confirmedOutcome(finalised).results)
      throw new Error(`The outcome of ${result._id} is not the one that was finalised`);
    const winners = winnersOf(outcome, result.publishing.at);
    await context.deps.winners.publish(winners);
    if (winners.length > 0)
      await context.deps.seasons.offerWinners({
        season,
        category,
        by: publisherOf(result.publishing),
      });
    const mails = await publicationMails(context, snapshot, outcome);
    const fields = { state: 'published', publishedAt: context.platform.clock() } as const;
    return context.deps.contests.writeResult(result, { fields, effects: { audit: null, mails } });
  });
}

interface ResultMail {
  to: Addressee;
  season: string;
  rules: ComputedResults['frozen']['rules'];
}

/** The mail to an entry's nominator. */
export function resultMail(
  entry: ComputedResults['entries'][number],
  { rules, ...about }: ResultMail,
): MailRequest {
  const { _id: nominationId, category } = entry.nomination;
  const outcome = outcomeOfEntry(rules, entry);
  const decided = outcome?.kind === 'decided' ? outcome : undefined;
  return resultsPublished({
    ...{ ...about, nominationId, category },
    tier: decided?.tier ?? null,
    outcome: outcome?.kind ?? 'voided',
    score: decided ? scoreShown(decided.score) : '',
    ratings: outcome?.ratings ?? 0,
  });
}

/** A mail to each nominator and to each judge whose account still exists. */
async function publicationMails(
  { deps }: Publishing,
  snapshot: ContestSnapshot,
  { frozen, entries }: ComputedResults,
): Promise<MailRequest[]> {
  const { season, result: contest } = snapshot;
  const counted = snapshot.entries.flatMap((entry) => countedRatings(snapshot, entry));
  const byJudge = groupedBy(counted, (one) => one.accountId ?? '');
  const nominators = entries.map(({ nomination }) => nomination.submittedBy);
  const people = await deps.identity.peopleByIds([...nominators, ...byJudge.keys()]);
  const mails: MailRequest[] = [];
  for (const entry of entries) {
    const { nomination } = entry;
    const to = nomination.erasedAt ? undefined : people.get(nomination.submittedBy);
    if (to) mails.push(resultMail(entry, { to, season: season.name, rules: frozen.rules }));
  }
  for (const [accountId, given] of byJudge) {
    const to = people.get(accountId);
    const about = { contest, season: season.name, ratings: given.length };
    if (to) mails.push(resultsJudged({ accountId, to, ...about }));
  }
  return mails;
}

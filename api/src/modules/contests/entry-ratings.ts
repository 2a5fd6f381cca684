import type { Ratings } from '@meritum/shared/contracts/assignments';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import type { Decider } from '../../platform/authorisation/actor';
import { bandsOf } from './bands';
import { countedRatings, readEntry } from './contest-snapshot';
import type { Results } from './context';
import { mayDecide } from './decisions';
import { entryUnknown } from './errors';
import { hasConflictWith, hasYetToRate, presentVoid, voidReasonsFor } from './policy';
import type { Void } from './result';
import { averagesOf, singleRatingsAreShown } from './single-ratings';

/**
 * The judges who rated an entry, and their ratings once nobody can be assigned in the season.
 * Throws not-found, also for organisers with a conflict of interest or with the entry still to
 * rate.
 */
export async function ratingsOfEntry(
  context: Results,
  actor: Decider,
  nominationId: string,
): Promise<Omit<EntryRatingsReply, 'result' | 'recognition' | 'correction'>> {
  const [nomination] = await context.deps.nominations.findByIds([nominationId]);
  if (
    !nomination ||
    hasConflictWith(await context.deps.nominations.affiliationOf(actor), nomination)
  )
    throw entryUnknown();
  const found = await readEntry(context, nomination);
  if (!found || hasYetToRate(await actor.person(), found.entry)) throw entryUnknown();
  const { result, entry } = found;
  const ofSeason = await context.deps.seasons.findById(nomination.season);
  if (!ofSeason) throw entryUnknown();
  const judges = await context.deps.judges.findByIds(entry.completed.map(({ judgeId }) => judgeId));
  const names = new Map(judges.map(({ _id, fullName: name }) => [_id, name]));
  const { season, category, fullName } = nomination;
  const scoresShown = await singleRatingsAreShown(context, ofSeason);
  const decides = await mayDecide(context, actor, nomination);
  const voidsOf = (kind: Void['kind'], assignmentId: string | null) => {
    const one = { kind, nominationId, assignmentId };
    return {
      voidId: presentVoid(result, one)?.id ?? null,
      voidableFor: decides ? voidReasonsFor(result, one) : [],
    };
  };
  const frozen = await context.deps.seasons.frozenRules(ofSeason, category);
  return {
    nominationId,
    fullName,
    season,
    category,
    scoresShown,
    bands: bandsOf(ofSeason),
    given: scoresShown && frozen ? averagesOf(frozen, countedRatings(found, entry)) : null,
    voidableFor: voidsOf('entry', null).voidableFor,
    ratings: entry.completed.flatMap(({ _id, judgeId, evaluation }) =>
      evaluation
        ? [
            {
              assignmentId: _id,
              judge: { id: judgeId, name: names.get(judgeId) ?? '' },
              scores: scoresShown ? scoresBy(ofSeason, evaluation.ratings) : null,
              averageRating: scoresShown ? evaluation.composite : null,
              completedAt: evaluation.completedAt.toISOString(),
              ...voidsOf('rating', _id),
            },
          ]
        : [],
    ),
  };
}

const scoresBy = ({ rules }: Season, ratings: Ratings) =>
  rules.criteria.map(({ key, name: criterion }) => ({
    criterion,
    score: ratings[key] as number,
  }));

import type { TierName } from '@meritum/shared/contracts/tiers';
import { shownOf, type WithoutEssay } from '../nominations/nomination';
import type { PublicationApi } from '../publication/api';

/** The facts on a certificate, and nothing else about its winner. */
export type Award = NonNullable<Awaited<ReturnType<typeof awardOf>>>;

/** The award of an entry; null before publication, without a tier, and once it is erased. */
export async function awardOf(
  { publication }: { publication: Pick<PublicationApi, 'publishedResultOf'> },
  nomination: WithoutEssay,
) {
  if (nomination.erasedAt) return null;
  const found = await publication.publishedResultOf(nomination);
  return found && awardIn(found, nomination);
}

type Found = NonNullable<Awaited<ReturnType<PublicationApi['publishedResultOf']>>>;

/** The award that a result stands for; null without a tier. */
export function awardIn({ entry, season, contest, publishedAt }: Found, nomination: WithoutEssay) {
  if (entry.tier === null || entry.score === null) return null;
  return {
    ...shownOf(nomination),
    /** Empty for nominations from before the form asked for the work in one line. */
    line: nomination.line ?? '',
    tier: entry.tier as TierName,
    category: contest.category,
    season: contest.season,
    seasonName: season.name,
    score: entry.score,
    judges: entry.ratings,
    publishedAt,
    /** The entry's name in the ledger. */
    entry: entry.pseudonym,
    criteria: entry.criteria.map(({ name }) => name),
    scale: season.rules.scale,
  };
}

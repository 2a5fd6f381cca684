import type { Season } from '@meritum/shared/contracts/seasons';
import type { TierName } from '@meritum/shared/contracts/tiers';
import { oneLine } from '../../platform/text';
import { contestOf } from '../contests/contest-snapshot';
import type { Results } from '../contests/context';
import type { Ledgers } from '../contests/ledgers';
import { publishedResultOf } from '../contests/published-entry';
import type { WithoutEssay } from '../nominations/nomination';

/** What a certificate says of an award, and nothing more about its winner. */
export interface Award {
  name: string;
  organization: string;
  tier: TierName;
  category: string;
  season: string;
  seasonName: string;
  score: string;
  judges: number;
  publishedAt: Date;
  /** The entry's name in the ledger. */
  entry: string;
  criteria: readonly string[];
  scale: Season['rules']['scale'];
}

/** The award of an entry; null before publication, without a tier, and once it is erased. */
export async function awardOf(
  context: Results,
  ledgers: Ledgers,
  nomination: WithoutEssay,
): Promise<Award | null> {
  if (nomination.erasedAt) return null;
  const entry = await publishedResultOf(context, ledgers, nomination);
  if (!entry || entry.tier === null || entry.score === null) return null;
  const { season, contest } = await contestOf(context, nomination);
  const { publishedAt } = await context.results.of(contest);
  return {
    name: oneLine(nomination.fullName),
    organization: oneLine(nomination.organization),
    tier: entry.tier as TierName,
    category: contest.category,
    season: contest.season,
    seasonName: season.name,
    score: entry.score,
    judges: entry.ratings,
    publishedAt: publishedAt as Date,
    entry: entry.pseudonym,
    criteria: entry.criteria.map(({ name }) => name),
    scale: season.rules.scale,
  };
}

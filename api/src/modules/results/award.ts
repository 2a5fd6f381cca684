import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName } from '@meritum/shared/contracts/tiers';
import type { Actor } from '../../platform/authorisation/actor';
import type { WithoutEssay } from '../nominations/nomination';
import { contestOf } from './contest-snapshot';
import type { Results } from './context';
import { entryUnknown, noAward } from './errors';
import type { Ledgers } from './ledgers';
import { publishedResultOf } from './published-entry';

/** A published entry with an award: all that its papers state. */
export interface Award {
  nomination: Pick<WithoutEssay, 'fullName' | 'designation' | 'organization'>;
  category: CategoryName;
  /** Name of the season. */
  season: string;
  tier: TierName;
  /** As in the ledger, two decimals. */
  score: string;
  ratings: number;
  criteria: readonly string[];
  scale: { min: number; max: number };
  publishedAt: Date;
}

/**
 * The award of the actor's own entry. Throws not-found without an entry, failed-precondition before
 * publication and without an award.
 */
export async function ownAward(
  context: Results,
  ledgers: Ledgers,
  actor: Pick<Actor, 'accountId'>,
  asked: { season?: string | undefined; category: CategoryName },
): Promise<Award> {
  const { season, contest } = await contestOf(context, asked);
  const nomination = (await context.nominations.ofOwner(actor.accountId)).find(
    (one) => one.season === contest.season && one.category === contest.category,
  );
  if (!nomination) throw entryUnknown();
  const entry = await publishedResultOf(context, ledgers, nomination);
  const { publishedAt } = await context.results.of(contest);
  const tier = season.rules.tiers.find(({ name }) => name === entry?.tier)?.name;
  if (!entry || !tier || entry.score === null || publishedAt === null) throw noAward();
  return {
    nomination,
    category: asked.category,
    season: season.name,
    tier,
    score: entry.score,
    ratings: entry.ratings,
    criteria: entry.criteria.map(({ name }) => name),
    scale: season.rules.scale,
    publishedAt,
  };
}

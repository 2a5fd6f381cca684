import { limits } from '@meritum/shared/contracts/limits';
import { isWebAddress } from '@meritum/shared/contracts/links';
import { byName } from '@meritum/shared/contracts/search';
import type { TierName } from '@meritum/shared/contracts/tiers';
import { toNumber } from '@meritum/shared/merit/outcome/fraction';
import { slug, unusedSlug } from '@meritum/shared/programme/slug';
import type { ComputedResults } from '../contests/outcome';
import { outcomeOfEntry } from '../contests/rules';
import { shownOf } from '../nominations/nomination';
import type { WinnerFields } from '../winners/record';

/**
 * Entries that earned a tier and are not erased, with their slugs in the directory. Namesakes are
 * numbered in the order of pseudonyms, so that repeating gives the same.
 */
function awardedEntries({ frozen, entries }: ComputedResults) {
  const taken = new Set<string>();
  const inOrder = [...entries].sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
  return inOrder.flatMap((entry) => {
    const outcome = outcomeOfEntry(frozen.rules, entry);
    const { nomination } = entry;
    if (outcome?.kind !== 'decided' || outcome.tier === null || nomination.erasedAt) return [];
    const own = unusedSlug(slug(nomination.fullName) || 'winner', taken);
    taken.add(own);
    const { pseudonym } = entry;
    const tier = outcome.tier as TierName;
    return [{ nomination, pseudonym, tier, score: outcome.score, slug: own }];
  });
}

/** The slug with which an entry's winner was published; undefined without one. */
export const slugAtPublication = (
  results: ComputedResults,
  nominationId: string,
): string | undefined =>
  awardedEntries(results).find((one) => one.nomination._id === nominationId)?.slug;

export function winnersOf(results: ComputedResults, publishedAt: Date): WinnerFields[] {
  const { season: year, category } = results.frozen.rules;
  return awardedEntries(results).map(({ nomination, tier, score, slug: own }) => {
    const employer = shownOf(nomination).organization.slice(0, limits.organizationCharacters);
    return {
      year,
      category,
      badge: tier,
      meanScore: toNumber(score),
      slug: own,
      fullName: nomination.fullName,
      ...(employer && { employer }),
      ...(nomination.line && { line: nomination.line }),
      ...(isWebAddress(nomination.linkedInUrl) && { linkedInUrl: nomination.linkedInUrl }),
      publishedAt: publishedAt.toISOString(),
    };
  });
}

/** A winner as the page of the contest shows them. */
export interface NamedWinner {
  nominationId: string;
  /** The entry's name in the ledger. */
  pseudonym: string;
  tier: TierName;
  name: string;
  organization: string;
  line: string;
}

/** The winners under their present names, highest score first. */
export const namedWinnersOf = (results: ComputedResults): NamedWinner[] =>
  awardedEntries(results)
    .map(({ nomination, pseudonym, tier, score }) => ({
      score: toNumber(score),
      winner: {
        nominationId: nomination._id,
        pseudonym,
        tier,
        name: shownOf(nomination).name,
        organization: shownOf(nomination).organization,
        line: nomination.line ?? '',
      },
    }))
    .sort((one, other) => other.score - one.score || byName(one.winner.name, other.winner.name))
    .map(({ winner }) => winner);

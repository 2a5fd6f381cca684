import { limits } from '@meritum/shared/contracts/limits';
import { isWebAddress } from '@meritum/shared/contracts/links';
import { toNumber } from '@meritum/shared/merit/outcome/fraction';
import { slug, unusedSlug } from '@meritum/shared/programme/slug';
import type { ComputedResults } from './outcome';
import { outcomeOfEntry } from './rules';

/**
 * Winners for the directory: entries that earned a tier and are not erased. Slugs of the same name
 * are numbered in the order of pseudonyms, so that a repetition gives the same.
 */
export function winnersOf({ frozen, entries }: ComputedResults, publishedAt: Date): object[] {
  const { season: year, category } = frozen.rules;
  const taken = new Set<string>();
  const inOrder = [...entries].sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
  return inOrder.flatMap((entry) => {
    const outcome = outcomeOfEntry(frozen.rules, entry);
    const { nomination } = entry;
    if (outcome?.kind !== 'decided' || outcome.tier === null || nomination.erasedAt) return [];
    const own = unusedSlug(slug(nomination.fullName) || 'winner', taken);
    taken.add(own);
    const employer = nomination.organization.trim().slice(0, limits.organizationCharacters);
    return [
      {
        year,
        category,
        badge: outcome.tier,
        meanScore: toNumber(outcome.score),
        slug: own,
        fullName: nomination.fullName,
        ...(employer && { employer }),
        ...(isWebAddress(nomination.linkedInUrl) && { linkedInUrl: nomination.linkedInUrl }),
        publishedAt: publishedAt.toISOString(),
      },
    ];
  });
}

import type { NominationResult } from '@meritum/shared/contracts/published-results';

/** The result that an address names, by default the newest. */
export const resultAsked = (
  results: readonly NominationResult[],
  asked: URLSearchParams,
): NominationResult | undefined =>
  results.find(
    ({ season, seasonName, category }) =>
      [season, seasonName].includes(asked.get('season') ?? '') &&
      category === asked.get('category'),
  ) ?? results[0];

import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { prefixes } from '@meritum/shared/programme/routes';

type Which = Pick<NominationResult, 'season' | 'category'>;

/** The page of one result (/tech-nomination/result). */
export const resultAddress = ({ season, category }: Which): string =>
  `${prefixes['mf-nomination']}/result?${new URLSearchParams({ season, category })}`;

/** The result that an address asks for, by default the newest. */
export const resultAsked = (
  results: readonly NominationResult[],
  asked: URLSearchParams,
): NominationResult | undefined =>
  results.find(
    ({ season, category }) => season === asked.get('season') && category === asked.get('category'),
  ) ?? results[0];

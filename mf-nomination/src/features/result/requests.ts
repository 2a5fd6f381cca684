import { call, callForFile } from '@meritum/shared/client/call';
import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { useQuery } from '@meritum/shared/query';
import { useEffect } from 'react';

/** The person's results in published contests, the newest first. */
export function useResults(uid: string, enabled = true) {
  return useQuery({
    queryKey: ['nomination-results', uid],
    queryFn: async ({ signal }) => (await call('listNominationResults', { signal })).results,
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** The Open Badge of an award, baked into its picture. */
export const badgeOf = (of: Pick<NominationResult, 'season' | 'category'>): Promise<Blob> =>
  callForFile('getBadgePicture', { query: of });
type Which = Pick<NominationResult, 'season' | 'category'>;

/** Notes that the result was shown, so that no reminder of it follows; a failure is not worth telling. */
export function useOpened({ season, category }: Which): void {
  useEffect(() => {
    call('noteResultOpened', { body: { season, category } }).catch(() => {});
  }, [season, category]);
}

/** What a winner may download as PDF. */
export const papers = [
  {
    name: 'Certificate',
    text: 'With your name, the tier, and the ratings that it rests on.',
    file: 'certificate',
    get: ({ season, category }: Which, paper: PaperSize) =>
      callForFile('getWinnerCertificate', { query: { season, category, paper } }),
  },
  {
    name: 'Reference letter',
    text: 'For employers, visa offices and applications. It states only what was published.',
    file: 'reference-letter',
    get: ({ season, category }: Which, paper: PaperSize) =>
      callForFile('getWinnerReferenceLetter', { query: { season, category, paper } }),
  },
] as const;

import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
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

type Which = Pick<NominationResult, 'season' | 'category'>;

/** Notes that the result was shown, so that no reminder of it follows; a failure is not worth telling. */
export function useOpened({ season, category }: Which): void {
  useEffect(() => {
    call('noteResultOpened', { body: { season, category } }).catch(() => {});
  }, [season, category]);
}

/** Downloads the Open Badge of an award. */
export const downloadBadge = ({ season, category }: Which, format: BadgeFormat): Promise<void> =>
  download('getBadge', `badge-${season}.${format}`, { query: { season, category, format } });

/** The formats of the badge, and what each is for. */
export const badgeFiles = [
  {
    name: 'Picture with the badge inside',
    text: 'For your website, a post or a badge wallet that takes pictures.',
    kind: 'picture',
    formats: ['svg', 'png'],
  },
  {
    name: 'Signed file',
    text: 'For badge wallets, and for software that verifies credentials.',
    kind: 'signed-file',
    formats: ['jwt', 'json'],
  },
] as const satisfies readonly { formats: readonly BadgeFormat[]; [said: string]: unknown }[];

const fileOf = (name: string, season: string, paper: PaperSize) =>
  `${name}-${season}-${paper.toLowerCase()}.pdf`;

/** What a winner may download as PDF. */
export const papers = [
  {
    name: 'Certificate',
    text: 'With your name, the tier, and the ratings that it rests on.',
    file: 'certificate',
    save: ({ season, category }: Which, paper: PaperSize) =>
      download('getWinnerCertificate', fileOf('certificate', season, paper), {
        query: { season, category, paper },
      }),
  },
  {
    name: 'Reference letter',
    text: 'For employers, visa offices and applications. It states only what was published.',
    file: 'reference-letter',
    save: ({ season, category }: Which, paper: PaperSize) =>
      download('getWinnerReferenceLetter', fileOf('reference-letter', season, paper), {
        query: { season, category, paper },
      }),
  },
] as const;

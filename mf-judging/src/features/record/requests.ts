import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import { useQuery } from '@meritum/shared/query';

/** The judge's record of a season, by default the newest with assignments. */
export function useRecord(uid: string, season: string) {
  return useQuery({
    queryKey: ['record', uid, season],
    queryFn: ({ signal }) =>
      call('getTechJudgeRecord', { query: season ? { season } : {}, signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** The judge's final documents of a season as PDF. */
export const papers = [
  {
    name: 'Certificate of service',
    save: (season: string) =>
      download('getJudgeCertificate', 'certificate-of-service.pdf', { query: { season } }),
  },
  {
    name: 'Reference letter',
    save: (season: string) =>
      download('getJudgeReferenceLetter', 'reference-letter.pdf', { query: { season } }),
  },
] as const;

import { call, callForFile } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';
import { judgeScope } from '../judge/requests';

/** The judge's record of a season, by default the newest with assignments. */
export function useRecord(uid: string, season: string) {
  return useQuery({
    queryKey: [judgeScope, 'record', uid, season],
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
    file: 'certificate-of-service.pdf',
    get: (season: string) => callForFile('getJudgeCertificate', { query: { season } }),
  },
  {
    name: 'Reference letter',
    file: 'reference-letter.pdf',
    get: (season: string) => callForFile('getJudgeReferenceLetter', { query: { season } }),
  },
] as const;

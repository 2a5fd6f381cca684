import { call, callForFile } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';
import { judgeScope } from '../judge/requests';

/** Returns the judge's record of this season. */
export function useRecord(uid: string) {
  return useQuery({
    queryKey: [judgeScope, 'record', uid],
    queryFn: ({ signal }) => call('getTechJudgeRecord', { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** The judge's final documents as PDF. */
export const papers = [
  {
    name: 'Certificate of service',
    file: 'certificate-of-service.pdf',
    get: () => callForFile('getJudgeCertificate'),
  },
  {
    name: 'Reference letter',
    file: 'reference-letter.pdf',
    get: () => callForFile('getJudgeReferenceLetter'),
  },
] as const;

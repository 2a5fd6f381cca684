import { call, callForFile } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';
import { judgeScope } from '../judge/requests';

/** What the judge has done this season. */
export function useRecord(uid: string) {
  return useQuery({
    queryKey: [judgeScope, 'record', uid],
    queryFn: ({ signal }) => call('getTechJudgeRecord', { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** What a judge is given at the end, as PDF. */
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

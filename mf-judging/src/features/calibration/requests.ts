import { call } from '@meritum/shared/client/call';
import type { CalibrationReply, Ratings } from '@meritum/shared/contracts/assignments';
import { unsent } from '@meritum/shared/forms/unsent';
import { useMutation, useQuery, useQueryClient } from '@meritum/shared/query';

const calibrationKey = (uid: string) => ['calibration', uid] as const;

/** The sample entries of the season, and the judge's ratings of them. */
export function useCalibration(uid: string) {
  return useQuery({
    queryKey: calibrationKey(uid),
    queryFn: ({ signal }) => call('getCalibrationRound', { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Where chosen ratings are kept until they are sent. */
export const sampleKey = (entryId: string) => `sample ${entryId}`;

interface Rated {
  entryId: string;
  ratings: Ratings;
}

/** Rates a sample entry; the reply contains its reference. */
export function useRatedEntry(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entryId, ratings }: Rated) =>
      call('rateCalibrationEntry', { params: { entryId }, body: { ratings } }),
    networkMode: 'always',
    onSuccess: (round, { entryId }) => {
      unsent.forget(sampleKey(entryId));
      client.setQueryData<CalibrationReply>(calibrationKey(uid), round);
    },
  });
}

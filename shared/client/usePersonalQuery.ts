import { useQuery, useQueryClient } from '@meritum/shared/query';
import { personOf } from '../auth/person';
import { useSession } from '../auth/useSession';
import { call } from './call';
import type { Arguments, Options, PersonalCall, ReplyOf } from './calls';

/**
 * A call's reply to the signed-in person: fetched on each visit and then dropped, because another
 * person may use this browser. `keep` shows a later reply, even if not `enabled`.
 */
export function usePersonalQuery<Name extends PersonalCall>(
  name: Name,
  asked: Omit<Options<Name>, 'signal'> = {} as Options<Name>,
  enabled = true,
) {
  const client = useQueryClient();
  const queryKey = [name, personOf(useSession())?.uid, asked];
  const query = useQuery<ReplyOf<Name>>({
    queryKey,
    queryFn: ({ signal }) => call(name, ...([{ ...asked, signal }] as unknown as Arguments<Name>)),
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
  const keep = (reply: ReplyOf<Name>): void => {
    client.setQueryData<unknown>(queryKey, reply);
  };
  return { ...query, keep };
}

import { call } from '@meritum/shared/client/call';
import type { Arguments, Options, PersonalCall, ReplyOf } from '@meritum/shared/client/calls';
import { useQuery } from '@meritum/shared/query';
import { useMay } from '../access/role';

/** A call's reply, cached by its name and input. */
export const queryOf = <Name extends PersonalCall>(
  name: Name,
  asked: Omit<Options<Name>, 'signal'>,
) => ({
  queryKey: [name, asked],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(name, ...([{ ...asked, signal }] as unknown as Arguments<Name>)),
});

type Settings<Reply> = Omit<
  Parameters<typeof useQuery<Reply>>[0],
  'queryKey' | 'queryFn' | 'initialData'
>;

/** A call's reply, read again after each act; nothing if the reader's role may not call it. */
export const useCall = <Name extends PersonalCall>(
  name: Name,
  asked: Omit<Options<Name>, 'signal'>,
  settings?: Settings<ReplyOf<Name>>,
) => {
  const mayAsk = useMay()(name);
  return useQuery<ReplyOf<Name>>({
    ...queryOf(name, asked),
    ...settings,
    ...(!mayAsk && { enabled: false }),
  });
};

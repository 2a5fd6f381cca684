import { session } from '@meritum/shared/auth/session';
import { type CallName, calls } from '../contracts/calls';
import { takePrefetched } from './prefetch';
import { parse } from './request';

/** Returns the reply that the page's early script requested as this person, or requests it. */
export async function takePrefetchedReply<Reply>(
  name: CallName,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const token = await session.getAccessToken();
  const early = await takePrefetched(`${calls[name].path} ${token}`);
  return early ? ((await parse(early)) as Reply) : ask();
}

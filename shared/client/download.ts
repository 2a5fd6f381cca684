import { asPerson, call } from '@meritum/shared/client/call';
import { type CallName, calls } from '../contracts/calls';
import type { Arguments, FileCall, OutgoingCall } from './calls';
import { urlOf } from './request';
import { followDownload } from './saveFile';

/**
 * Hands a file to the browser's downloads by an ordinary link, because apps that show pages ignore
 * `blob:` addresses. The file is asked for once before, so that a refusal is told in the page. It has
 * the name that the server gives it. Throws ClientError.
 */
export function download<Name extends FileCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<void>;
export async function download(name: CallName, options: OutgoingCall = {}): Promise<void> {
  await asPerson(name, options, async (reply) => reply.body?.cancel());
  const address = urlOf(calls[name], options);
  const { ticket } = await call('issueTicket', { body: { address } });
  followDownload(`${address}${address.includes('?') ? '&' : '?'}ticket=${ticket}`);
}

import { asPerson, call } from '@meritum/shared/client/call';
import { type CallName, calls } from '../contracts/calls';
import type { Arguments, FileCall, OutgoingCall } from './calls';
import { urlOf } from './request';
import { followDownload } from './saveFile';

/**
 * Downloads a file by an ordinary link, because apps that show pages ignore `blob:` addresses. A
 * request before that lets the page show a refusal. The server names the file. Throws ClientError.
 */
export function download<Name extends FileCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<void>;
export async function download(name: CallName, options: OutgoingCall = {}): Promise<void> {
  await asPerson(name, options, async (reply) => reply.body?.cancel());
  followDownload(await ticketed(name, options));
}

/** The address of a file with a ticket for its reader. */
async function ticketed(name: CallName, options: OutgoingCall): Promise<string> {
  const address = urlOf(calls[name], options);
  const { ticket } = await call('issueTicket', { body: { address } });
  return `${address}${address.includes('?') ? '&' : '?'}ticket=${ticket}`;
}

/**
 * Shows a page or file of the server in a new tab. The tab opens immediately, while the browser
 * knows that a person clicked. Throws ClientError.
 */
export function openInTab<Name extends FileCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<void>;
export async function openInTab(name: CallName, options: OutgoingCall = {}): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await ticketed(name, options);
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

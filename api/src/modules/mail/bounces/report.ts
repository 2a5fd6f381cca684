import PostalMime from 'postal-mime';
import { oneLine } from '../../../platform/text';
import { isReportOfRecipient, mailIdIn, maxReasonLength } from '../rules';

/** Removes addresses: the mailbox may forward to one that only its owner knows. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>:;,]+/g, (word) => (word.includes('@') ? '(address)' : word));

/** A delivery report's content: a mail of ours failed permanently. */
export interface Bounce {
  mailId: string;
  reason: string;
}

/** The first value of a field; it continues in lines that begin with a space. */
function field(report: string, name: string): string {
  const lines = report.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  return oneLine(line.slice(name.length + 1));
}

/**
 * Reads a delivery report (RFC 3464). Null where it is none, tells of a delay or a fault of ours,
 * or does not prove that we sent the mail: only the recipient and servers on the way know its id.
 */
export async function bounceOf(source: Buffer, origin: string): Promise<Bounce | null> {
  const { attachments } = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const part = (...types: string[]) =>
    String(attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? '');
  const report = part('message/delivery-status', 'message/global-delivery-status');
  const status = field(report, 'status');
  const said = field(report, 'diagnostic-code').replace(/^[\w-]+; */, '');
  if (field(report, 'action').toLowerCase() !== 'failed' || !isReportOfRecipient(status, said))
    return null;
  const original = part('message/rfc822', 'text/rfc822-headers', 'message/global-headers');
  const mailId = mailIdIn(`${field(report, 'original-envelope-id')}\n${original}`, origin);
  const reason = withoutAddresses(said || status).slice(0, maxReasonLength);
  return mailId ? { mailId, reason } : null;
}

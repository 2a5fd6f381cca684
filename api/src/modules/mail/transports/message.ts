import { createHash } from 'node:crypto';
import type { Attachment } from '../../../module-kit/mail-template';
import type { ComposedMail } from '../compose';

/**
 * Returns the mail as sent (RFC 5322), the same bytes each time. nodemailer encodes every header;
 * no content can make it read a file or URL.
 */
export async function messageOf(mail: ComposedMail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { messageId, from, replyTo, to, subject, html, text, date, unsubscribe, attachment } = mail;
  const composer = new MailComposer({
    messageId,
    from,
    replyTo,
    to,
    subject,
    html,
    text,
    date,
    ...(attachment && { attachments: [attached(attachment)] }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Prevents absence notes and receipts by Exchange and Outlook.
      'X-Auto-Response-Suppress': 'All',
      // For providers that replace the Message-ID; delivery reports repeat this header.
      'X-Entity-Ref-ID': messageId,
      ...(unsubscribe && stopping(unsubscribe)),
    },
    baseBoundary: createHash('sha256').update(messageId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const attached = ({ name: filename, json: content }: Attachment) => ({
  filename,
  content,
  contentType: 'application/json',
});

/** Headers of RFC 2369 and RFC 8058. */
const stopping = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

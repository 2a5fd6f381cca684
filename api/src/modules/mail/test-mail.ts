import { randomUUID } from 'node:crypto';
import { site } from '@meritum/shared/programme/site';
import { causeOf, type FailureCause, messageIdOf } from './rules';
import type { MailSettings } from './settings';
import { smtpOptions, smtpTransport } from './transports/smtp';

const table = 'docs/mail.md (Providers) says what works with whom.';

/** Advice by nodemailer's error code; the first match counts. */
const advice: readonly [RegExp, string][] = [
  [/EDNS|ENOTFOUND/, 'No server has this name. Check the host in SMTP_URL.'],
  [
    /ETLS|CERT|SSL|altnames/i,
    'The connection cannot be encrypted. Use smtps:// with port 465 or smtp:// with 587, and the name that is in the certificate of the server.',
  ],
  [
    /EAUTH|ENOAUTH|EOAUTH2/,
    `The user or password is refused. Write @ as %40, / as %2F, # as %23, ? as %3F and % as %25 in SMTP_URL. ${table}`,
  ],
  [
    /ECONNECTION|ECONNREFUSED|ESOCKET|ETIMEDOUT|ECONNRESET|EPROTOCOL/,
    'No mail server answers there. Check host and port in SMTP_URL (587 or 465; 25 is often blocked), and whether this machine may connect to it.',
  ],
  [
    /MAIL FROM/,
    'The server does not send for MAIL_FROM. Verify that address or its domain there, or set another.',
  ],
];

const byCause: Record<FailureCause, string> = {
  recipient: 'The server takes mails, but not to this address. Try another.',
  'recipient-for-now': 'The server takes mails, but not to this address now. Try another.',
  us: `The server refuses us, not the recipient: a quota, rights, or the domain of MAIL_FROM. Mails wait until it is put right. ${table}`,
};

/** A failed attempt in words: its meaning, what to do, and the mail server's reply. */
function explained(error: unknown): string {
  const { code = '', command = '', message = '' } = error as Record<string, unknown>;
  const about = `${code} ${command} ${message}`;
  const found = advice.find(([pattern]) => pattern.test(about));
  return `${found?.[1] ?? byCause[causeOf(error)]}\nIt says: ${message}`;
}

/** Sends a mail immediately, and returns who took it. Throws the fault in words. */
export async function sendTestMail(
  { smtpUrl, from, directory }: Pick<MailSettings, 'smtpUrl' | 'from' | 'directory'>,
  { to, origin }: { to: string; origin: string },
): Promise<string> {
  if (!smtpUrl)
    throw new Error(`No mail server is set (SMTP_URL): mails become files in ${directory}.`);
  const { host, port } = smtpOptions(smtpUrl);
  const text = `This is a test mail of ${origin}. Mails of ${site.productName} arrive here.`;
  const mail = {
    key: 'test-mail',
    messageId: messageIdOf(randomUUID(), origin),
    from: { address: from, name: site.productName },
    replyTo: site.supportEmail,
    to: { address: to, name: '' },
    subject: 'Test mail',
    html: `<p>${text}</p>`,
    text,
    date: new Date(),
  };
  try {
    await smtpTransport(smtpUrl).send(mail);
  } catch (error) {
    throw new Error(`${host}:${port} did not take the mail. ${explained(error)}`, { cause: error });
  }
  return `Accepted by ${host}:${port} for ${to}, from ${from}. Whether it arrives is seen in its mailbox; look among spam too.`;
}

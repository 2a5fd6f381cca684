import { seconds } from '../../../platform/clock';
import type { Transport } from '../compose';
import { messageOf } from './message';

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

export function smtpOptions(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password is only sent over an encrypted connection.
    requireTLS: !secure && user !== '' && !local.has(url.hostname),
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(20),
  };
}

/** Sends each mail over its own connection; nodemailer is loaded with the first. */
export function smtpTransport(address: string): Transport {
  const options = smtpOptions(address);
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      await createTransport(options).sendMail({
        envelope: { from: mail.from.address, to: mail.to.address },
        raw: await messageOf(mail),
      });
    },
  };
}

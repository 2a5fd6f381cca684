import { seconds } from '../../../platform/clock';
import type { Transport } from '../compose';
import { messageOf } from './message';
import { serverAt } from './server-at';

export function smtpOptions(address: string) {
  const { isLocal, auth, ...server } = serverAt(address, { plain: 587, secure: 465 });
  return {
    ...server,
    // A password is only sent over an encrypted connection.
    requireTLS: !server.secure && auth !== undefined && !isLocal,
    ...(auth && { auth }),
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
        // Delivery reports repeat this, even if a server rewrites the Message-ID.
        dsn: {
          id: mail.messageId.slice(1, -1),
          return: 'headers',
          notify: 'failure',
          recipient: `rfc822;${mail.to.address}`,
        },
      });
    },
  };
}

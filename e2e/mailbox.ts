import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from './fixtures';

interface Received {
  to: string[];
  mail: Email;
}

/** A real mail server in the test's process. Keeps the mails that the site sends. */
export async function startMailbox() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then(async (raw) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: await PostalMime.parse(raw) });
        done(null);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Waits until an address has this many mails and returns them. */
    async to(address: string, count = 1) {
      await expect
        .poll(() => mailsTo(address).length, { message: `mails to ${address}` })
        .toBe(count);
      return mailsTo(address).map(({ mail }) => mail);
    },
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

/** The link in a mail that leads to a page. */
export function linkIn(mail: Email | undefined, path: string): string {
  const found = mail?.text?.match(new RegExp(`https?://\\S+${path}#token=[\\w.~&=-]+`))?.[0];
  expect(found, `the mail "${mail?.subject}" leads to ${path}`).toBeDefined();
  return found ?? '';
}

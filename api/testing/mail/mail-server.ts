import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Reply to a recipient or a message: an SMTP code, perhaps with words; undefined accepts. */
type Answer = number | string | undefined;

export interface MailServer {
  url: string;
  /** Accepted mails, as received. */
  received: { to: string[]; raw: string }[];
  parsed(): Promise<Email[]>;
  /** Decides about the following mails. */
  recipient: (address: string) => Answer;
  message: () => Answer;
}

function refusal(answer: number | string) {
  const [, code, words] = /^(\d{3}) ?(.*)/.exec(String(answer)) ?? [];
  return Object.assign(new Error(words || 'refused by the test'), { responseCode: Number(code) });
}

/** A real SMTP server for a suite; before each test it is empty and accepts. */
export function suiteMailServer(): () => MailServer {
  let server: SMTPServer;
  let state: MailServer;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo({ address }, _session, callback) {
        const answer = state.recipient(address);
        callback(answer ? refusal(answer) : null);
      },
      onData(stream, { envelope }, callback) {
        const take = (raw: string) => {
          const answer = state.message();
          if (answer) return callback(refusal(answer));
          state.received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          return callback(null);
        };
        text(stream).then(take, callback);
      },
    });
    // Killed processes break their connections.
    server.on('error', () => {});
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });

  beforeEach(() => {
    const { port } = server.server.address() as AddressInfo;
    const received: MailServer['received'] = [];
    state = {
      url: `smtp://127.0.0.1:${port}`,
      received,
      parsed: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
      recipient: () => undefined,
      message: () => undefined,
    };
  });

  afterAll(() => new Promise<void>((closed) => server.close(closed)));

  return () => state;
}

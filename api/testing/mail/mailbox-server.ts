import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface StoredMessage {
  source: string;
  seen: boolean;
  /** The part of the message that the server refuses to send. */
  refused: string | undefined;
}

/** The structure of a message, as far as our client reads it. */
const structureOf = ({ source }: StoredMessage) => {
  const text = '("text" "plain" NIL NIL NIL "7bit" 2 1)';
  return /^content-type: multipart\/report/im.test(source) ? `(${text}${text} "report")` : text;
};

/** Replies to one command, without its tag. */
function answersTo(command: string, messages: StoredMessage[]): string[] {
  const [, range = ''] = /^UID (?:FETCH|STORE) (\S+)/i.exec(command) ?? [];
  const named = range.split(',').map(Number);
  if (/^CAPABILITY/i.test(command)) return ['* CAPABILITY IMAP4rev1'];
  if (/^SELECT/i.test(command)) return [`* ${messages.length} EXISTS`, '* OK [UIDVALIDITY 1]'];
  if (/^UID SEARCH/i.test(command))
    return [`* SEARCH ${messages.flatMap(({ seen }, at) => (seen ? [] : [at + 1])).join(' ')}`];
  return named.flatMap((uid) => {
    const message = messages[uid - 1];
    if (!message) return [];
    if (/STORE/i.test(command)) message.seen = true;
    if (!/FETCH/i.test(command)) return [];
    const { length } = Buffer.from(message.source);
    const asked = /BODYSTRUCTURE/i.test(command)
      ? `BODYSTRUCTURE ${structureOf(message)}`
      : `BODY[]<0> {${length}}\r\n${message.source}`;
    return [`* ${uid} FETCH (UID ${uid} ${asked})`];
  });
}

/** A fake IMAP server with one mailbox, which knows only our client's commands. */
export function suiteMailbox() {
  const messages: StoredMessage[] = [];
  let password = 'right';
  const serve = (socket: Socket) => {
    const say = (...lines: string[]) =>
      void socket.write(lines.map((one) => `${one}\r\n`).join(''));
    say('* OK ready');
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      const isWrong = /^LOGIN/i.test(command) && !command.includes(password);
      if (isWrong) return say(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`);
      const fetched = /^UID FETCH (\S+)/i.exec(command)?.[1]?.split(',') ?? [];
      const refused = fetched.map((uid) => messages[Number(uid) - 1]?.refused);
      if (refused.some((part) => part && command.includes(part)))
        return say(`${tag} NO [SERVERBUG] Server error while fetching messages`);
      return say(...answersTo(command, messages), `${tag} OK done`);
    });
  };
  const server = createServer(serve);
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));
  beforeEach(() => void messages.splice(0));
  return {
    url: () => `imap://us%40er:right@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    /** @param refused the part that the server refuses to send */
    receive: (source: string, refused?: 'BODYSTRUCTURE' | 'BODY.PEEK[]') =>
      void messages.push({ source, seen: false, refused }),
    read: () => messages.map(({ seen }) => seen),
    becomes: (other: string) => {
      password = other;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow';
import { after, type Clock, days, seconds } from '../../../platform/clock';
import { serverAt } from '../transports/server-at';

/** Reports are short; a longer one is cut, and then unreadable. */
const maxReportBytes = 512 * 1_024;
/** Reports read in one run. */
const batchSize = 200;
/** Older reports say nothing new. */
const readBack = days(14);

function imapOptions(address: string) {
  const {
    isLocal,
    auth = { user: '' },
    ...server
  } = serverAt(address, { plain: 143, secure: 993 });
  return {
    ...server,
    auth,
    // A password is only sent over an encrypted connection.
    ...(!server.secure && { doSTARTTLS: !isLocal }),
    logger: false as const,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  };
}

interface Reading {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  read(source: Buffer): Promise<void>;
}

/**
 * The server's replies for these messages. Some servers refuse a long list, or refuse one message
 * and with it all others of the request: then halves are requested. A refused message stays unread.
 */
async function fetched(
  { client, log }: Pick<Reading, 'log'> & { client: ImapFlow },
  uids: number[],
  query: FetchQueryObject,
): Promise<FetchMessageObject[]> {
  try {
    return await client.fetchAll(uids, query, { uid: true });
  } catch (err) {
    if (!client.usable) throw err;
    log.warn({ err, messages: uids.length }, 'the mail server does not give messages');
    if (uids.length === 1) return [];
    const middle = Math.ceil(uids.length / 2);
    const former = await fetched({ client, log }, uids.slice(0, middle), query);
    return [...former, ...(await fetched({ client, log }, uids.slice(middle), query))];
  }
}

/**
 * Passes each unread delivery report of a mailbox to `read` and marks it as read; other mails stay
 * as they are.
 */
export async function readReports(address: string, { clock, log, read }: Reading): Promise<void> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow(imapOptions(address));
  // Without a listener, a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.mailboxOpen(decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX');
    const unread = { seen: false, since: after(clock(), -readBack) };
    const found = (await client.search(unread, { uid: true })) || [];
    const listed = await fetched({ client, log }, found, { bodyStructure: true });
    const reports = listed.filter(
      ({ bodyStructure }) => bodyStructure?.type === 'multipart/report',
    );
    for (const { uid } of reports.slice(0, batchSize)) {
      const asked = { source: { maxLength: maxReportBytes } };
      const [message] = await fetched({ client, log }, [uid], asked);
      if (!message) continue;
      if (message.source) await read(message.source);
      await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
    }
    await client.logout();
  } finally {
    client.close();
  }
}

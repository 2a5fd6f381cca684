import type { FastifyBaseLogger } from 'fastify';
import type { Outbox } from '../context';
import { readReports } from './mailbox';
import { bounceOf } from './report';

interface Context extends Outbox {
  origin: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Marks the mails that a mailbox's unread delivery reports are about. Repeatable. */
export async function readBounces({ stores, platform, origin, log }: Context, mailbox: string) {
  const read = async (source: Buffer) => {
    // An unreadable report does not prevent reading the others.
    const bounce = await bounceOf(source, origin).catch((err) =>
      log.warn({ err }, 'an unreadable delivery report'),
    );
    if (bounce) await stores.outbox.markBounced(bounce, platform.clock());
  };
  await readReports(mailbox, { clock: platform.clock, log, read });
}

import type { FastifyBaseLogger } from 'fastify';
import type { Outbox } from '../context';
import { readReports } from './mailbox';
import { bounceOf } from './report';

interface Context extends Outbox {
  origin: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Marks the mails that the unread delivery reports of a mailbox are about. Repeatable. */
export async function readBounces({ stores, platform, origin, log }: Context, mailbox: string) {
  const read = async (source: Buffer) => {
    // One report that cannot be read keeps no other from being read.
    const bounce = await bounceOf(source, origin).catch((err) =>
      log.warn({ err }, 'an unreadable delivery report'),
    );
    if (bounce) await stores.outbox.markBounced(bounce, platform.clock());
  };
  await readReports(mailbox, { clock: platform.clock, log, read });
}

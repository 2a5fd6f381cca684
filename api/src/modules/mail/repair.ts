import type { FastifyBaseLogger } from 'fastify';
import type { MailRequest } from '../../module-kit/mail-request';
import type { PendingMails } from '../../module-kit/pending-mails';
import { after } from '../../platform/clock';
import { enqueueMail } from './commands';
import type { Outbox } from './context';
import { mailsKeptFor } from './rules';

export interface Repair extends Outbox {
  pending: readonly PendingMails[];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const batchSize = 200;

/**
 * Queues every pending mail that the outbox lacks, and removes the others from their documents.
 * Returns how many it queued, and whether all pending mails could be read.
 */
export async function repairOutbox({
  pending,
  log,
  ...context
}: Repair): Promise<{ queued: number; complete: boolean }> {
  let [queued, complete] = [0, true];
  for (const source of pending) {
    try {
      queued += await queuePending(context, source, log);
    } catch (err) {
      complete = false;
      log.warn({ err, source: source.name }, 'could not read pending mails; trying again');
    }
  }
  return { queued, complete };
}

async function queuePending(
  context: Outbox,
  source: PendingMails,
  log: Repair['log'],
): Promise<number> {
  let queued = 0;
  let batch: MailRequest[] = [];
  const flush = async () => {
    const answers = await Promise.all(batch.map((request) => queueOne(context, request, log)));
    await source.remove(batch.map(({ key }) => key));
    queued += answers.filter(Boolean).length;
    batch = [];
  };
  for await (const request of source.all()) {
    batch.push(request);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return queued;
}

/** An invalid request is dropped, so that it does not block the others. */
async function queueOne(context: Outbox, request: MailRequest, log: Repair['log']) {
  try {
    return await enqueueMail(context, request);
  } catch (err) {
    if (err instanceof Error && err.name.startsWith('Mongo')) throw err;
    log.error({ err, template: request.template }, 'an event has no valid mail');
    return false;
  }
}

/**
 * Removes mails that ended long ago; returns how many. Queues pending mails first, otherwise
 * removes nothing, so that none is sent twice.
 */
export async function removeOldMails(repair: Repair): Promise<number> {
  const { complete } = await repairOutbox(repair);
  if (!complete) return 0;
  return repair.stores.outbox.removeEndedBefore(after(repair.platform.clock(), -mailsKeptFor));
}

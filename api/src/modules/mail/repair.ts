import type { FastifyBaseLogger } from 'fastify';
import { after } from '../../platform/clock';
import { enqueueMail, type Outbox } from './commands';
import type { PendingMails } from './pending-mails';
import type { MailRequest } from './request';
import { kept } from './rules';

export interface Repair extends Outbox {
  owed: readonly PendingMails[];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const atOnce = 200;

/**
 * Queues every owed mail that the outbox does not know, and takes the marks away of those that it
 * has. Answers how many it queued, and whether everything that is owed could be read.
 */
export async function repairOutbox({
  owed,
  log,
  ...context
}: Repair): Promise<{ queued: number; complete: boolean }> {
  let [queued, complete] = [0, true];
  for (const source of owed) {
    try {
      queued += await queueOwed(context, source, log);
    } catch (err) {
      complete = false;
      log.warn({ err, source: source.name }, 'owed mails could not be read; trying again');
    }
  }
  return { queued, complete };
}

async function queueOwed(
  context: Outbox,
  source: PendingMails,
  log: Repair['log'],
): Promise<number> {
  let queued = 0;
  let batch: MailRequest[] = [];
  const flush = async () => {
    const keys = batch.map(({ key }) => key);
    const known = await context.outbox.knownAmong(keys);
    const missing = batch.filter(({ key }) => !known.has(key));
    const answers = await Promise.all(missing.map((request) => queueOne(context, request, log)));
    await source.settle(keys);
    queued += answers.filter(Boolean).length;
    batch = [];
  };
  for await (const request of source.all()) {
    batch.push(request);
    if (batch.length === atOnce) await flush();
  }
  if (batch.length > 0) await flush();
  return queued;
}

/** A request that can never be a mail must not keep the others from theirs; it is owed no more. */
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
 * Removes mails that ended long ago; answers how many. Nothing that is owed may be forgotten to have
 * been sent, so that the marks of all owed mails are settled before, or nothing is removed.
 */
export async function removeOldMails(repair: Repair): Promise<number> {
  const { complete } = await repairOutbox(repair);
  if (!complete) return 0;
  return repair.outbox.sweep(after(repair.clock(), -kept));
}

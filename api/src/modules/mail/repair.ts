import type { FastifyBaseLogger } from 'fastify';
import { after, minutes } from '../../platform/clock';
import { enqueueMail, type Outbox } from './commands';
import type { MailRequest } from './request';
import type { MailSource } from './sources';

interface Repair extends Outbox {
  sources: readonly MailSource[];
  log: FastifyBaseLogger;
}

/** A process may have read its clock this long before its write is seen by others. */
const margin = minutes(5);

const atOnce = 200;

/**
 * Makes a function that queues what the sources know of and the outbox does not. Its first run
 * looks at everything, the next ones at what has happened since the last one that succeeded.
 */
export function repairing({ sources, log, ...context }: Repair) {
  const lookedUntil = new Map<MailSource, Date>();

  return async function repair(): Promise<number> {
    let repaired = 0;
    for (const source of sources) {
      const startedAt = context.clock();
      const since = lookedUntil.get(source) ?? new Date(0);
      try {
        repaired += await queueMissing(context, source.pendingMails(since), log);
        lookedUntil.set(source, after(startedAt, -margin));
      } catch (err) {
        log.warn({ err, source: source.name }, 'pending mails could not be read; trying again');
      }
    }
    return repaired;
  };
}

/** Queues those requests that have no mail yet; answers how many. */
async function queueMissing(
  context: Outbox,
  requests: AsyncIterable<MailRequest>,
  log: FastifyBaseLogger,
): Promise<number> {
  let queued = 0;
  let batch: MailRequest[] = [];
  const flush = async () => {
    const known = await context.outbox.knownAmong(batch.map(({ key }) => key));
    const missing = batch.filter(({ key }) => !known.has(key));
    const answers = await Promise.all(missing.map((request) => queueOne(context, request, log)));
    queued += answers.filter(Boolean).length;
    batch = [];
  };
  for await (const request of requests) {
    batch.push(request);
    if (batch.length === atOnce) await flush();
  }
  if (batch.length > 0) await flush();
  return queued;
}

/** A request that can never be a mail must not keep the others from theirs. */
async function queueOne(context: Outbox, request: MailRequest, log: FastifyBaseLogger) {
  try {
    return await enqueueMail(context, request);
  } catch (err) {
    if (err instanceof Error && err.name.startsWith('Mongo')) throw err;
    log.error({ err, template: request.template }, 'an event has no valid mail');
    return false;
  }
}

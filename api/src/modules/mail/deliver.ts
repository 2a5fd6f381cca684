import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { after } from '../../platform/clock';
import { isDatabaseAway } from '../../platform/errors/translate';
import type { Compose, Transport } from './compose';
import type { Outbox } from './context';
import type { ClaimedMail } from './mail';
import type { Outcome } from './outbox-store';
import {
  attemptTimeout,
  causeOf,
  lease,
  leaseRenewal,
  maxAttempts,
  maxReasonLength,
  nextAttemptAt,
} from './rules';

export interface Delivery extends Outbox {
  compose: Compose;
  /** Whether organisers may read mails of this kind. */
  isReadable(template: string): boolean;
  transport: Transport;
  /** Between 0 and 1. */
  random(): number;
  log: FastifyBaseLogger;
}

/** Each attempt waits two seconds for the database, so all take about as long as the lease. */
const maxFinishAttempts = 8;
const finishPauseMs = 250;

/** Attempts the mail that has been due longest. Returns false when there was none. */
export async function deliverNext(context: Delivery): Promise<boolean> {
  const { log } = context;
  const { outbox } = context.stores;
  const mail = await outbox.claim(context.platform.clock());
  if (!mail) return false;
  // A mail that failed before may be out of date by now.
  const isOver = mail.lastError !== null && (await outbox.isReplaced(mail));
  const outcome = isOver ? ({ state: 'expired' } as const) : await attempt(context, mail);
  const ended =
    outcome.state === 'queued'
      ? outcome
      : { ...outcome, keepsValues: context.isReadable(mail.template) };
  const sent = await finish(context, mail, ended);
  const about = { mail: mail._id, template: mail.template, attempts: mail.attempts };
  if (!sent) log.warn(about, 'a mail was attempted beyond its lease or withdrawn');
  else if (outcome.state === 'dead') log.error(about, 'a mail was given up');
  else log.info({ ...about, state: outcome.state }, 'a mail was attempted');
  return true;
}

/** Ends the attempt, even across a database outage: otherwise the mail would be sent again. */
async function finish({ stores, platform }: Delivery, mail: ClaimedMail, outcome: Outcome) {
  for (let tries = 1; ; tries++) {
    try {
      return await stores.outbox.finish(mail, outcome, platform.clock());
    } catch (error) {
      if (tries === maxFinishAttempts || !isDatabaseAway(error)) throw error;
      await sleep(finishPauseMs, undefined, { ref: false });
    }
  }
}

/** Attempts a leased mail and returns the outcome. Never throws. */
async function attempt(context: Delivery, mail: ClaimedMail): Promise<Outcome> {
  const { compose, transport, platform } = context;
  if (mail.sendBefore && mail.sendBefore <= platform.clock()) return { state: 'expired' };
  // All earlier attempts ended without an outcome: the mail itself may crash processes.
  if (mail.attempts > maxAttempts)
    return { state: 'dead', error: mail.lastError ?? 'No attempt finished' };
  const kept = keptLease(context, mail);
  const send = compose(mail).then((message) => {
    // After this process or the database has hung, another process may be sending the mail.
    if (!kept.isHeld()) throw new Error('The lease ended before the mail was sent');
    return transport.send(message);
  });
  try {
    await Promise.race([send, tooLong()]);
    return { state: 'sent' };
  } catch (error) {
    return afterFailure(context, mail, error);
  } finally {
    kept.end();
  }
}

async function tooLong(): Promise<never> {
  await sleep(attemptTimeout, undefined, { ref: false });
  throw new Error('The attempt took too long');
}

/** Renews the lease of a claimed mail until `end`; `isHeld` tells whether it is still valid. */
function keptLease({ stores, platform: { clock } }: Delivery, mail: ClaimedMail) {
  let until = mail.dueAt;
  const renewal = setInterval(async () => {
    const now = clock();
    if (await stores.outbox.renew(mail, now).catch(() => false)) until = after(now, lease);
  }, leaseRenewal);
  return { isHeld: () => clock() < until, end: () => clearInterval(renewal) };
}

function afterFailure(
  { platform, random, log }: Delivery,
  mail: ClaimedMail,
  err: unknown,
): Outcome {
  log.warn({ err, mail: mail._id, attempts: mail.attempts }, 'a mail could not be sent');
  const error = String(err instanceof Error ? err.message : err).slice(0, maxReasonLength);
  const cause = causeOf(err);
  const isLast = mail.attempts >= maxAttempts;
  if (cause === 'recipient' || (cause === 'recipient-for-now' && isLast))
    return { state: 'dead', error };
  const dueAt = nextAttemptAt(platform.clock(), mail.attempts, random());
  // A fault of ours never uses up the last attempt.
  return { state: 'queued', error, dueAt, ...(isLast && { attempts: maxAttempts - 1 }) };
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import { noDeadLetter } from './errors';
import type { Mail } from './mail';
import type { OutboxStore } from './outbox-store';
import { checkedRequest, type MailRequest } from './request';

export interface Outbox {
  outbox: OutboxStore;
  clock: Clock;
}

/**
 * Queues the mail of an event; a second call for the same event does nothing (D79, one mail per
 * event). Answers whether this call queued it. Throws when the request cannot become a mail.
 */
export async function enqueueMail(
  { outbox, clock }: Outbox,
  request: MailRequest,
): Promise<boolean> {
  const { key, to, template, values, sendBefore } = checkedRequest(request);
  const now = clock();
  return outbox.add({
    _id: randomUUID(),
    key,
    to,
    template,
    values,
    state: 'queued',
    dueAt: now,
    attempts: 0,
    claim: null,
    queuedAt: now,
    sendBefore: sendBefore ?? null,
    settledAt: null,
    lastError: null,
  });
}

/** A mail that was given up, as an admin sees it: nothing of its content. */
export interface DeadLetter {
  key: string;
  template: string;
  to: string;
  attempts: number;
  queuedAt: Date;
  diedAt: Date;
  reason: string;
}

const mostListed = 500;

/** The mails that were given up, the newest first. */
export async function listDeadLetters(
  { outbox }: Pick<Outbox, 'outbox'>,
  { limit = 100 }: { limit?: number } = {},
): Promise<DeadLetter[]> {
  const mails = await outbox.dead(Math.min(limit, mostListed));
  return mails.map(presentDead);
}

function presentDead({ key, template, to, attempts, queuedAt, settledAt, lastError }: Mail) {
  const diedAt = settledAt ?? queuedAt;
  return {
    key,
    template,
    to: to?.address ?? '',
    attempts,
    queuedAt,
    diedAt,
    reason: lastError ?? '',
  };
}

/** Queues a dead letter again, with all its attempts anew. Throws not-found. */
export async function resendDeadLetter(
  { outbox, clock }: Outbox,
  { key }: { key: string },
): Promise<void> {
  if (!(await outbox.revive(key, clock()))) throw noDeadLetter();
}

/** Which mails a person was sent, as they may have it; their text is not kept. */
export async function copiesOfMails(
  { outbox }: Pick<Outbox, 'outbox'>,
  { address }: { address: string },
): Promise<object[]> {
  const mails = await outbox.of(address.trim().toLowerCase());
  return mails.map(({ template, to, state, queuedAt, settledAt }) => ({
    template,
    to,
    state,
    queuedAt,
    settledAt,
  }));
}

/** Erases a person from the outbox: their mails are withdrawn and hold no address any more. */
export async function forgetRecipient(
  { outbox, clock }: Outbox,
  { address }: { address: string },
): Promise<void> {
  await outbox.forget(address.trim().toLowerCase(), clock());
}

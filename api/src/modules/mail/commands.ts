import { randomUUID } from 'node:crypto';
import { batchDays, type MailBatch, mailsPageLength } from '@meritum/shared/contracts/mails';
import type { AuditActor } from '../../module-kit/audit-trail';
import { writeWithEffects } from '../../module-kit/change-document';
import { checkedRequest, type MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { HeldAddress } from '../../module-kit/personal-data';
import { after, type Clock, dayOf, days, lastDays } from '../../platform/clock';
import { DomainError, refused } from '../../platform/errors/domain-error';
import type { ReadMail } from './compose';
import { noDeadLetter, noSuchMail } from './errors';
import type { Mail } from './mail';
import type { MailFilter, OutboxStore } from './outbox-store';

export interface Outbox {
  outbox: OutboxStore;
  clock: Clock;
}

/**
 * Queues the mail of an event, once per event (D79) and up to the daily limit of its kind about the
 * subject. Returns whether this call queued it. Throws when the request is not a valid mail.
 */
export async function enqueueMail(
  { outbox, clock }: Outbox,
  request: MailRequest,
): Promise<boolean> {
  const { key, to, template, values, sendBefore, stateOf, urgent, maxADay } =
    checkedRequest(request);
  const now = clock();
  // The kind, and the account, document or organiser's message that it is about.
  const subject = key.split(':', 2).join(':');
  if (maxADay !== undefined) {
    const about = { subject, confirmed: to.confirmed === true };
    if ((await outbox.countSince(about, after(now, -days(1)))) >= maxADay) return false;
  }
  return outbox.add({
    _id: randomUUID(),
    key,
    to,
    template,
    // An organiser's message has a subject line.
    batch: 'subject' in values ? subject : `${template}:${dayOf(now)}`,
    day: dayOf(now),
    values,
    state: 'queued',
    dueAt: now,
    attempts: 0,
    claim: null,
    queuedAt: now,
    sendBefore: sendBefore ?? null,
    ...(stateOf && { stateOf }),
    ...(urgent && { urgent }),
    endedAt: null,
    lastError: null,
  });
}

/** Returns a page of the outbox, newest first, and the total that match. */
export async function listMails(
  { outbox }: Pick<Outbox, 'outbox'>,
  { page, ...filter }: MailFilter & { page: number },
): Promise<{ mails: Mail[]; total: number }> {
  const [mails, total] = await Promise.all([
    outbox.page(filter, { skip: (page - 1) * mailsPageLength, limit: mailsPageLength }),
    outbox.count(filter),
  ]);
  return { mails, total };
}

/** Mails of the last days by what they are about, the newest first. */
export async function listBatches(
  { outbox, clock }: Outbox,
  without: readonly string[],
): Promise<MailBatch[]> {
  const wanted = lastDays(clock(), batchDays);
  const batches = new Map<string, MailBatch>();
  for (const { batch, template, state, ...group } of await outbox.batches(wanted, without)) {
    const before = batches.get(batch);
    const counts = before?.counts ?? { sent: 0, bounced: 0, waiting: 0, failed: 0, dropped: 0 };
    counts[countedAs[state]] += group.count;
    batches.set(batch, {
      batch,
      template,
      subject: before?.subject ?? group.subject,
      to: group.count === 1 && !before ? group.to : null,
      lastAt: before?.lastAt ?? group.lastAt.toISOString(),
      counts,
    });
  }
  return [...batches.values()];
}

const countedAs = {
  sent: 'sent',
  bounced: 'bounced',
  queued: 'waiting',
  dead: 'failed',
  expired: 'dropped',
  withdrawn: 'dropped',
} as const;

export interface Reading extends Pick<Outbox, 'outbox'> {
  read: ReadMail;
  isReadable(template: string): boolean;
}

/**
 * The text of a mail as this version writes it, with links that prove nothing.
 * @throws not-found, also for kinds that this admin may not see; failed-precondition for kinds that
 * no organiser reads, and where the text is not kept
 */
export async function readMail(
  { outbox, read, isReadable }: Reading,
  asked: { key: string; without: readonly string[] },
): Promise<{ subject: string; text: string }> {
  const mail = await outbox.one(asked);
  if (!mail) throw noSuchMail();
  const { to, values, template } = mail;
  if (!isReadable(template))
    throw refused('The text of this mail is not shown: it is for its recipient alone.');
  const written = to && values && (await read({ to, values, template }));
  if (!written) throw refused('The text of this mail is no longer kept: its recipient was erased.');
  return written;
}

/** Of mails that came back, those whose text is kept. */
const maySendAgain = ({ state, values }: Mail) =>
  (state === 'dead' || state === 'bounced') && values !== null;

interface Resending extends Outbox {
  recordAudit(mail: Mail): Promise<void>;
}

/**
 * Queues a mail again that failed or came back, with all its attempts, and records who did so.
 * @throws not-found, also for kinds that this admin may not see; failed-precondition where it would
 * expire
 */
export async function resendDeadLetter(
  { outbox, clock, recordAudit }: Resending,
  { key, admin, without }: { key: string; admin: AuditActor; without: readonly string[] },
): Promise<void> {
  const mail = await outbox.one({ key, without });
  if (!mail || !maySendAgain(mail)) throw noDeadLetter();
  if (await outbox.isReplaced(mail))
    throw refused('A later mail says what has changed since. This one is not sent again.');
  if (mail.sendBefore && mail.sendBefore <= clock())
    throw refused('It is too late for this mail. It is not sent again.');
  const entry = pendingAuditEntry(clock, {
    actor: admin,
    action: 'mail.sent-again',
    subject: { id: key },
    reason: '',
    before: { state: mail.state },
    after: { state: 'queued' },
  });
  await writeWithEffects(
    { recordAudit, conflict: noDeadLetter },
    { audit: entry, mails: [] },
    (effects) => outbox.revive({ key, without }, clock(), effects),
  );
}

/**
 * Queues all failed mails again, or those of one kind or batch, each as {@link resendDeadLetter}
 * does. What would expire, or was decided meanwhile, is left. Returns how many.
 */
export async function resendDeadLetters(
  context: Resending,
  { admin, ...filter }: { admin: AuditActor } & Omit<MailFilter, 'state'>,
): Promise<number> {
  let queued = 0;
  for (const key of await context.outbox.deadKeys(filter)) {
    try {
      await resendDeadLetter(context, { key, admin, without: filter.without ?? [] });
      queued += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return queued;
}

/** Returns the mails that a person was sent, for their archive, with the values that are kept. */
export async function copiesOfMails(
  { outbox, isReadable }: Pick<Reading, 'outbox' | 'isReadable'>,
  held: HeldAddress,
): Promise<object[]> {
  const mails = await outbox.of(held);
  return mails.map(({ template, to, state, queuedAt, endedAt, values }) => ({
    template,
    to,
    state,
    queuedAt,
    endedAt,
    ...(values && isReadable(template) && { values }),
  }));
}

/** Erases a person from the outbox: their mails are withdrawn and lose the address. */
export async function forgetRecipient({ outbox, clock }: Outbox, held: HeldAddress): Promise<void> {
  await outbox.forget(held, clock());
}

import { randomUUID } from 'node:crypto';
import { batchDays, type MailBatch, mailsPageLength } from '@meritum/shared/contracts/mails';
import type { AuditActor } from '../../module-kit/audit-trail';
import { writeWithEffects } from '../../module-kit/change-document';
import { checkedRequest, type MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { HeldAddress } from '../../module-kit/personal-data';
import { after, dayOf, days, lastDays } from '../../platform/clock';
import { DomainError, refused } from '../../platform/errors/domain-error';
import { mailReader } from './compose';
import { isReadable, type Mails, type Outbox } from './context';
import { noDeadLetter, noSuchMail } from './errors';
import type { Mail } from './mail';
import type { MailFilter } from './outbox-store';

/**
 * Queues the mail of an event, once per event (D79) and up to its kind's daily limit about the
 * subject. Returns whether this call queued it. Throws when the request is not a valid mail.
 */
export async function enqueueMail(
  { stores: { outbox }, platform }: Outbox,
  request: MailRequest,
): Promise<boolean> {
  const { key, to, template, values, sendBefore, stateOf, urgent, maxADay } =
    checkedRequest(request);
  const now = platform.clock();
  // The kind, and the account, document or message that the mail is about.
  const subject = key.split(':', 2).join(':');
  if (maxADay !== undefined) {
    const about = { subject, confirmed: to.confirmed === true };
    if ((await outbox.countSince(about, after(now, -days(1)))) >= maxADay) return false;
  }
  return outbox.insert({
    _id: randomUUID(),
    key,
    to,
    template,
    // Only an organiser's message has its own subject line.
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

/** A page of the outbox, newest first, and how many mails match. */
export async function listMails(
  { stores: { outbox } }: Pick<Outbox, 'stores'>,
  { page, ...filter }: MailFilter & { page: number },
): Promise<{ mails: Mail[]; total: number }> {
  const [mails, total] = await Promise.all([
    outbox.findPage(filter, { skip: (page - 1) * mailsPageLength, limit: mailsPageLength }),
    outbox.count(filter),
  ]);
  return { mails, total };
}

/** Mails of the last days in batches, newest first. */
export async function listBatches(
  { stores, platform }: Outbox,
  without: readonly string[],
): Promise<MailBatch[]> {
  const wanted = lastDays(platform.clock(), batchDays);
  const batches = new Map<string, MailBatch>();
  for (const { batch, template, state, ...group } of await stores.outbox.countByBatch(
    wanted,
    without,
  )) {
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

/**
 * The text of a mail as this version writes it, with invalid links.
 * @throws not-found, also for kinds that this admin may not see; failed-precondition for kinds that
 * no organiser reads, and where the text is not kept
 */
export async function readMail(
  { stores, deps: { modules }, site }: Mails,
  asked: { key: string; without: readonly string[] },
): Promise<{ subject: string; text: string }> {
  const mail = await stores.outbox.findByKey(asked);
  if (!mail) throw noSuchMail();
  const { to, values, template } = mail;
  if (!isReadable(modules.mails, template))
    throw refused('The text of this mail is not shown: it is for its recipient alone.');
  const read = mailReader({ site, mails: modules.mails });
  const written = to && values && (await read({ to, values, template }));
  if (!written) throw refused('The text of this mail is no longer kept: its recipient was erased.');
  return written;
}

const maySendAgain = ({ state, values }: Mail) =>
  (state === 'dead' || state === 'bounced') && values !== null;

type Resending = Outbox & Pick<Mails, 'recordAudit'>;

/**
 * Queues a failed or bounced mail again, with all its attempts, and audits who did so.
 * @throws not-found, also for kinds that this admin may not see; failed-precondition where it would
 * expire
 */
export async function resendDeadLetter(
  { stores: { outbox }, platform: { clock }, recordAudit }: Resending,
  { key, admin, without }: { key: string; admin: AuditActor; without: readonly string[] },
): Promise<void> {
  const mail = await outbox.findByKey({ key, without });
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
    (effects) => outbox.requeue({ key, without }, clock(), effects),
  );
}

/**
 * Queues all failed mails again, or those of one kind or batch, each as {@link resendDeadLetter}
 * does. Skips mails that would expire or were resent meanwhile. Returns how many.
 */
export async function resendDeadLetters(
  context: Resending,
  { admin, ...filter }: { admin: AuditActor } & Omit<MailFilter, 'state'>,
): Promise<number> {
  let queued = 0;
  for (const key of await context.stores.outbox.findDeadKeys(filter)) {
    try {
      await resendDeadLetter(context, { key, admin, without: filter.without ?? [] });
      queued += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return queued;
}

/** Returns the mails to a person, with the values that are kept, for the copy of their data. */
export async function copiesOfMails({ stores, deps }: Mails, held: HeldAddress): Promise<object[]> {
  const mails = await stores.outbox.findByAddress(held);
  return mails.map(({ template, to, state, queuedAt, endedAt, values }) => ({
    template,
    to,
    state,
    queuedAt,
    endedAt,
    ...(values && isReadable(deps.modules.mails, template) && { values }),
  }));
}

/** Erases a person from the outbox: their mails are withdrawn and lose the address. */
export async function forgetRecipient(
  { stores, platform }: Outbox,
  held: HeldAddress,
): Promise<void> {
  await stores.outbox.erase(held, platform.clock());
}

import { limits } from '@meritum/shared/contracts/limits';
import type { RemindedReply, UnconfirmedReply } from '@meritum/shared/contracts/overview';
import type { AuditTrail } from '../../module-kit/audit-trail';
import type { OneAtATime } from '../../module-kit/one-at-a-time';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { after, type Clock, days } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import type { LeftOut } from '../nominations/confirmation';

export interface Reminding {
  nominatorsLeftOut(): Promise<LeftOut[]>;
  judgesLeftOut(): Promise<LeftOut[]>;
  addressesSince(templates: readonly string[], then: Date): Promise<ReadonlySet<string>>;
  oneAtATime: OneAtATime;
  trail: Pick<AuditTrail, 'record'>;
  clock: Clock;
}

/** Nobody is mailed a link by organisers who was mailed one within this time. */
const pause = days(1);

/** Every mail that asks somebody to confirm the address while it is unconfirmed. */
const confirmationMails = [
  'email-confirmation',
  'confirmation-reminder',
  'claim-reminder',
  'nomination-received',
  'application-received',
];

/**
 * Everybody who is left out, once each, nominators first: whom to remind, and how many were mailed a
 * link since then.
 */
async function peopleLeftOut(context: Reminding, since: Date) {
  const [nominators, judges, mailed] = await Promise.all([
    context.nominatorsLeftOut(),
    context.judgesLeftOut(),
    context.addressesSince(confirmationMails, since),
  ]);
  const all = [...nominators, ...judges];
  const isLate = ({ email, remindedAt }: LeftOut) =>
    mailed.has(email) || (remindedAt !== null && remindedAt > since);
  const lately = new Set(all.filter(isLate).map(({ accountId }) => accountId));
  const people = new Map<string, LeftOut>();
  for (const one of all) if (!people.has(one.accountId)) people.set(one.accountId, one);
  const toRemind = [...people.values()].filter(({ accountId }) => !lately.has(accountId));
  return { toRemind, mailedLately: lately.size };
}

/** How many people {@link remindUnconfirmed} would remind now, and how many not. */
export async function countUnconfirmed(context: Reminding): Promise<UnconfirmedReply> {
  const since = after(context.clock(), -pause);
  const { toRemind, mailedLately } = await peopleLeftOut(context, since);
  return { toRemind: toRemind.length, mailedLately };
}

/**
 * Reminds everybody who is left out to confirm their address, one mail for each person, except who
 * was mailed a link within the last day; so repeating it does nothing. Writes one audit entry.
 * @throws failed-precondition while these reminders are being sent
 */
export async function remindUnconfirmed(context: Reminding, actor: Caller): Promise<RemindedReply> {
  // Not two at once: each would make links, and somebody could be mailed one that is out of date.
  const done = await context.oneAtATime('reminding people to confirm their address', () =>
    remindAll(context, actor),
  );
  if (!done) throw refused('These reminders are being sent now. Nobody is reminded twice.');
  return done;
}

async function remindAll(context: Reminding, actor: Caller): Promise<RemindedReply> {
  const now = context.clock();
  const before = after(now, -pause);
  const { toRemind, mailedLately } = await peopleLeftOut(context, before);
  const people = toRemind.slice(0, limits.messageRecipients);
  if (people.length > 0) await record(context, actor, { reminded: people.length, mailedLately });
  let reminded = 0;
  for (const one of people) {
    const key = `${one.accountId}:${now.toISOString().slice(0, 10)}`;
    if (await one.remind({ key, before })) reminded += 1;
  }
  return { reminded, mailedLately, left: toRemind.length - people.length };
}

/** Before the mails, so that none is sent unrecorded. */
const record = (
  { trail, clock }: Reminding,
  actor: Caller,
  counts: Pick<RemindedReply, 'reminded' | 'mailedLately'>,
) =>
  trail.record(
    pendingAuditEntry(clock, {
      actor,
      action: 'addresses.reminded',
      subject: { id: 'all' },
      reason: '',
      before: null,
      after: counts,
    }),
  );

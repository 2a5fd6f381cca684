import { limits } from '@meritum/shared/contracts/limits';
import type { RemindedReply, UnconfirmedReply } from '@meritum/shared/contracts/overview';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { after, days } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import type { LeftOut } from '../nominations/confirmation';
import type { Overview } from './context';

/** Organisers' reminders skip people who got a link within this time. */
const pause = days(1);

/** All mails with a link that confirms an address. */
const confirmationMails = [
  'email-confirmation',
  'confirmation-reminder',
  'claim-reminder',
  'nomination-received',
  'application-received',
];

/** People to remind, each once, nominators first, and the number who got a link lately. */
async function peopleLeftOut({ deps }: Overview, since: Date) {
  const [nominators, judges, mailed] = await Promise.all([
    deps.nominations.nominatorsLeftOut(),
    deps.judges.judgesLeftOut(),
    deps.mail.addressesSince(confirmationMails, since),
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

/** How many people {@link remindUnconfirmed} would remind now, and how many it would skip. */
export async function countUnconfirmed(context: Overview): Promise<UnconfirmedReply> {
  const since = after(context.platform.clock(), -pause);
  const { toRemind, mailedLately } = await peopleLeftOut(context, since);
  return { toRemind: toRemind.length, mailedLately };
}

/**
 * Reminds people who are left out to confirm their address, one mail each. Skips people who got a
 * link within the last day, so repeating it does nothing. Writes one audit entry.
 * @throws failed-precondition while these reminders are being sent
 */
export async function remindUnconfirmed(context: Overview, actor: Caller): Promise<RemindedReply> {
  // Each run makes new links, so one of two simultaneous runs would mail void links.
  const { oneAtATime } = context.platform;
  const done = await oneAtATime('reminding people to confirm their address', () =>
    remindAll(context, actor),
  );
  if (!done) throw refused('These reminders are being sent now. Nobody is reminded twice.');
  return done;
}

async function remindAll(context: Overview, actor: Caller): Promise<RemindedReply> {
  const now = context.platform.clock();
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

/** Called before sending, so that no mail is unrecorded. */
const record = (
  { platform: { trail, clock } }: Overview,
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

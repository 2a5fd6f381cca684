import { randomUUID } from 'node:crypto';
import type { RegistrationState, RegistrationSwitch } from '@meritum/shared/contracts/registration';
import { changeDocument, writeWithEffects } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Actor } from '../../../platform/authorisation/actor';
import { after, hours, minutes } from '../../../platform/clock';
import { changedSinceOpened } from '../../../platform/errors/changed-meanwhile';
import { tooManyRequests } from '../../../platform/errors/domain-error';
import { formatDeadline } from '../../../platform/text';
import type { Identities } from '../context';

/** Short, so that an organiser has to renew a pause, which is recorded again. */
const pauseLasts = hours(2);
/** A request repeated within this time adds no pause. */
const sameAct = minutes(5);
/** Recent registrations from which on organisers should check whether they are people. */
const unusual = 100;

type Reading = Pick<Identities, 'stores' | 'platform'>;

/** The present pause, with the number of pauses so far. */
export async function registrationPause({ stores, platform }: Reading) {
  const all = await stores.pauses.list();
  const [longest] = all.filter(({ until }) => until > platform.clock());
  return { pausedUntil: longest?.until.toISOString() ?? null, pauses: all.length };
}

export async function registrationState(context: Reading): Promise<RegistrationState> {
  const { stores, platform } = context;
  const lastHour = await stores.accounts.countCreatedSince(after(platform.clock(), -hours(1)));
  return { lastHour, isUnusual: lastHour >= unusual, ...(await registrationPause(context)) };
}

/** @throws resource-exhausted while registration is paused */
export async function refuseWhilePaused(context: Reading): Promise<void> {
  const { pausedUntil } = await registrationPause(context);
  if (!pausedUntil) return;
  const until = new Date(pausedUntil);
  throw tooManyRequests(
    `New accounts with a password are paused until ${formatDeadline(until)}. Signing in works as usual. Continue with Google, or come back then.`,
    until.getTime() - context.platform.clock().getTime(),
  );
}

/** Pauses registration by password for two hours, or ends all pauses. Repeatable. */
export async function switchRegistration(
  { stores, platform, recordPause }: Identities,
  actor: Actor,
  { paused, reason }: RegistrationSwitch,
): Promise<void> {
  const now = platform.clock();
  const running = (await stores.pauses.list()).filter(({ until }) => until > now);
  const writing = { recordAudit: recordPause, conflict: () => changedSinceOpened('Registration') };
  const effectsOf = ({ _id: id }: { _id: string }, until: Date) => {
    const action = paused ? 'registration.paused' : 'registration.resumed';
    const subject = { id };
    const moment = { until: until.toISOString() };
    const event = { actor, action, subject, reason, before: null, after: moment } as const;
    return { audit: pendingAuditEntry(platform.clock, event), mails: [] };
  };
  if (!paused)
    for (const one of running)
      await changeDocument({ ...writing, change: stores.pauses.updateIf }, one, {
        fields: { until: now },
        effects: effectsOf(one, now),
      });
  const until = after(now, pauseLasts);
  if (!paused || running.some((one) => one.until > after(until, -sameAct))) return;
  const pause = { _id: randomUUID(), until, revision: 1 };
  await writeWithEffects(writing, effectsOf(pause, until), (effects) =>
    stores.pauses.insert(pause, effects),
  );
}

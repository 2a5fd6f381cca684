import { minutes, seconds } from '../../platform/clock';

export interface Counter {
  _id: string;
  count: number;
  /** No attempt is allowed before; only set by growing pauses. */
  openAt?: Date;
  /** The owner of a note, for whom it can be deleted. */
  owner?: string;
  expiresAt: Date;
}

/** At most `max` in each time span; spans follow the clock and are the same for everyone. */
interface Quota {
  kind: 'quota';
  key: string;
  max: number;
  spanMs: number;
}

/** A few attempts without waiting, then growing pauses, until a day without a failure. */
export interface Backoff {
  kind: 'pauses';
  key: string;
}

export type Limit = Quota | Backoff;

/** Failed attempts without a pause, for typing errors and mixed-up passwords. */
export const freeFailures = 5;
const firstPause = seconds(2);
const maxPause = minutes(15);
const failuresForgottenAfter = minutes(24 * 60);

/** The pause after consecutive failures: 2 s, 4 s, 8 s … up to 15 minutes. */
export function backoffAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(maxPause, firstPause * 2 ** Math.min(failures - freeFailures, 20));
}

const spanEnd = ({ spanMs }: Quota, now: Date): number =>
  (Math.floor(now.getTime() / spanMs) + 1) * spanMs;

/** A quota has a new counter in each span, so nothing needs a reset. */
export function counterId(limit: Limit, now: Date): string {
  return limit.kind === 'pauses' ? limit.key : `${limit.key}:${spanEnd(limit, now)}`;
}

/** Milliseconds until the next attempt is allowed. */
export function waitFor(limit: Limit, counter: Counter | undefined, now: Date): number {
  if (!counter || counter.expiresAt <= now) return 0;
  if (limit.kind === 'quota')
    return counter.count < limit.max ? 0 : spanEnd(limit, now) - now.getTime();
  return Math.max(0, (counter.openAt ?? now).getTime() - now.getTime());
}

/** One more attempt, written only if the counter is unchanged since it was read. */
export interface CountedAttempt {
  limit: Limit;
  id: string;
  /** Attempts counted before; an expired counter starts at 0. */
  seen: number;
  count: number;
  openAt: Date;
  expiresAt: Date;
}

export function stepOf(limit: Limit, counter: Counter | undefined, now: Date): CountedAttempt {
  const at = now.getTime();
  const valid = counter && counter.expiresAt > now ? counter.count : 0;
  const count = valid + 1;
  const lasts = limit.kind === 'quota' ? spanEnd(limit, now) : at + failuresForgottenAfter;
  return {
    limit,
    id: counterId(limit, now),
    seen: counter?.count ?? 0,
    count,
    openAt: new Date(at + (limit.kind === 'pauses' ? backoffAfter(count) : 0)),
    expiresAt: new Date(lasts),
  };
}

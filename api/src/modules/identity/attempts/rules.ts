import { minutes, seconds } from '../../../platform/clock';

/** What is kept of the attempts that one key has had. */
export interface Counter {
  _id: string;
  count: number;
  /** Until then nothing is let in; only where delays grow. */
  openAt?: Date;
  /** Of a note: whose it is. */
  owner?: string;
  expiresAt: Date;
}

/** At most `max` in each span of time; the spans follow the clock and are the same for everybody. */
export interface Quota {
  kind: 'quota';
  key: string;
  max: number;
  spanMs: number;
}

/** A few attempts without waiting, then ever longer pauses, until none failed for a day. */
export interface Backoff {
  kind: 'pauses';
  key: string;
}

export type Limit = Quota | Backoff;

/** Failed attempts that cost no wait: typing slips, and the one or two passwords one also has. */
export const freeFailures = 5;
export const firstPause = seconds(2);
export const longestPause = minutes(15);
export const failuresForgottenAfter = minutes(24 * 60);

/** Pause after so many failures in a row: 2 s, 4 s, 8 s ... up to 15 minutes. */
export function backoffAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestPause, firstPause * 2 ** Math.min(failures - freeFailures, 20));
}

/** When the span that `now` is in ends. */
const spanEnd = ({ spanMs }: Quota, now: Date): number =>
  (Math.floor(now.getTime() / spanMs) + 1) * spanMs;

/** Id of the counter; that of a quota is another in each span, so that nothing has to be reset. */
export function counterId(limit: Limit, now: Date): string {
  return limit.kind === 'pauses' ? limit.key : `${limit.key}:${spanEnd(limit, now)}`;
}

/** Milliseconds until the limit lets another attempt in; 0 when it does now. */
export function waitFor(limit: Limit, counter: Counter | undefined, now: Date): number {
  if (!counter || counter.expiresAt <= now) return 0;
  if (limit.kind === 'quota')
    return counter.count < limit.max ? 0 : spanEnd(limit, now) - now.getTime();
  return Math.max(0, (counter.openAt ?? now).getTime() - now.getTime());
}

/** One attempt more, to be written only if the counter still is what was read of it. */
export interface Step {
  limit: Limit;
  id: string;
  /** Attempts counted before; a counter that has expired begins anew. */
  seen: number;
  count: number;
  openAt: Date;
  expiresAt: Date;
}

export function stepOf(limit: Limit, counter: Counter | undefined, now: Date): Step {
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

/** The time, passed to all rules that depend on it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

/**
 * How long a process trusts its copy of revocations, seasons and winners. Every process must know a
 * change within a second; the other half is for reading it under load.
 */
export const trustedFor = seconds(0.5);

export function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

/** The day of a moment in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Days up to today, the latest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, ago) => dayOf(after(now, -days(ago))));

import type { Result, Schedule } from './result';

type Scheduled = Pick<Result, 'schedule'>;

/** The agreed publication; null if there is none or it was stopped. */
export const plannedPublication = ({ schedule }: Scheduled): Schedule | null =>
  schedule?.agreed && !schedule.stopped ? schedule : null;

/**
 * The proposed moment for the present outcome, waiting or turned down; null once agreed on, or if
 * it has passed.
 */
export function proposedPublication(
  { state, finalised, schedule }: Pick<Result, 'state' | 'finalised' | 'schedule'>,
  now: Date,
): Schedule | null {
  if (!schedule || schedule.agreed || state !== 'finalised') return null;
  if (finalised?.outcomeHash !== schedule.outcomeHash) return null;
  return schedule.turnedDown || schedule.publishAt > now ? schedule : null;
}

/** The change that stops a planned publication; empty if none is planned. */
export function stopping(of: Scheduled, stopped: Schedule['stopped']): Scheduled {
  const planned = plannedPublication(of);
  return planned ? { schedule: { ...planned, ...(stopped && { stopped }) } } : {};
}

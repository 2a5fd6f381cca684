import type { Result, Schedule } from './result';

type Scheduled = Pick<Result, 'schedule'>;

/** The publication that two organisers have agreed on; null without one, and once it was stopped. */
export const plannedPublication = ({ schedule }: Scheduled): Schedule | null =>
  schedule?.agreed && !schedule.stopped ? schedule : null;

/** The proposal of a moment to come for the present outcome; null once it was agreed on. */
export function proposedPublication(
  { state, finalised, schedule }: Pick<Result, 'state' | 'finalised' | 'schedule'>,
  now: Date,
): Schedule | null {
  const isCurrent = state === 'finalised' && finalised?.outcomeHash === schedule?.outcomeHash;
  return schedule && isCurrent && !schedule.agreed && schedule.publishAt > now ? schedule : null;
}

/** What stops the planned publication of a contest; nothing where none is planned. */
export function stopping(of: Scheduled, stopped: Schedule['stopped']): Scheduled {
  const planned = plannedPublication(of);
  return planned ? { schedule: { ...planned, ...(stopped && { stopped }) } } : {};
}

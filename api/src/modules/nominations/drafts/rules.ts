import type { Season } from '@meritum/shared/contracts/seasons';
import { after, days, hours } from '../../../platform/clock';
import { categoryOf, isOpen } from '../../seasons/rules';
import type { Draft } from './draft';

/** Hours before the deadline at which nominators are reminded of their draft. */
const reminderHours = [168, 24];

/** How long a draft is kept after its season. */
export const draftRetention = days(90);

/**
 * The time of the reminder that is due now; if both were missed, only the later one. Moving the
 * deadline gives new times.
 */
export function dueReminder(
  { reminded, reminders, savedAt }: Pick<Draft, 'reminded' | 'reminders' | 'savedAt'>,
  { closesAt, now }: { closesAt: Date; now: Date },
): Date | undefined {
  if (!reminders || now >= closesAt) return undefined;
  const times = reminderHours.map((left) => after(closesAt, -hours(left)));
  const due = times.findLast((time) => now >= time);
  if (!due || reminded.includes(due.getTime())) return undefined;
  // A draft begun after that time needs no reminder.
  return savedAt < due ? due : undefined;
}

/**
 * Whether a draft has expired: 90 days after both the results and its last save. Never while its
 * category takes nominations.
 */
export function isExpired(
  draft: Pick<Draft, 'season' | 'category' | 'savedAt'>,
  seasons: readonly Season[],
  now: Date,
): boolean {
  const season = seasons.find(({ id }) => id === draft.season);
  const category = season && categoryOf(season, draft.category);
  if (category && isOpen(category.nominations, now)) return false;
  const results = season?.calendar ? new Date(season.calendar.results) : draft.savedAt;
  const last = Math.max(results.getTime(), draft.savedAt.getTime());
  return last + draftRetention <= now.getTime();
}

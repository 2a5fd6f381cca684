import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { formatMonth } from '@meritum/shared/programme/days';
import { leftOutText } from '@meritum/shared/programme/left-out';
import { type SeasonSaid, seasonDays } from '@meritum/shared/programme/season-days';
import { site } from '@meritum/shared/programme/site';
import { withStepStates } from '@meritum/shared/ui/withStepStates';

export const notProvided = 'Not provided';

type ReviewState = Pick<NominationStatusReply, 'exists' | 'status' | 'fullName' | 'leftOut'>;

/** The summary if under review or named; else the form (NOM-020 to NOM-022, OPEN-014). */
export function viewOf({ exists, status, fullName }: ReviewState): 'form' | 'summary' {
  if (!exists) return 'form';
  if (status === 'UNDER_REVIEW') return 'summary';
  const name = fullName.trim();
  return name === '' || name === notProvided ? 'form' : 'summary';
}

const labels: Record<string, string> = {
  APPLICATION_PENDING: 'Not submitted yet',
  UNDER_REVIEW: 'Under review',
};

/** The 'Current Status' in words; an unknown status unchanged (NOM-010, NOM-011, OPEN-019). */
export function currentStatus({ exists, status, leftOut }: ReviewState): string {
  if (leftOut) return 'Did not take part';
  return (exists && (labels[status] ?? status)) || 'Unknown';
}

/**
 * The month of the announcement: as specified while possible (NOM-017), else by the season's days,
 * or '' (D05).
 */
function announcementMonth(season: SeasonSaid | undefined, now: Date): string {
  const nominated = season?.nominations?.season ?? season?.id ?? '2025';
  if (nominated === '2025' && now < new Date('2025-11-01')) return 'October 2025';
  const results = nominated === season?.id && seasonDays(season, now).results;
  return results ? formatMonth(results) : '';
}

/** The explanation of the status (NOM-016 to NOM-019). */
export function statusMessage(
  { exists, status, leftOut }: ReviewState,
  season?: SeasonSaid,
  now = new Date(),
): string {
  if (!exists) return "You haven't submitted any Tech Excellence nominations yet.";
  if (leftOut)
    return `${leftOutText(leftOut)} If you think that this is a mistake, write to ${site.supportEmail}.`;
  if (status === 'APPLICATION_PENDING') return 'Please complete and submit the nomination form.';
  if (status !== 'UNDER_REVIEW') return 'Unknown status. Please contact support.';
  const month = announcementMonth(season, now);
  const announced = month && ` Results will be announced in ${month}.`;
  return `Your nomination is successfully received and will be reviewed by our judges.${announced}`;
}

/** The timeline step of a status; none for an unknown status. */
const stepOf: Record<string, number> = { APPLICATION_PENDING: 0, UNDER_REVIEW: 1 };

const steps = [{ label: 'Submission' }, { label: 'Review' }];

/** The timeline: earlier steps completed, the matching one current, later ones future (NOM-013). */
export const timelineOf = ({ exists, status }: ReviewState) =>
  withStepStates(steps, exists ? (stepOf[status] ?? -1) : 0);

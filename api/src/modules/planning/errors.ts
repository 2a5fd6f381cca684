import { pluralize } from '@meritum/shared/programme/format-count';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { invalidAt, notFound, refused } from '../../platform/errors/domain-error';
import { formatDateTime } from '../../platform/text';

export const planInputMissing = () =>
  notFound(
    'There is no data of this plan: it changed no assignments, or its data was removed two years after.',
  );

export const closedForGood = (category: string) =>
  refused(`Judging of ${category} is closed for good, so no judges are assigned there any more.`);

/** For the organiser who applies a plan second. */
export const planApplied = (by: string, at: Date) =>
  refused(`${by} has already applied this plan, on ${formatDateTime(at)}.`);

export const previewTookTooLong = (seconds: number) =>
  refused(
    `Planning took longer than ${seconds} seconds and was stopped. Nothing was changed. Try again later, or plan fewer categories.`,
  );

export const notAPreview = () => refused('This plan is no longer a preview.');

export const openingNeedsReason = (short: number) =>
  invalidAt(
    '/reason',
    `${pluralize(short, 'nomination')} would get no result. Enter a reason to open judging all the same.`,
  );

/** Lists the changes since the plan was made. */
export const planOutdated = (what: readonly string[]) =>
  changedMeanwhile(
    `This plan is out of date. What has changed: ${what.join(', ')}. Preview again.`,
  );

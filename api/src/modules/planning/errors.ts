import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidAt, refused } from '../../platform/errors/domain-error';
import { formatDateTime } from '../../platform/text';

export const planInputMissing = () =>
  new DomainError(
    'not-found',
    'There is no input of this plan: it was not applied, predates input archiving, or its input was removed two years after.',
  );

export const planInputTooEarly = () =>
  refused(
    'A plan’s input reveals who may judge what. Download it after judging has ended in every category.',
  );

export const closedForGood = (category: string) =>
  refused(`Judging of ${category} is closed for good, so no judges are assigned there any more.`);

export const planUnknown = () => new DomainError('not-found', 'Plan not found.');

/** Another organiser was first. */
export const planApplied = (by: string, at: Date) =>
  refused(`${by} has already applied this plan, on ${formatDateTime(at)}.`);

export const planDiscarded = () => refused('This plan was discarded. Preview again.');

export const notAPreview = () => refused('This plan is no longer a preview.');

export const previewOnly = () =>
  refused('This plan was made by an earlier version, which cannot open judging. Preview again.');

export const drawNotKnown = () =>
  refused(
    'This plan is a trial, because values of organisers are not revealed yet. Preview again once they are.',
  );

export const openingNeedsReason = (short: number) =>
  invalidAt(
    '/reason',
    `${short === 1 ? '1 nomination' : `${short} nominations`} would get no result. Enter a reason to open judging all the same.`,
  );

export const planChangesNothing = () => refused('This plan changes nothing.');

/** Names what has changed since the plan was made. */
export const planOutdated = (what: readonly string[]) =>
  changedMeanwhile(
    `This plan is out of date. What has changed: ${what.join(', ')}. Preview again.`,
  );

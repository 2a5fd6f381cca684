import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';
import { formatDateTime } from '../../platform/text';

export const planInputMissing = () =>
  new DomainError(
    'not-found',
    'There is no input of this plan: it was not applied, predates input archiving, or its input was removed two years after.',
  );

export const planInputTooEarly = () =>
  new DomainError(
    'failed-precondition',
    'A plan’s input reveals who may judge what. Download it after judging has ended in every category.',
  );

export const closedForGood = (category: string) =>
  new DomainError(
    'failed-precondition',
    `Judging of ${category} is closed for good, so no judges are assigned there any more.`,
  );

export const planUnknown = () => new DomainError('not-found', 'Plan not found.');

/** Another organiser was first. */
export const planApplied = (by: string, at: Date) =>
  new DomainError(
    'failed-precondition',
    `${by} has already applied this plan, on ${formatDateTime(at)}.`,
  );

export const planDiscarded = () =>
  new DomainError('failed-precondition', 'This plan was discarded. Preview again.');

export const notAPreview = () =>
  new DomainError('failed-precondition', 'This plan is no longer a preview.');

export const previewOnly = () =>
  new DomainError(
    'failed-precondition',
    'This plan was made by an earlier version, which cannot open judging. Preview again.',
  );

export const drawNotKnown = () =>
  new DomainError(
    'failed-precondition',
    'This plan is a trial, because values of organisers are not revealed yet. Preview again once they are.',
  );

export const openingNeedsReason = (short: number) => {
  const message = `${short === 1 ? '1 nomination' : `${short} nominations`} would get no result. Enter a reason to open judging all the same.`;
  return invalidArgument(message, [{ pointer: '/reason', message }]);
};

export const planChangesNothing = () =>
  new DomainError('failed-precondition', 'This plan changes nothing.');

/** Names what has changed since the plan was made. */
export const planOutdated = (what: readonly string[]) =>
  changedMeanwhile(
    `This plan is out of date. What has changed: ${what.join(', ')}. Preview again.`,
  );

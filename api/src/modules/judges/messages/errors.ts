import { changedMeanwhile } from '../../../platform/errors/changed-meanwhile';
import {
  DomainError,
  invalidArgument,
  secondsOf,
  tooManyRequests,
} from '../../../platform/errors/domain-error';

export const nobodyGetsIt = () =>
  new DomainError(
    'failed-precondition',
    'No judge would get this mail: none matches, or their addresses are not confirmed, or none is to be reminded.',
  );

export const moreThanConfirmed = (now: number) =>
  changedMeanwhile(`By now ${now} judges would get this mail. Review it and confirm it again.`);

export const tooManyRecipients = (most: number) =>
  new DomainError(
    'failed-precondition',
    `A mail goes to ${most} judges at most. Narrow the filter.`,
  );

export const sentRecently = (waitMs: number) =>
  tooManyRequests(
    `You have just mailed judges. You can send another mail in ${Math.ceil(secondsOf(waitMs) / 60)} minutes.`,
    waitMs,
  );

const inText = (message: string) => invalidArgument(message, [{ pointer: '/note', message }]);

export const placeholderUnknown = (found: string) =>
  inText(`${found} has no meaning. Use {name}, {pending} or {deadline}.`);

export const noDeadline = () =>
  inText('No time is set at which judging closes, so {deadline} would be empty. Write the date.');

export const linksElsewhere = (found: string) =>
  inText(`Leave out "${found}": a mail to judges links to this site only.`);

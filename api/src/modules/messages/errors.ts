import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import {
  invalidAt,
  refused,
  tooManyRequests,
  waitInWords,
} from '../../platform/errors/domain-error';

export const nobodyGetsIt = (noun: string) =>
  refused(`No ${noun} would get this mail: none matches, or all who match are left out.`);

export const moreThanConfirmed = (now: number, noun: string) =>
  changedMeanwhile(`By now ${now} ${noun}s would get this mail. Review it and confirm it again.`);

export const tooManyRecipients = (most: number, noun: string) =>
  refused(`A mail goes to ${most} ${noun}s at most. Narrow the filter.`);

export const sentRecently = (waitMs: number) =>
  tooManyRequests(
    `You have just mailed several people. You can send another mail in ${waitInWords(waitMs)}.`,
    waitMs,
  );

const inText = (message: string) => invalidAt('/note', message);

/** `known`: `['name', 'deadline']` */
export const placeholderUnknown = (found: string, known: readonly string[]) => {
  const words = known.map((name) => `{${name}}`);
  return inText(
    `${found} has no meaning. Use ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  );
};

export const noDeadline = (what: string) =>
  inText(`No time is set at which ${what}, so {deadline} would be empty. Write the date.`);

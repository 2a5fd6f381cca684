import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import {
  alreadyExists,
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

export const leavesTooEarly = () => invalidAt('/sendAt', 'Enter a time that is still to come.');

export const leavesTooLate = () => invalidAt('/sendAt', 'Choose a time within six months.');

export const closesBefore = (what: string) =>
  invalidAt('/sendAt', `By then ${what}, which {deadline} names. Choose an earlier time.`);

export const tooManyPlanned = (most: number) =>
  refused(`You have planned ${most} messages. Stop one of them, or wait until one has left.`);

export const nothingPlanned = () => refused('It has left or is leaving, or somebody stopped it.');

export const writerHasLeft = () => refused('Its writer has lost the role of organiser since.');

export const templateNameTaken = (name: string) =>
  alreadyExists(`There is a template "${name}" already. Choose another name.`);

export const tooManyTemplates = () => refused('There are too many templates. Remove one first.');

const inText = (message: string) => invalidAt('/note', message);

/** `known`: such as `['name', 'deadline']` */
export const placeholderUnknown = (found: string, known: readonly string[]) => {
  const words = known.map((name) => `{${name}}`);
  return inText(
    `${found} has no meaning. Use ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  );
};

export const noDeadline = (what: string) =>
  inText(
    `No time is set at which ${what} for some of them, so {deadline} would be empty. Write the date.`,
  );

import type { Season } from '@meritum/shared/contracts/seasons';
import { pluralize } from '@meritum/shared/programme/format-count';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';

export const contestUnknown = () => notFound('Season or category not found.');

/** The same for missing, unpublished and hidden entries, so that the reply reveals nothing. */
export const entryUnknown = () => notFound('Entry not found.');
export const voidUnknown = () => notFound('Proposal not found.');

/** For an organiser whose conflict of interest forbids any decision about the contest. */
export const conflictOfInterestError = () =>
  notPermitted(
    'You have a conflict of interest with a nomination in this category. Other organisers decide its results.',
  );

export const rulesNotFrozen = () => refused('The rules of this season are not final yet.');

interface ToClose {
  season: Pick<Season, 'rules'>;
  entries: readonly unknown[];
  uncovered: readonly unknown[];
}

export const closingNeedsReason = ({ season, entries, uncovered }: ToClose) => {
  const { length } = uncovered;
  const short = pluralize(length, 'nomination');
  const why =
    length > 0
      ? `Ending judging would leave ${short} with fewer than ${season.rules.minimumRatings} ratings without a result`
      : entries.length > 0
        ? 'Somebody was given more time'
        : 'This category has no nominations';
  return refused(`${why}. It takes a reason and two organisers.`);
};
export const notClosed = () => refused('Judging of this category has not been ended yet.');
export const alreadyPublished = () => refused('The results of this category are published.');

export const resultChanged = () => changedSinceOpened('This category');

/** Ratings and voids by others can change the outcome while an organiser decides. */
export const outcomeChanged = () =>
  refused('The results have changed. Look at them again before you decide.');

export const voidWaits = () =>
  refused('A proposal to void something has to be confirmed, withdrawn or turned down first.');

export const extraJudgesMissing = () =>
  refused('Nominations whose tier is not certain have to be given more judges first.');

export const voidAfterClosing = () =>
  refused(
    'Judging is closed, and scores are shown. A rating can now be voided only for a conflict of interest that was already on record when judging closed, because judge and nominee share an employer, an e-mail domain or an account. None was on record for this rating.',
  );

export const decidedAlready = (state: string) =>
  refused(`This proposal has already been ${state.replace('-', ' ')}.`);

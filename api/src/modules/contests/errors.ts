import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, refused } from '../../platform/errors/domain-error';

export const contestUnknown = () => new DomainError('not-found', 'Season or category not found.');

/** The same for missing, unpublished and hidden entries, so that the reply reveals nothing. */
export const entryUnknown = () => new DomainError('not-found', 'Entry not found.');
export const voidUnknown = () => new DomainError('not-found', 'Proposal not found.');

/** An organiser with a conflict of interest decides nothing about the contest. */
export const conflictOfInterestError = () =>
  new DomainError(
    'permission-denied',
    'You have a conflict of interest with an entry in this category. Other organisers decide its results.',
  );

export const ownConflict = () =>
  new DomainError(
    'permission-denied',
    'You cannot lift your own conflict of interest. It takes two other organisers.',
  );
export const nothingToLift = () =>
  refused(
    'This organiser has no conflict of interest with this nomination that can be lifted. Only a conflict by employer can be lifted, never with one’s own nomination.',
  );

export const notFrozen = () => refused('The rules of this season are not final yet.');
export const neverOpened = () =>
  refused(
    'No judge was ever assigned in this category, and judging is not set to open. Open judging before you end it.',
  );
export const notBegun = () =>
  refused('This season has not begun, so its judging cannot be ended yet.');
export const closingNeedsReason = (uncovered: number, minimum: number) =>
  refused(
    `${
      uncovered === 0
        ? 'This category has no entries'
        : `Ending judging would leave ${uncovered === 1 ? '1 entry' : `${uncovered} entries`} with fewer than ${minimum} ratings without a result`
    }. It takes a reason and two organisers.`,
  );
export const judgingEnded = () => refused('Judging of this category has ended.');
export const notClosed = () => refused('Judging of this category has not been ended yet.');
export const published = () => refused('The results of this category are published.');
export const noBorderlineRule = () =>
  refused('The rules of this season do not provide extra judges for borderline entries.');

export const resultChanged = () => changedSinceOpened('This category');

/** Ratings and voids by others can change the outcome between looking and deciding. */
export const outcomeChanged = () =>
  refused('The outcome has changed. Look at the results again before you decide.');

export const passkeyNeeded = () =>
  refused(
    'The rules of this season say that both organisers sign the outcome with a passkey. Add one on your account page first.',
  );

export const signatureMissing = () =>
  refused(
    'Sign the outcome with a passkey of your account. If you no longer have one, remove it from your account first.',
  );
export const signatureWrong = () =>
  refused('Could not verify your signature. Look at the results again and sign once more.');

export const checksUnmet = (names: readonly string[]) =>
  refused(`These checks are not met yet: ${names.join(', ')}.`);

export const voidAfterClosing = () =>
  refused(
    'Judging is closed, and scores are shown. A rating can now be voided only for a conflict of interest that was already on record when judging closed, because judge and nominee share an employer, an e-mail domain or an account. None was on record for this rating.',
  );

export const voidedAlready = () =>
  new DomainError('already-exists', 'This has already been voided or proposed for voiding.');
export const proposerGone = () =>
  refused(
    'This was proposed by someone who is no longer an organiser. Withdraw it, and propose it again if it still applies.',
  );
export const decidedAlready = (state: string) =>
  refused(`This proposal has already been ${state}.`);

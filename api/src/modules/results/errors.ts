import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError } from '../../platform/errors/domain-error';

const refused = (message: string) => new DomainError('failed-precondition', message);

export const contestUnknown = () =>
  new DomainError('not-found', 'There is no such season and category.');

/** The same for what never was, what is not published and what the admin has a tie to. */
export const entryUnknown = () => new DomainError('not-found', 'There is no such entry.');
export const ledgerUnknown = () =>
  new DomainError('not-found', 'No results of this season and category are published.');
export const voidUnknown = () => new DomainError('not-found', 'There is no such proposal.');

/** Of an admin with an interest in one of the entries: they decide nothing of their category. */
export const conflictOfInterestError = () =>
  new DomainError(
    'permission-denied',
    'You have a tie to an entry of this category. Others have to decide about its results.',
  );

export const ownConflict = () =>
  new DomainError(
    'permission-denied',
    'This is your own conflict of interest. Two others lift it.',
  );
export const nothingToLift = () =>
  refused(
    'This organiser has no conflict of interest with this nomination that can be lifted. One by employer can be; one’s own nomination cannot.',
  );

export const notFrozen = () => refused('The rules of this season are not frozen yet.');
export const notFreezable = (problems: readonly string[]) =>
  refused(`These rules cannot be frozen. ${problems.join(' ')}`);
export const stillOpen = () =>
  refused('Judging is still open in this category. Close it in the season first.');
export const nobodyRated = () =>
  refused(
    'Nobody has rated an entry of this category yet. Closing its judging for good takes a reason and two organisers.',
  );
export const judgingEnded = () => refused('Judging of this category has been closed for good.');
export const notClosed = () => refused('Judging of this category has not been closed yet.');
export const notFinalised = () => refused('The results of this category are not finalised.');
export const published = () => refused('The results of this category are published.');
export const noBorderlineRule = () =>
  refused('The rules of this season ask for no more judges of borderline entries.');

export const resultChanged = () => changedSinceOpened('This category');

/** Computed from the ratings, which are changed by others than those who decide. */
export const outcomeChanged = () =>
  refused(
    'The outcome has become another one in the meantime. Look at the results again before you decide.',
  );

export const checksUnmet = (names: readonly string[]) =>
  refused(`This has to be settled first: ${names.join(', ')}.`);

export const voidedAlready = () =>
  new DomainError('already-exists', 'This is taken out, or proposed to be, already.');
export const needsSecondOrganiser = () =>
  refused('You have proposed this yourself. Another admin has to confirm it.');
export const proposerGone = () =>
  refused(
    'Whoever proposed this is no longer an organiser. Withdraw it, and propose it again if it still applies.',
  );
export const decidedAlready = (state: string) => refused(`This proposal is ${state} already.`);

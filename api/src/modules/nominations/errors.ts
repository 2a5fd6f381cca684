import { linkMessages } from '@meritum/shared/contracts/identity';
import type { Season } from '@meritum/shared/contracts/seasons';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import {
  alreadyExists,
  invalidAt,
  notFound,
  notPermitted,
  refused,
} from '../../platform/errors/domain-error';

/** OPEN-016. */
export const alreadyNominated = () =>
  alreadyExists('You have already submitted a nomination in this category.');

const otherAccount =
  'another account with the same mailbox has already submitted one. Each person submits one nomination in a category; sign in there to change it.';

export const otherAccountNominated = () =>
  alreadyExists(`You cannot submit a nomination in this category because ${otherAccount}`);

/** The note of a nomination that was sent before the nominator's address was confirmed. */
export const returnedForOtherAccount = `Your nomination is not under review because ${otherAccount}`;

/** The refusal, and the note of a nomination that was sent while its nominator rated a rival. */
export const hasRatedRivals =
  'You cannot submit a nomination in this category because you have rated nominations in it as a judge this season. You can nominate in another category.';

/** OPEN-007. */
export const nominationsClosed = () => refused('Nominations are closed in this category.');

export const writtenForAnother = ({ name, currentCategory }: Season) =>
  refused(
    `This was written for a season or category that no longer takes nominations. Nothing is lost: check it, and submit it again to nominate in ${currentCategory}, ${name}.`,
  );

/** The same for an unknown address, another account's document and a removed one. */
export const documentUnknown = () =>
  invalidAt('/supportingDocUrl', 'Upload the supporting document again');

/** For a nomination that is not under review, or of which judging has begun. */
export const cannotWithdraw = () =>
  refused('You cannot withdraw this nomination because judging has begun.');

/** For a nomination that is assigned, or whose category no longer takes nominations. */
export const cannotReopen = () =>
  refused(
    'You cannot change this nomination because it is with the judges. Write to us if something in it is wrong.',
  );

/** A link that we never mailed. */
export const linkNotUsable = () => refused(linkMessages.notUsable);

export const cannotReturn = () => refused('There is no nomination under review to return.');

export const lookedAtBefore = () => alreadyExists('This nomination has been looked at already.');

export const cannotPassOnLinks = () =>
  refused('Judging of this nomination has ended, or it is not under review.');

export const nominationUnknown = () => notFound('There is no such nomination.');

export const nominationChanged = () => changedSinceOpened('This nomination');

/** For an organiser's own nomination, or one of their organization or employer's domain. */
export const conflictOfInterestError = () =>
  notPermitted(
    'You have a conflict of interest with this nomination. Another organiser must decide.',
  );

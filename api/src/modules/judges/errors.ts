import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import {
  alreadyExists,
  invalidAt,
  notFound,
  notPermitted,
  refused,
} from '../../platform/errors/domain-error';

export const alreadyApplied = () => alreadyExists('You have already submitted an application.');

const decisions: Record<JudgeStatus, string> = {
  APPLICATION_PENDING: 'is incomplete',
  VERIFICATION_PENDING: 'waits for verification',
  ASSIGNMENTS_PENDING: 'was accepted',
  REJECTED: 'was rejected',
};

/** For the second of two organisers: the first one's decision, and their name if permitted. */
export const decidedText = (
  { fullName, status }: { fullName: string; status: JudgeStatus },
  by = 'Another organiser',
) =>
  `${by} has already decided: the application of ${fullName} ${decisions[status]}. Nothing was sent.`;

export const decidedMeanwhile = (judge: { fullName: string; status: JudgeStatus }) =>
  changedMeanwhile(decidedText(judge));

/** The decision's mail was sent, or somebody has decided since. */
export const undoneTooLate = ({ fullName }: { fullName: string }, isConfirmed = false) =>
  refused(
    isConfirmed
      ? `Another organiser has also accepted ${fullName}, so the decision can no longer be undone. You can still reject them.`
      : `The decision about ${fullName} can no longer be undone. You can still accept or reject them.`,
  );

export const notJudging = () => notPermitted('Only a verified judge may do this.');

/** Judges cannot raise their own limit. */
export const aboveLimit = (limit: number) =>
  invalidAt('/capacity', `Use at most ${limit}. An organiser can raise it.`);

/** For a judge who is deleted, rejected or deactivated, or was never asked. */
export const askedLinkNotUsable = () =>
  refused('This link does not work. Sign in to the judge portal and answer there.');

export const seasonJudged = (name: string) => refused(`Judging of ${name} is over.`);

export const declinedTooLate = (name: string) =>
  refused(
    `You agreed to judge ${name}, and its judging has opened. Lower the maximum number of entries in your preferences, or recuse yourself from entries you cannot judge.`,
  );

export const invitationNotUsable = () =>
  refused('This link no longer works. You can apply without it in the judge portal.');

export const invitationsBusy = () =>
  refused('Invitations are being sent right now. Nobody is mailed twice. Try again in a moment.');

export const moreToInvite = (now: number) =>
  changedMeanwhile(`By now ${now} people would be invited. Review the list again.`);

export const tooManyToday = (left: number) =>
  refused(`At most ${left} more can be mailed today. Invite the others tomorrow.`);

export const tooManyPasted = (most: number) =>
  invalidAt('/text', `List at most ${most} people at once.`);

export const judgeUnknown = () => notFound('Judge not found.');

export const judgeChanged = () => changedSinceOpened('This judge');

export const decidesAboutSelf = () =>
  notPermitted('You cannot decide about yourself. Ask another organiser.');

export const employerJustStated = () =>
  refused('You have stated another employer in the last 30 days. Write to us to change it again.');

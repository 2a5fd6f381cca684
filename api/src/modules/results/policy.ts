import type { ContestStatus } from '@meritum/shared/contracts/results';
import type { WithoutEssay } from '../nominations/nomination';
import { type Affiliation, conflictOf } from '../nominations/policy';
import type { Result, Void } from './result';

/** Whether the admin has a tie to an entry: then they see nothing of what it was given. */
export const hasConflictWith = (party: Affiliation, nomination: WithoutEssay): boolean =>
  conflictOf(party, nomination) !== null;

/** Of which nominations the admin may see scores and judges. */
export const conflictedNominations = (
  party: Affiliation,
  nominations: readonly WithoutEssay[],
): ReadonlySet<string> =>
  new Set(nominations.filter((one) => hasConflictWith(party, one)).map(({ _id }) => _id));

/** Whether the admin judges an entry and has not rated it: how others did is nothing for them yet. */
export const hasYetToRate = (
  { accountId }: { accountId: string },
  { awaited }: { awaited: readonly string[] },
): boolean => awaited.includes(accountId);

/**
 * Whether organisers are told how entries are rated: not before judging is closed for good. Whoever
 * says when it closes, who judges no more or what is taken out does not know whom it would help.
 */
export const scoresAreTold = ({ state }: Pick<Result, 'state'>): boolean => state !== 'open';

/** What an admin who decides about a category, alone or with another one, may do at each stage. */
export function allowedSteps(
  { alone, withAnother }: { alone: boolean; withAnother: boolean },
  { state }: Result,
): ContestStatus['may'] {
  return {
    askExtraJudges: alone && state === 'open',
    close: alone && state === 'open',
    finalise: withAnother && (state === 'closed' || state === 'finalised'),
    publish: alone && state === 'finalised',
    void: alone && mayBeVoided(state),
  };
}

/** Things are taken out before publication, or not at all. */
export const mayBeVoided = (state: Result['state']): boolean => !isPublic({ state });

/** Whether an outcome is out, or on its way. */
export const isPublic = ({ state }: Pick<Result, 'state'>): boolean =>
  state === 'publishing' || state === 'published';

/**
 * It takes two, both organisers at that moment: whoever proposed it does not confirm it, and a
 * proposal of somebody who has gone, or is no organiser any more, is nobody's.
 */
export const mayConfirm = (
  accountId: string,
  { state, proposed }: Void,
  organisers: ReadonlySet<string>,
): boolean =>
  state === 'proposed' && proposed.by !== accountId && isProposedBy(organisers, proposed);

/** Whether a proposal is by one of these organisers. */
export const isProposedBy = (
  organisers: ReadonlySet<string>,
  { by }: { by: string | null },
): boolean => by !== null && organisers.has(by);
